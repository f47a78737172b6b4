import { describe, expect, it } from 'vitest';
import { bookingState, isKept, isOnList } from '../orders/booking-state.ts';
import { allowsProductAct, isShown } from './product-acts.ts';
import { productState } from './product-state.ts';

const at = (millis: number) => ({ toMillis: () => millis, toDate: () => new Date(millis) });

describe('productState', () => {
  it('is available without flags, held until the hold ends, and sold whatever the hold says', () => {
    const hold = { id: 'h1', until: at(1000) };
    expect(productState({}, 0)).toEqual({ name: 'available' });
    expect(productState({ hold }, 999)).toEqual({ name: 'held', holdId: 'h1', until: 1000 });
    expect(productState({ hold }, 1000)).toEqual({ name: 'available' });
    expect(productState({ hold, availability: true }, 0)).toEqual({ name: 'sold' });
  });

  it('only the buyer who holds it may pay', () => {
    const held = productState({ hold: { id: 'h1', until: at(1000) } }, 0);
    expect(allowsProductAct(held, 'pay', 'h1')).toBe(true);
    expect(allowsProductAct(held, 'pay', 'h2')).toBe(false);
  });

  it('is hidden while its seller has taken it down, and then only edited, brought back or deleted', () => {
    const hidden = productState({ hidden: true, hold: { id: 'h1', until: at(1000) } }, 1000);
    expect(hidden).toEqual({ name: 'hidden' });
    expect(productState({ hidden: true, paid: true }, 0)).toEqual({ name: 'sold' });
    const acts = ['book', 'wish', 'advertise', 'pay', 'edit', 'takeDown', 'bringBack', 'delete'] as const;
    expect(acts.filter((act) => allowsProductAct(hidden, act))).toEqual(['edit', 'bringBack', 'delete']);
    expect(isShown({ hidden: true }, 0)).toBe(false);
    expect(isShown({}, 0)).toBe(true);
  });

  it('a held product is neither edited nor deleted', () => {
    const held = productState({ hold: { id: 'h1', until: at(1000) } }, 0);
    expect(allowsProductAct(held, 'edit')).toBe(false);
    expect(allowsProductAct(held, 'delete')).toBe(false);
  });

  it('a sold product allows nothing', () => {
    const sold = productState({ paid: true }, 0);
    expect(
      (['book', 'wish', 'advertise', 'pay', 'edit', 'delete'] as const).map((act) =>
        allowsProductAct(sold, act),
      ),
    ).toEqual([false, false, false, false, false, false]);
  });
});

describe('bookingState', () => {
  it('money given back outweighs money taken', () => {
    expect(bookingState({ paid: true, refunded: true })).toBe('refunded');
    expect(bookingState({ paid: true, soldToAnother: true })).toBe('paid');
    expect(bookingState({ soldToAnother: true })).toBe('soldToAnother');
    expect(bookingState({})).toBe('unpaid');
  });

  it('only a paid one is kept when it is deleted, off its buyer’s list until the money goes back', () => {
    expect([{}, { paid: true }, { paid: true, refunded: true }].map(isKept)).toEqual([false, true, false]);
    expect(isOnList({ paid: true })).toBe(true);
    expect(isOnList({ paid: true, hiddenByBuyer: true })).toBe(false);
    expect(isOnList({ paid: true, refunded: true, hiddenByBuyer: true })).toBe(true);
  });
});
