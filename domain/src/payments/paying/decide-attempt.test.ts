import { describe, expect, it } from 'vitest';
import type { User } from '../../accounts/user.ts';
import { fromDocument } from '../../base/document-names.ts';
import { MAX_HOLDS, type Product } from '../../catalogue/product.ts';
import type { Booking } from '../../orders/booking.ts';
import { aBooking, aProduct } from '../../testing/builders.ts';
import { decideAttempt, type ToPay } from './decide-attempt.ts';
import { HOLD_MS } from './held-for.ts';

const NOW = 1_800_000_000_000;
const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const createdAt = time(NOW - 1000);
const product = (changes: object = {}) => ({ ...aProduct(changes), createdAt }) as Product;
const booking = fromDocument({ ...aBooking(), createdAt }) as Booking;
const seller = { name: 'Sal', role: 'Seller' } as User;

const toPay = (changes: Partial<ToPay> = {}): ToPay => ({
  bookingsId: 'product-1_buyer-1',
  booking,
  product: product(),
  seller,
  known: undefined,
  otherHolds: 0,
  ...changes,
});
const SHOWN = { productprice: product().resaleprice };
const decided = (changes: Partial<ToPay> = {}, shown: object = {}) =>
  decideAttempt(toPay(changes), { ...SHOWN, ...shown }, { now: NOW, ended: undefined });
const refused = (code: string) => expect.objectContaining({ code });

describe('decideAttempt', () => {
  it.each<[string, Partial<ToPay>, string]>([
    ['an item that is sold', { product: product({ availability: true, paid: true }) }, 'conflict'],
    ['one that is taken down', { product: product({ hidden: true }) }, 'conflict'],
    ['one of a suspended seller', { seller: { ...seller, suspended: true } as User }, 'conflict'],
    ['one whose seller is leaving', { seller: { ...seller, deleteAt: time(NOW + 1) } as User }, 'conflict'],
    ['one that is gone', { product: undefined }, 'not-found'],
    ['one of another seller than was booked', { product: product({ sellerId: 'else' }) }, 'conflict'],
    [
      'one that another buyer is paying for',
      { product: product({ hold: { id: 'theirs', until: time(NOW + 60_000) } }) },
      'conflict',
    ],
    ['a booking that is paid', { booking: { ...booking, paid: true } as Booking }, 'conflict'],
  ])('lets nobody pay for %s', (_which, changes, code) => {
    expect(() => decided(changes)).toThrow(refused(code));
  });

  it('lets nobody pay at a price that they were not shown', () => {
    expect(() => decided({}, { productprice: SHOWN.productprice - 1 })).toThrow(refused('conflict'));
  });

  it('takes the price that is stored, and holds the item for some minutes', () => {
    const { fresh, hold, openUntil, reused } = decided();
    expect(fresh).toMatchObject({ amount: SHOWN.productprice * 100, sellerId: booking.sellerId });
    expect(hold).toEqual({ until: NOW + HOLD_MS, isNew: true });
    expect(openUntil).toBe(NOW + HOLD_MS);
    expect(reused).toBeUndefined();
  });

  it('keeps nobody out for a buyer who holds enough already', () => {
    const { hold, openUntil } = decided({ otherHolds: MAX_HOLDS });
    expect(hold).toBeUndefined();
    expect(openUntil).toBe(NOW + HOLD_MS);
  });

  it('goes on with an attempt over the same amount, unless that has come to its end', () => {
    const known = { ...decided().fresh, idempotencyKey: 'key', createdAt };
    expect(decided({ known }).reused).toBe(known);
    const again = decideAttempt(toPay({ known }), SHOWN, { now: NOW, ended: known });
    expect(again.reused).toBeUndefined();
  });
});
