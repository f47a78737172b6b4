import { MAX_ORDERED } from '@thriftline/domain/catalogue/categories/category';
import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [1, 'up', 'bac'],
  [1, 'down', 'acb'],
  [0, 'up', 'abc'],
  [2, 'down', 'abc'],
  [0, 'down', 'bac'],
  [2, 'up', 'acb'],
  [3, 'up', 'abc'],
] as const)('what stands at %i goes %s', (place, direction, after) => {
  expect(moved([...'abc'], place, direction).join('')).toBe(after);
});

const MANY = Array.from({ length: MAX_ORDERED + 50 }, (_, place) => place);

it.each([
  [5, 'up', 4],
  [MAX_ORDERED - 1, 'up', MAX_ORDERED - 2],
  [MAX_ORDERED, 'up', MAX_ORDERED - 1],
  [MAX_ORDERED + 30, 'up', MAX_ORDERED - 1],
  [MAX_ORDERED - 2, 'down', MAX_ORDERED - 1],
  [MAX_ORDERED - 1, 'down', MAX_ORDERED - 1],
] as const)('of more than have a place, what stands at %i goes %s to %i', (place, direction, target) => {
  const after = moved(MANY, place, direction);
  expect(after).toHaveLength(MAX_ORDERED);
  expect(after.indexOf(place)).toBe(target);
});
