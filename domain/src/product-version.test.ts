import { describe, expect, it } from 'vitest';
import { isAbout, isAdvertisementOf, productVersion } from './product-version.ts';

const at = (millis: number) => ({ createdAt: { toMillis: () => millis, toDate: () => new Date(millis) } });
const product = at(1_000);

describe('the version of a product', () => {
  it('is the time of its creation', () => expect(productVersion(product)).toBe(1_000));

  it.each([
    [999, false],
    [1_000, true],
    [5_000, true],
  ])('has the bookings, wishes and payments that came after it: %i %s', (millis, expected) => {
    expect(isAbout(product, at(millis))).toBe(expected);
  });

  it.each([
    [999, false],
    [1_000, true],
    [1_001, false],
  ])('has the advertisement that was copied from it: %i %s', (millis, expected) => {
    expect(isAdvertisementOf(product, at(millis))).toBe(expected);
  });
});
