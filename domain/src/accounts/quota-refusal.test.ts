import { describe, expect, it } from 'vitest';
import { quotaRefusal } from './quota-refusal.ts';

const NOW = Date.UTC(2026, 0, 31, 12);

describe('quotaRefusal', () => {
  it('says when it goes on', () => {
    const refusal = (until: number) => quotaRefusal({ act: 'wishes', standing: 'confirmed', until }, NOW);
    expect(refusal(NOW + 61_000)).toBe('At most 60 wishes can be made in an hour: the next in 2 minutes');
    expect(refusal(NOW)).toContain('the next in 1 minute');
    expect(quotaRefusal({ act: 'edits', standing: 'trusted', until: NOW + 60_000 }, NOW)).toBe(
      'At most 600 changes of your items can be made in an hour: the next in 1 minute',
    );
    expect(quotaRefusal({ act: 'categories', standing: 'trusted', until: NOW + 5 * 3_600_000 }, NOW)).toBe(
      'At most 3 categories can be added in a day: the next in 5 hours',
    );
  });

  it('says how long a window is that is neither an hour nor a day', () => {
    const refusal = (act: 'messages' | 'conversations') =>
      quotaRefusal({ act, standing: 'confirmed', until: NOW + 60_000 }, NOW);
    expect(refusal('messages')).toBe(
      'At most 100 messages can be written in 10 minutes: the next in 1 minute',
    );
    expect(refusal('conversations')).toBe(
      'At most 20 new conversations can be opened in 6 hours: the next in 1 minute',
    );
  });

  it('says what to do where time does not help', () => {
    const refusal = (
      act: 'bookings' | 'advertisements' | 'categories',
      standing: 'unconfirmed' | 'confirmed',
    ) => quotaRefusal({ act, standing, until: null }, NOW);
    expect(refusal('bookings', 'confirmed')).toBe(
      'At most 20 unpaid bookings can be open at a time: pay for one or delete one first',
    );
    expect(refusal('bookings', 'unconfirmed')).toBe(
      'Without a confirmed e-mail address at most 3 unpaid bookings can be open at a time: ' +
        'pay for one or delete one first, or confirm your address',
    );
    expect(refusal('advertisements', 'unconfirmed')).toBe(
      'At most 10 items can be advertised at a time: take one back first',
    );
    expect(refusal('categories', 'unconfirmed')).toBe(
      'Without a confirmed e-mail address at most 1 category can be added: confirm yours first',
    );
  });
});
