import { describe, expect, it } from 'vitest';
import { requireCopy } from './require-copy.ts';

const ORIGINAL = { productname: 'Oak chair', productprice: 45.5 };

describe('requireCopy', () => {
  it('takes a true copy, and one with fields left out', () => {
    expect(() => requireCopy(ORIGINAL, ORIGINAL)).not.toThrow();
    expect(() => requireCopy({ productname: undefined }, ORIGINAL)).not.toThrow();
  });

  // Specification 3. Booking.productname, productprice, yourname, email, img
  it('names each field that differs, and no other', () => {
    expect(() => requireCopy({ ...ORIGINAL, productprice: 1 }, ORIGINAL)).toThrow(
      expect.objectContaining({ code: 'conflict', fields: { productprice: 'Must be 45.5' } }),
    );
  });

  it('compares lists by what they hold', () => {
    const original = { pictures: [{ img: 'a', alt: '' }] };
    expect(() => requireCopy({ pictures: [{ alt: '', img: 'a' }] }, original)).not.toThrow();
    expect(() => requireCopy({ pictures: [{ alt: 'Other', img: 'a' }] }, original)).toThrow(
      expect.objectContaining({ fields: { pictures: 'Must be as they are stored' } }),
    );
  });
});
