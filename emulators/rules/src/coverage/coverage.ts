import { type Site, StepLog } from '../evaluate/step-log.ts';
import type { Outcome } from '../outcomes/failure.ts';
import type { Expression } from '../syntax/ast.ts';
import { type CoveredValue, Tally } from './tally.ts';

/** Collects what each expression of one ruleset came out as, over all requests that it is given to. */
export class Coverage {
  /** By the number of the expression: every expression of every request comes here. */
  readonly #tallies: (Tally | undefined)[] = [];
  readonly #byNode = new Map<Expression, Tally>();
  readonly #steps = new StepLog();
  readonly #take = (site: Site, outcome: Outcome): void => this.#tallyOf(site).count(outcome);

  /**
   * Notes what the expressions of a request come out as, once all of it is judged: a judgement that throws, as one whose
   * look-up is pending, is made again from the start.
   */
  record<T>(judge: (steps: StepLog) => T): T {
    const steps = this.#steps;
    steps.clear();
    const judged = judge(steps);
    steps.forEach(this.#take);
    steps.clear();
    return judged;
  }

  /** What an expression came out as; empty if it was never evaluated. */
  valuesOf(node: Expression): readonly CoveredValue[] {
    return this.#byNode.get(node)?.values ?? [];
  }

  #tallyOf({ node, index }: Site): Tally {
    let tally = this.#tallies[index];
    if (tally === undefined) {
      tally = new Tally();
      this.#tallies[index] = tally;
      this.#byNode.set(node, tally);
    }
    return tally;
  }
}
