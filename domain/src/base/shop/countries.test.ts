import { describe, expect, it } from 'vitest';
import { dialed } from './countries.ts';

describe('a phone number', () => {
  it.each([
    ['(555) 123-4567', 'US', '+15551234567'],
    ['1 555 123 4567', 'US', '+15551234567'],
    ['0113 496 0000', 'GB', '+441134960000'],
    ['06 30 123 4567', 'HU', '+36301234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['50 123 4567', 'AE', '+971501234567'],
    ['+44 (0)113 496-0000', 'US', '+441134960000'],
    ['0049 30 901820', 'US', '+4930901820'],
  ] as const)('that is written %s in %s is dialed %s', (mobile, country, number) => {
    expect(dialed(mobile, country)).toBe(number);
  });
});
