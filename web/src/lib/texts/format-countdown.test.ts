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

  it('shows hours where there are any', () => {
    expect([3_600_000, 3_599_000, 86_399_000].map(formatCountdown)).toEqual(['1:00:00', '59:59', '23:59:59']);
  });
});
