import type { Outcome } from '../outcomes/failure.ts';
import type { Expression } from '../syntax/ast.ts';

/** An expression of the rules, numbered among those of its ruleset, so that what is kept for each stands in a list. */
export interface Site {
  readonly node: Expression;
  readonly index: number;
}

/**
 * The expressions of an evaluation with what they came out as, inner ones before the outer one. Two lists that are used
 * again: every request of an emulator fills them.
 */
export class StepLog {
  #sites: Site[] = [];
  #outcomes: Outcome[] = [];
  #size = 0;

  /** Notes an outcome. */
  add(site: Site, outcome: Outcome): void {
    this.#sites[this.#size] = site;
    this.#outcomes[this.#size] = outcome;
    this.#size += 1;
  }

  /** Each step in its order. */
  forEach(take: (site: Site, outcome: Outcome) => void): void {
    for (let index = 0; index < this.#size; index += 1) {
      const site = this.#sites[index];
      const outcome = this.#outcomes[index];
      if (site !== undefined && outcome !== undefined) take(site, outcome);
    }
  }

  /** Forgets all; the room stays. */
  clear(): void {
    this.#outcomes.fill(null, 0, this.#size);
    this.#size = 0;
  }
}
