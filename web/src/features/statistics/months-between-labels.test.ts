import { expect, it } from 'vitest';
import { monthsBetweenLabels } from './months-between-labels.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

it('labels every month where there is room', () => {
  expect(monthsBetweenLabels(MONTHS, 318, 16)).toBe(1);
});

it('leaves labels out evenly where there is less room, for longer words and larger letters more of them', () => {
  expect(monthsBetweenLabels(MONTHS, 178, 16)).toBe(2);
  expect(monthsBetweenLabels(MONTHS, 178, 32)).toBe(4);
  expect(monthsBetweenLabels([...MONTHS.slice(1), 'November'], 178, 16)).toBe(5);
});

it('labels the last month alone where there is room for one, or none yet', () => {
  expect(monthsBetweenLabels(MONTHS, 10, 16)).toBe(12);
  expect(monthsBetweenLabels(MONTHS, -5, 16)).toBe(12);
  expect(monthsBetweenLabels([], 100, 16)).toBe(1);
});
