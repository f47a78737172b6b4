import type { RulesValue } from './value.ts';

/** A set of values; equal values count once. Made by `rulesSet`. */
export class RulesSet {
  /** The elements in the order they came, each under its `canonicalKey`. */
  readonly elements: ReadonlyMap<string, RulesValue>;

  constructor(elements: ReadonlyMap<string, RulesValue>) {
    this.elements = elements;
  }
}
