import { describe, expect, it } from 'vitest';
import { quotaRefusal } from './quota-refusal.ts';

const NOW = Date.UTC(2026, 0, 31, 12);

describe('quotaRefusal', () => {
  it('says when it goes on', () => {
    const refusal = (until: number) => quotaRefusal({ act: 'wishes', standing: 'confirmed', until }, NOW);
    expect(refusal(NOW + 61_000)).toBe('Limit reached (60 wish list items an hour). Try again in 2 minutes.');
    expect(refusal(NOW)).toContain('Try again in 1 minute');
    expect(quotaRefusal({ act: 'edits', standing: 'trusted', until: NOW + 60_000 }, NOW)).toBe(
      'Limit reached (600 changes to your items an hour). Try again in 1 minute.',
    );
    expect(quotaRefusal({ act: 'categories', standing: 'trusted', until: NOW + 5 * 3_600_000 }, NOW)).toBe(
      'Limit reached (3 categories a day). Try again in 5 hours.',
    );
  });

  it('says how long a window is that is neither an hour nor a day', () => {
    const refusal = (act: 'messages' | 'conversations') =>
      quotaRefusal({ act, standing: 'confirmed', until: NOW + 60_000 }, NOW);
    expect(refusal('messages')).toBe('Limit reached (100 messages every 10 minutes). Try again in 1 minute.');
    expect(refusal('conversations')).toBe(
      'Limit reached (20 new conversations every 6 hours). Try again in 1 minute.',
    );
  });

  it('says what to do where time does not help', () => {
    const refusal = (
      act: 'bookings' | 'advertisements' | 'categories',
      standing: 'unconfirmed' | 'confirmed',
    ) => quotaRefusal({ act, standing, until: null }, NOW);
    expect(refusal('bookings', 'confirmed')).toBe(
      'Limit reached (20 unpaid bookings at a time). Pay for one or delete one first.',
    );
    expect(refusal('bookings', 'unconfirmed')).toBe(
      'Limit reached (3 unpaid bookings at a time). ' +
        'Pay for one or delete one first. Confirm your e-mail address for more.',
    );
    expect(refusal('advertisements', 'unconfirmed')).toBe(
      'Limit reached (10 ads at a time). Remove one first.',
    );
    expect(refusal('categories', 'unconfirmed')).toBe(
      'Limit reached (1 category). Confirm your e-mail address for more.',
    );
  });
});
