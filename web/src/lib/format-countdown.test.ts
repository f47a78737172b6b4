import { describe, expect, it } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

describe('formatCountdown', () => {
  it('shows minutes and two digits of seconds, begun seconds counted whole', () => {
    expect([600_000, 61_000, 60_001, 1, 0, -5_000].map(formatCountdown)).toEqual([
      '10:00',
      '1:01',
      '1:01',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });
});
