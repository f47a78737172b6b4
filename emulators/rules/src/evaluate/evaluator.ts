import type { Outcome } from '../outcomes/failure.ts';
import type { Evaluation } from './evaluation.ts';

/**
 * A compiled expression. `locals` holds the arguments and `let` values of the function it stands in; errors are
 * outcomes, only limits are thrown.
 */
export type Evaluator = (evaluation: Evaluation, locals: readonly Outcome[]) => Outcome;
