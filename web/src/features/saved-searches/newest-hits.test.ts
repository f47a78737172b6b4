import { expect, it } from 'vitest';
import { newestHits } from './newest-hits.ts';

const searches = [
  { _id: 'lamps', seenUntil: 5 },
  { _id: 'chairs', seenUntil: 0 },
  { _id: 'new', seenUntil: 0 },
];
const found = [
  { _id: 'lamps', hits: { a: 4, b: 6, c: 9 } },
  { _id: 'chairs', hits: { d: 7, b: 8 } },
  { _id: 'gone', hits: { e: 10 } },
];

it('has what came for any search since its owner looked, once, the newest first', () => {
  expect(newestHits(searches, found, 5)).toEqual(['c', 'b', 'd']);
  expect(newestHits(searches, found, 2)).toEqual(['c', 'b']);
  expect(newestHits([], found, 5)).toEqual([]);
});
