//! One layer of a net: a matrix and a bias, in a form that skips inputs that are 0.
//!
//! Observations are mostly zeros, and so is half of what comes out of every layer. The matrix lies input by input, so
//! that an input is either added as one long row or not read at all. Weights are whole numbers of 16 bits with a unit
//! for each input: half as much to read as `f32`, and for all that matters as fine as the half precision they come in.
//!
//! Products are rounded before they are added, so that vectors of any width give the same sums, whether or not the
//! processor could fuse the two: a game of fixed luck should not depend on it.

use pulp::{Arch, Simd, WithSimd};

/// So many inputs are added in one pass over the outputs.
const TOGETHER: usize = 4;

/// So many rows are answered in one pass over the weights, so many outputs of each at once.
const BLOCK: usize = 4;
const TILE: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct Layer {
    outputs: usize,
    /// `inputs` rows of `outputs` weights, each in the unit of its row.
    weights: Vec<i16>,
    units: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer {
    /// From a matrix with a row for every output.
    pub(super) fn new(by_output: &[f32], bias: Vec<f32>) -> Layer {
        let outputs = bias.len();
        let inputs = by_output.len() / outputs.max(1);
        let (mut weights, mut units) = (Vec::with_capacity(by_output.len()), Vec::with_capacity(inputs));
        for input in 0..inputs {
            let of_input = || by_output.iter().skip(input).step_by(inputs);
            let most = of_input().fold(0.0, |most: f32, weight| most.max(weight.abs()));
            let unit = if most > 0.0 { most / f32::from(i16::MAX) } else { 1.0 };
            weights.extend(of_input().map(|weight| (weight / unit).round() as i16));
            units.push(unit);
        }
        Layer { outputs, weights, units, bias }
    }

    pub(super) fn inputs(&self) -> usize {
        self.units.len()
    }

    pub(super) fn outputs(&self) -> usize {
        self.outputs
    }

    /// `rows` rows of inputs to as many rows of outputs.
    pub(super) fn run(&self, rows: usize, inputs: &[f32], out: &mut Vec<f32>) {
        out.resize(rows * self.outputs, 0.0);
        // Picks the widest vectors the processor has, once.
        Arch::new().dispatch(Rows { layer: self, inputs, out });
    }

    #[inline(always)]
    fn row(&self, input: &[f32], output: &mut [f32]) {
        output.copy_from_slice(&self.bias);
        let mut held = [(0.0, &self.weights[..0]); TOGETHER];
        let mut count = 0;
        for ((value, unit), weights) in input.iter().zip(&self.units).zip(self.weights.chunks_exact(self.outputs)) {
            if *value == 0.0 {
                continue;
            }
            held[count] = (value * unit, weights);
            count += 1;
            if count == TOGETHER {
                count = 0;
                let [(a, wa), (b, wb), (c, wc), (d, wd)] = held;
                for ((((out, wa), wb), wc), wd) in output.iter_mut().zip(wa).zip(wb).zip(wc).zip(wd) {
                    *out += (a * f32::from(*wa) + b * f32::from(*wb)) + (c * f32::from(*wc) + d * f32::from(*wd));
                }
            }
        }
        for (value, weights) in &held[..count] {
            for (out, weight) in output.iter_mut().zip(*weights) {
                *out += value * f32::from(*weight);
            }
        }
    }

    /// The same for a few rows in one pass over the weights: an input is left out where it is 0 in all of them.
    #[inline(always)]
    fn block(&self, inputs: &[f32], outputs: &mut [f32]) {
        outputs.chunks_exact_mut(self.outputs).for_each(|output| output.copy_from_slice(&self.bias));
        let mut rows = inputs.chunks_exact(self.inputs());
        let rows: [&[f32]; BLOCK] = std::array::from_fn(|_| rows.next().unwrap_or_default());
        let nothing = ([0.0; BLOCK], &self.weights[..self.outputs]);
        let mut held = [nothing; TOGETHER];
        let mut count = 0;
        for (input, (unit, weights)) in self.units.iter().zip(self.weights.chunks_exact(self.outputs)).enumerate() {
            let values = rows.map(|row| row[input] * unit);
            if values == [0.0; BLOCK] {
                continue;
            }
            held[count] = (values, weights);
            count += 1;
            if count == TOGETHER {
                count = 0;
                self.add(&held, outputs);
            }
        }
        if count > 0 {
            held[count..].fill(nothing);
            self.add(&held, outputs);
        }
    }

    /// Adds a few inputs to the outputs of a block, by tiles of a fixed size, which the compiler keeps in registers.
    #[inline(always)]
    fn add(&self, held: &[([f32; BLOCK], &[i16]); TOGETHER], outputs: &mut [f32]) {
        let whole = self.outputs - self.outputs % TILE;
        for start in (0..whole).step_by(TILE) {
            let mut weights = [[0.0; TILE]; TOGETHER];
            for (tile, (_, row)) in weights.iter_mut().zip(held) {
                let Some(row) = row[start..].first_chunk::<TILE>() else { return };
                for lane in 0..TILE {
                    tile[lane] = f32::from(row[lane]);
                }
            }
            let [wa, wb, wc, wd] = &weights;
            for (row, output) in outputs.chunks_exact_mut(self.outputs).enumerate() {
                let [a, b, c, d] = [held[0].0[row], held[1].0[row], held[2].0[row], held[3].0[row]];
                let Some(output) = output[start..].first_chunk_mut::<TILE>() else { return };
                for lane in 0..TILE {
                    output[lane] += (a * wa[lane] + b * wb[lane]) + (c * wc[lane] + d * wd[lane]);
                }
            }
        }
        for at in whole..self.outputs {
            for (row, output) in outputs.chunks_exact_mut(self.outputs).enumerate() {
                output[at] += held.iter().map(|(values, weights)| values[row] * f32::from(weights[at])).sum::<f32>();
            }
        }
    }
}

/// Rows of inputs and the outputs they become. A closure would not do: it is not sure to be compiled into what the
/// processor was asked for, and then runs on the narrow vectors that every processor has.
struct Rows<'a> {
    layer: &'a Layer,
    inputs: &'a [f32],
    out: &'a mut [f32],
}

impl WithSimd for Rows<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _simd: S) {
        let Rows { layer, inputs, out } = self;
        let mut inputs = inputs.chunks_exact(BLOCK * layer.inputs());
        let mut out = out.chunks_exact_mut(BLOCK * layer.outputs);
        for (inputs, outputs) in (&mut inputs).zip(&mut out) {
            layer.block(inputs, outputs);
        }
        let left = inputs.remainder().chunks_exact(layer.inputs());
        for (input, output) in left.zip(out.into_remainder().chunks_exact_mut(layer.outputs)) {
            layer.row(input, output);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    #[test]
    fn rows_that_are_answered_together_are_answered_as_alone() {
        let mut dice = Dice::new(7);
        // Fewer outputs than a tile, whole tiles, and tiles with a rest; full blocks, and blocks with a rest.
        for (inputs, outputs, rows) in [(9, 5, 4), (64, 32, 8), (131, 70, 11), (3, 17, 3)] {
            let mut random = || 2.0 * dice.unit() - 1.0;
            let matrix: Vec<f32> = (0..inputs * outputs).map(|_| random()).collect();
            let layer = Layer::new(&matrix, (0..outputs).map(|_| random()).collect());
            let seen: Vec<f32> = (0..inputs * rows).map(|_| random().max(0.0)).collect();
            let (mut together, mut alone) = (Vec::new(), Vec::new());
            layer.run(rows, &seen, &mut together);
            for (row, input) in seen.chunks_exact(inputs).enumerate() {
                layer.run(1, input, &mut alone);
                for (output, value) in alone.iter().enumerate() {
                    let weights = matrix.iter().skip(output * inputs);
                    let exact = layer.bias[output] + input.iter().zip(weights).map(|(x, w)| x * w).sum::<f32>();
                    let other = together[row * outputs + output];
                    assert!((value - exact).abs() < 0.01, "row {row}, output {output}: {value}, not {exact}");
                    assert!((value - other).abs() < 1e-4, "row {row}, output {output}: {other}, alone {value}");
                }
            }
        }
    }
}
