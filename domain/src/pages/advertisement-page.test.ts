import { describe, expect, it } from 'vitest';
import { formatPrice } from '../base/money.ts';
import { advertisementSummary } from './advertisement-page.ts';

const item = { resaleprice: 45.5, condition: 'Good', location: 'Leeds', description: 'A chair.' } as const;

describe('advertisementSummary', () => {
  it('begins with what people ask first', () => {
    expect(advertisementSummary(item)).toBe(`${formatPrice(45.5)}, good condition, Leeds. A chair.`);
  });

  it('is one line, cut between two words', () => {
    const summary = advertisementSummary({ ...item, description: 'Oiled\n\noak, '.repeat(40) });
    const beginning = `${formatPrice(45.5)}, good condition, Leeds. Oiled oak, `;
    expect(summary.slice(0, beginning.length)).toBe(beginning);
    expect(summary).toMatch(/ (oak,|Oiled)…$/);
    expect([...summary].length).toBeLessThanOrEqual(160);
  });

  it('never cuts a character in two', () => {
    const summary = advertisementSummary({ ...item, description: '🪑'.repeat(300) });
    expect(summary).not.toMatch(/\p{Cs}/u);
    expect([...summary].length).toBe(160);
  });
});
