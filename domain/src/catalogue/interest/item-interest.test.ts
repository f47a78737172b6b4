import { expect, it } from 'vitest';
import { interestText } from './item-interest.ts';

it.each([
  [12, 3, 1, '12 views, 3 on wish lists, 1 booked'],
  [1, 1, 0, '1 view, 1 on a wish list'],
  // From before looks were noted, or from a card.
  [0, 2, 0, '2 on wish lists'],
  [0, 0, 0, 'No views yet'],
])('%i, %i and %i are: %s', (views, wishes, bookings, words) => {
  expect(interestText({ views, wishes, bookings })).toBe(words);
});
