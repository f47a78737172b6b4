import type { Expression } from '../syntax/ast.ts';
import { Failure, type Outcome } from '../outcomes/failure.ts';
import { canonicalKey } from '../values/canonical-key.ts';

/** Different values of one expression are told apart up to this number. */
const MAX_VALUES = 50;

/** One outcome of an expression and how often it came. */
export interface CoveredValue {
  readonly value: Outcome;
  count: number;
}

/** Collects what each expression of a ruleset came out as, over all requests that it is given to. */
export class Coverage {
  readonly #values = new Map<Expression, Map<string, CoveredValue>>();

  /** Notes an outcome. */
  record(node: Expression, outcome: Outcome): void {
    let values = this.#values.get(node);
    if (values === undefined) {
      values = new Map();
      this.#values.set(node, values);
    }
    const key = outcome instanceof Failure ? `error: ${outcome.message}` : canonicalKey(outcome);
    const known = values.get(key);
    if (known !== undefined) {
      known.count += 1;
    } else if (values.size < MAX_VALUES) {
      values.set(key, { value: outcome, count: 1 });
    }
  }

  /** What an expression came out as; empty if it was never evaluated. */
  valuesOf(node: Expression): readonly CoveredValue[] {
    return [...(this.#values.get(node)?.values() ?? [])];
  }
}
