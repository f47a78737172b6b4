import { describe, expect, it } from 'vitest';
import { formatDay } from './format-date.ts';

describe('formatDay', () => {
  it('names the day, and nothing for a text that is no time', () => {
    expect(formatDay('2026-01-31T12:00:00.000Z')).toBe('Jan 31, 2026');
    expect(formatDay('yesterday')).toBe('');
  });
});
