import { Failure, type Outcome } from '../outcomes/failure.ts';
import type { CompiledAllow } from './compiled-match.ts';
import type { Evaluation } from './evaluation.ts';
import { LimitExceeded } from './limits.ts';

/** The outcome of an `allow`; going over a limit ends the evaluation and is an error too. */
export function evaluateAllow({ condition, node }: CompiledAllow, evaluation: Evaluation): Outcome {
  try {
    return condition(evaluation, []);
  } catch (error) {
    evaluation.isOver = true;
    if (error instanceof LimitExceeded) {
      return new Failure(error.message, error.start);
    }
    if (error instanceof RangeError) {
      // The only one that evaluating can cause: the end of JavaScript's stack.
      return new Failure('Expression is too complex to evaluate safely.', node.start);
    }
    throw error;
  }
}
