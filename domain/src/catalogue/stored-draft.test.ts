import { expect, it } from 'vitest';
import { MAX_DRAFT_CHARACTERS, storedValues } from './stored-draft.ts';

it('holds the facts that were begun, as texts, and nothing else of a form', () => {
  const values = {
    productname: 'Oak',
    resaleprice: 45.5,
    location: '',
    mobile: undefined,
    pictures: [{}],
    x: 1,
  };
  expect(storedValues(values)).toEqual({ productname: 'Oak', resaleprice: '45.5' });
});

it('is nothing where that is more than can be stored', () => {
  expect(storedValues({ description: 'x'.repeat(MAX_DRAFT_CHARACTERS) })).toBeDefined();
  expect(storedValues({ description: 'x'.repeat(MAX_DRAFT_CHARACTERS), location: 'y' })).toBeUndefined();
});
