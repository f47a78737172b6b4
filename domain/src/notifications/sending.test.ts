import { describe, expect, it } from 'vitest';
import { nextTry, RETRY_MINUTES, sendingId } from './sending.ts';

describe('a delivery', () => {
  it('is one a channel, account and event', () => {
    const id = sendingId({ channel: 'email', uid: 'bea', notification: 'sold_chair_bea_pi_1' });
    expect(id).toBe('email_bea_sold_chair_bea_pi_1');
  });

  it('is tried again after pauses that grow, and given up after a day', () => {
    for (const [index, minutes] of RETRY_MINUTES.entries()) {
      expect(minutes).toBeGreaterThan(RETRY_MINUTES[index - 1] ?? 0);
      expect(nextTry(index + 1, 1000)).toBe(1000 + minutes * 60_000);
    }
    expect(RETRY_MINUTES.reduce((sum, minutes) => sum + minutes, 0)).toBe(24 * 60);
    expect(nextTry(RETRY_MINUTES.length + 1, 1000)).toBeUndefined();
  });
});
