import type { Evaluation } from './evaluation.ts';
import type { Outcome } from './failure.ts';

/**
 * A compiled expression. `locals` holds the arguments and `let` values of the function it stands in; errors are
 * outcomes, only limits are thrown.
 */
export type Evaluator = (evaluation: Evaluation, locals: readonly Outcome[]) => Outcome;
