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
