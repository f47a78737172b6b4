import { expect, it } from 'vitest';
import { interestText } from './item-interest.ts';

it.each([
  [12, 3, 1, '12 people looked, 3 wish it, 1 booked'],
  [1, 1, 0, '1 person looked, 1 wishes it'],
  // From before looks were noted, or from a card.
  [0, 2, 0, '2 wish it'],
  [0, 0, 0, 'Nobody has looked yet'],
])('%i, %i and %i are: %s', (views, wishes, bookings, words) => {
  expect(interestText({ views, wishes, bookings })).toBe(words);
});
