import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** A query for what is not sold, or not paid, by the field itself. */
const ASKS_FOR_UNSET = /where\('(?:availability|paid)', '(?:==', (?!true\b)|!=')/;

/** Sources that ask so of ads, which have both fields from the start. */
const OF_ADS = /^(?:functions\/src\/catalogue|web\/src\/features)\/advertisements\//;

// A product has neither field until it is sold, and Firestore finds no document by a field that it lacks.
describe('products', () => {
  it('are never asked for by a field that the unsold lack', () => {
    const asking = repositoryFiles('functions/src/**/*.ts', 'web/src/**/*.ts', 'web/src/**/*.tsx').filter(
      (file) => !OF_ADS.test(file) && ASKS_FOR_UNSET.test(textOf(file)),
    );
    expect(asking).toEqual([]);
  });
});
