import { Failure, type Outcome } from '../outcomes/failure.ts';
import { canonicalKey } from '../values/canonical-key.ts';
import { sameByValue } from '../values/equality.ts';

/** Different values of one expression are told apart up to this number. */
const MAX_VALUES = 50;

/** One outcome of an expression and how often it came. */
export interface CoveredValue {
  readonly value: Outcome;
  count: number;
}

/**
 * What one expression came out as, and how often: values that sets take for the same are one, and so are errors with the
 * same message. Made to cost next to nothing where the same comes again, as the emulator counts with every request.
 */
export class Tally {
  /** In the order they came. */
  readonly #values: CoveredValue[] = [];
  /** By the value itself, where `===` tells all; by the message of an error. */
  readonly #plain = new Map<unknown, CoveredValue>();
  readonly #errors = new Map<string, CoveredValue>();
  /** By their canonical keys: everything else. */
  readonly #structured = new Map<string, CoveredValue>();
  #last: CoveredValue | undefined;

  get values(): readonly CoveredValue[] {
    return this.#values;
  }

  /** Counts an outcome; one more than are told apart, or a list or map when so many are there, is not. */
  count(outcome: Outcome): void {
    const last = this.#last;
    const known = last !== undefined && isSame(last.value, outcome) ? last : this.#find(outcome);
    if (known !== undefined) {
      known.count += 1;
      this.#last = known;
    }
  }

  #find(outcome: Outcome): CoveredValue | undefined {
    if (outcome instanceof Failure) {
      return this.#entry(this.#errors, outcome.message, outcome);
    }
    if (outcome === null || (typeof outcome !== 'object' && typeof outcome !== 'bigint')) {
      return this.#entry(this.#plain, outcome, outcome);
    }
    // To find a document among so many, a text of all of it would have to be made, for every document that is written.
    const isFound = this.#values.length < MAX_VALUES || typeof outcome === 'bigint';
    return isFound ? this.#entry(this.#structured, canonicalKey(outcome), outcome) : undefined;
  }

  #entry<K>(known: Map<K, CoveredValue>, key: K, value: Outcome): CoveredValue | undefined {
    let entry = known.get(key);
    if (entry === undefined && this.#values.length < MAX_VALUES) {
      entry = { value, count: 0 };
      known.set(key, entry);
      this.#values.push(entry);
    }
    return entry;
  }
}

function isSame(known: Outcome, outcome: Outcome): boolean {
  if (known === outcome) {
    return true;
  }
  if (known instanceof Failure || outcome instanceof Failure) {
    return known instanceof Failure && outcome instanceof Failure && known.message === outcome.message;
  }
  return typeof known === 'object' && typeof outcome === 'object' && sameByValue(known, outcome);
}
