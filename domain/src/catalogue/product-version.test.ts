import { describe, expect, it } from 'vitest';
import { isAbout, isAdvertisementOf, isOfEarlierMaking, productVersion } from './product-version.ts';

const at = (millis: number) => ({ createdAt: { toMillis: () => millis, toDate: () => new Date(millis) } });
const product = at(1_000);

describe('the version of a product', () => {
  it('is the time of its creation, and of its last edit once it was edited', () => {
    expect(productVersion(product)).toBe(1_000);
    expect(productVersion({ ...product, editedAt: at(2_000).createdAt })).toBe(2_000);
  });

  it.each([
    [999, true],
    [1_000, false],
    [2_000, false],
    [undefined, false],
  ])('is of an earlier making when it is older than the product: %s %s', (version, expected) => {
    expect(isOfEarlierMaking(product, version)).toBe(expected);
  });

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
