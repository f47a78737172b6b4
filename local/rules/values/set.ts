import type { RulesValue } from './value.ts';

/** A set of values; equal values count once. */
export class RulesSet {
  /** The elements in the order they came, under a key that equal values share. */
  readonly elements: ReadonlyMap<string, RulesValue>;

  constructor(elements: ReadonlyMap<string, RulesValue>) {
    this.elements = elements;
  }
}
