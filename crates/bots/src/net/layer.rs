//! One layer of a net: a matrix and a bias, in a form that skips inputs that are 0.
//!
//! Observations are mostly zeros, and so is half of what comes out of every layer. The matrix lies input by input, so
//! that an input is either added as one long row or not read at all.

use pulp::Arch;

/// So many inputs are added in one pass over the outputs.
const TOGETHER: usize = 4;

#[derive(Clone, Debug)]
pub(super) struct Layer {
    outputs: usize,
    /// `inputs` rows of `outputs` weights.
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer {
    /// From a matrix with a row for every output.
    pub(super) fn new(by_output: &[f32], bias: Vec<f32>) -> Layer {
        let outputs = bias.len();
        let inputs = by_output.len() / outputs.max(1);
        let mut weights = vec![0.0; by_output.len()];
        for (output, row) in by_output.chunks_exact(inputs.max(1)).enumerate() {
            for (input, weight) in row.iter().enumerate() {
                weights[input * outputs + output] = *weight;
            }
        }
        Layer { outputs, weights, bias }
    }

    pub(super) fn inputs(&self) -> usize {
        self.weights.len() / self.outputs.max(1)
    }

    /// `rows` rows of inputs to as many rows of outputs.
    pub(super) fn run(&self, rows: usize, inputs: &[f32], out: &mut Vec<f32>) {
        out.resize(rows * self.outputs, 0.0);
        // Picks the widest vectors the processor has, once.
        Arch::new().dispatch(|| {
            for (input, output) in inputs.chunks_exact(self.inputs()).zip(out.chunks_exact_mut(self.outputs)) {
                self.row(input, output);
            }
        });
    }

    #[inline(always)]
    fn row(&self, input: &[f32], output: &mut [f32]) {
        output.copy_from_slice(&self.bias);
        let mut held = [(0.0, &self.weights[..0]); TOGETHER];
        let mut count = 0;
        for (value, weights) in input.iter().zip(self.weights.chunks_exact(self.outputs)) {
            if *value == 0.0 {
                continue;
            }
            held[count] = (*value, weights);
            count += 1;
            if count == TOGETHER {
                count = 0;
                let [(a, wa), (b, wb), (c, wc), (d, wd)] = held;
                for ((((out, wa), wb), wc), wd) in output.iter_mut().zip(wa).zip(wb).zip(wc).zip(wd) {
                    *out += (a * wa + b * wb) + (c * wc + d * wd);
                }
            }
        }
        for (value, weights) in &held[..count] {
            for (out, weight) in output.iter_mut().zip(*weights) {
                *out += value * weight;
            }
        }
    }
}
