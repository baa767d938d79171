//! One layer of a net: a matrix and a bias, in a form that skips inputs that are 0.
//!
//! Observations are mostly zeros, and so is half of what comes out of every layer. The matrix lies input by input, so
//! that an input is either added as one long row or not read at all. Weights are whole numbers of 16 bits with a unit
//! for each input: half as much to read as `f32`, and for all that matters as fine as the half precision they come in.

use pulp::{Arch, Simd, WithSimd};

/// So many inputs are added in one pass over the outputs.
const TOGETHER: usize = 4;

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
        for (input, output) in inputs.chunks_exact(layer.inputs()).zip(out.chunks_exact_mut(layer.outputs)) {
            layer.row(input, output);
        }
    }
}
