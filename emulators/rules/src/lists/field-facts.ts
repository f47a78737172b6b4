import type { ComparisonOperator } from '../outcomes/unknown.ts';
import type { FieldFilter } from '../requests/request.ts';
import { compareValues } from '../values/compare.ts';
import { elementEquals, equals, sameByValue } from '../values/equality.ts';
import { RulesFloat } from '../values/float.ts';
import { isList } from '../values/type-name.ts';
import type { RulesList, RulesValue } from '../values/value.ts';

const NONE: RulesList = [];

interface Bound {
  readonly value: RulesValue;
  readonly isInclusive: boolean;
}

/** What a query tells about one field of all its results. */
export class FieldFacts {
  /** The field's value, if the query pins it; undefined if not. */
  pinned: RulesValue | undefined;
  /** Made anew with each filter: of most fields there is none. */
  #excluded: RulesList = NONE;
  #contained: RulesList = NONE;
  #lower: Bound | null = null;
  #upper: Bound | null = null;

  /** Takes a filter on this field into account. */
  add({ op, value }: FieldFilter): void {
    switch (op) {
      case '==':
        this.#pin(value);
        break;
      case 'is-null':
        this.#pin(null);
        break;
      case 'is-nan':
        this.#pin(new RulesFloat(Number.NaN));
        break;
      case '!=':
        this.#excluded = [...this.#excluded, value];
        break;
      case 'is-not-null':
        this.#excluded = [...this.#excluded, null];
        break;
      case 'not-in':
        this.#excluded = [...this.#excluded, ...(isList(value) ? value : [])];
        break;
      case 'array-contains':
        this.#contained = [...this.#contained, value];
        break;
      case '<':
      case '<=':
        this.#limitAbove({ value, isInclusive: op === '<=' });
        break;
      case '>':
      case '>=':
        this.#limitBelow({ value, isInclusive: op === '>=' });
        break;
      default:
        // `is-not-nan` proves nothing a condition can ask; choices were taken apart before.
        break;
    }
  }

  /** Whether `field operator value` holds for every result, for none, or (null) can't be said. */
  compare(operator: ComparisonOperator, value: RulesValue): boolean | null {
    switch (operator) {
      case '==':
        return this.#equals(value);
      case '!=':
        return not(this.#equals(value));
      case '<':
        return this.#isBelow(value, false);
      case '<=':
        return this.#isBelow(value, true);
      case '>':
        return not(this.#isBelow(value, true));
      case '>=':
        return not(this.#isBelow(value, false));
    }
  }

  /** True if every result's field is a list with this element. */
  contains(element: RulesValue): boolean {
    return this.#contained.some((known) => elementEquals(known, element));
  }

  /** True if every result's field is a list with one of these elements. */
  containsAny(elements: RulesList): boolean {
    return elements.some((element) => this.contains(element));
  }

  /** True if every result's field is a list with all of these elements. */
  containsAll(elements: RulesList): boolean {
    return elements.length > 0 && elements.every((element) => this.contains(element));
  }

  /** Of two pins the first will do: if they differ there are no results. */
  #pin(value: RulesValue): void {
    if (this.pinned === undefined) {
      this.pinned = value;
    }
  }

  #limitAbove(bound: Bound): void {
    const order = this.#upper && compareValues(bound.value, this.#upper.value);
    if (isTighter(order, bound, -1)) {
      this.#upper = bound;
    }
  }

  #limitBelow(bound: Bound): void {
    const order = this.#lower && compareValues(bound.value, this.#lower.value);
    if (isTighter(order, bound, 1)) {
      this.#lower = bound;
    }
  }

  #equals(value: RulesValue): boolean | null {
    if (this.#excluded.some((other) => sameByValue(other, value))) {
      return false;
    }
    const below = this.#lower && compareValues(value, this.#lower.value);
    const above = this.#upper && compareValues(value, this.#upper.value);
    if (isOutside(below, this.#lower, -1) || isOutside(above, this.#upper, 1)) {
      return false;
    }
    const isOnlyValue = below === 0 && above === 0 && equals(value, value);
    return isOnlyValue ? true : null;
  }

  /** Whether the field is below the value (or equal to it, if `orEqual`). */
  #isBelow(value: RulesValue, orEqual: boolean): boolean | null {
    const toUpper = this.#upper && compareValues(this.#upper.value, value);
    if (this.#upper && typeof toUpper === 'number') {
      if (toUpper < 0 || (toUpper === 0 && (orEqual || !this.#upper.isInclusive))) {
        return true;
      }
    }
    const toLower = this.#lower && compareValues(this.#lower.value, value);
    if (this.#lower && typeof toLower === 'number') {
      if (toLower > 0 || (toLower === 0 && (!orEqual || !this.#lower.isInclusive))) {
        return false;
      }
    }
    return null;
  }
}

/** True if a bound replaces the one it was compared with; `direction` is the side it may lie on. */
function isTighter(order: number | null | undefined, bound: Bound, direction: 1 | -1): boolean {
  // Bounds of two types leave no results, so that either will do.
  if (order === undefined) {
    return false;
  }
  return order === null || order * direction > 0 || (order === 0 && !bound.isInclusive);
}

/** True if a value lies beyond a bound. Of other types a bound tells nothing, as for the official runtime. */
function isOutside(order: number | null | undefined, bound: Bound | null, direction: 1 | -1): boolean {
  if (bound === null || order === null || order === undefined) {
    return false;
  }
  return order * direction > 0 || (order === 0 && !bound.isInclusive);
}

function not(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}
