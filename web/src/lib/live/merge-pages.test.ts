import { describe, expect, it } from 'vitest';
import { retainPushedOut, withoutRepeats } from './merge-pages.ts';

const rows = (...ids: string[]) => ids.map((_id) => ({ data: { _id }, pending: false }));
const ids = (list: readonly { data: { _id: string } }[]) => list.map((row) => row.data._id).join('');
/** Newest first: `z` before `a`. */
const order = (a: { _id: string }, b: { _id: string }) => b._id.localeCompare(a._id);

describe('retainPushedOut', () => {
  it('keeps the row that a new one pushed over the end of a full page', () => {
    expect(ids(retainPushedOut(rows('d', 'c', 'b'), rows('e', 'd', 'c'), true, order))).toBe('edcb');
  });

  it('drops a deleted row, although the page is full again with the row behind it', () => {
    expect(ids(retainPushedOut(rows('d', 'c', 'b'), rows('d', 'b', 'a'), true, order))).toBe('dba');
  });

  it('drops whatever is gone from a page that is not full', () => {
    expect(ids(retainPushedOut(rows('d', 'c', 'b'), rows('d', 'c'), false, order))).toBe('dc');
    expect(ids(retainPushedOut(rows('d'), [], true, order))).toBe('');
  });
});

describe('withoutRepeats', () => {
  it('shows a document that two pages hold at its first place', () => {
    expect(withoutRepeats([rows('c', 'b'), rows('b', 'a')]).map(ids)).toEqual(['cb', 'a']);
  });
});
