import { afterEach, expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';
import { speak } from './speak.ts';

afterEach(() => speak());

it('a part is written as percent in the reader’s language', () => {
  expect([formatPercent(0.05), formatPercent(0.0575), formatPercent(1)]).toEqual(['5%', '5.75%', '100%']);
  speak({ language: 'de' });
  expect(formatPercent(0.5)).toBe('50\u00a0%');
  speak({ language: 'ar' });
  expect(formatPercent(0.5)).toMatch(/^50\u200e?[%٪]\u200e?$/);
});
