import { AFTER_ALL } from '../model/encode-value.ts';

/** Keys of an index, without the part for equalities, between which matches may lie. */
export interface KeyRange {
  readonly lower: string;
  /** The first key no longer meant. */
  readonly upper: string;
  /** True when all keys in between are matches, as far as the narrowing filter or cursor goes. */
  readonly isExact: boolean;
}

/** No narrowing, because none is needed. */
export const ALL_KEYS: KeyRange = { lower: '', upper: AFTER_ALL, isExact: true };

/** No narrowing, because keys can't tell. */
export const UNKNOWN_KEYS: KeyRange = { lower: '', upper: AFTER_ALL, isExact: false };

/** The keys in both ranges. */
export function intersect(a: KeyRange, b: KeyRange): KeyRange {
  return {
    lower: greater(a.lower, b.lower),
    upper: greater(a.upper, b.upper) === a.upper ? b.upper : a.upper,
    isExact: a.isExact && b.isExact,
  };
}

/** Keys that begin with a code. */
export function keysWithPrefix(code: string): KeyRange {
  return { lower: code, upper: code + AFTER_ALL, isExact: true };
}

function greater(a: string, b: string): string {
  if (a > b) return a;
  return b;
}
