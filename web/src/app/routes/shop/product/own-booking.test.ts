import { describe, expect, it } from 'vitest';
import { ownBooking } from './own-booking.ts';

const booking = (flags: object, pending = false) => ({ data: flags, pending });

describe('a buyer’s own booking', () => {
  it('is not known, or not there', () => {
    expect(ownBooking({ booking: undefined, loading: true, forSale: true })).toBe('loading');
    expect(ownBooking({ booking: undefined, loading: false, forSale: true })).toBe('none');
  });

  it('is on its way, or made', () => {
    expect(ownBooking({ booking: booking({}, true), loading: false, forSale: true })).toBe('pending');
    expect(ownBooking({ booking: booking({}), loading: false, forSale: true })).toBe('booked');
    expect(ownBooking({ booking: booking({ paid: true }), loading: false, forSale: false })).toBe('booked');
  });

  it('gave the money back: the item is for sale again, unless another has it', () => {
    const refunded = booking({ paid: false, refunded: true });
    expect(ownBooking({ booking: refunded, loading: false, forSale: true })).toBe('again');
    expect(ownBooking({ booking: refunded, loading: false, forSale: false })).toBe('booked');
  });
});
