import { describe, expect, it } from 'vitest';
import { advertisementPath, advertisementSummary, pageTitle } from './site.ts';

const item = { resaleprice: 45.5, condition: 'Good', location: 'Leeds', description: 'A chair.' } as const;

describe('advertisementSummary', () => {
  it('begins with what people ask first', () => {
    expect(advertisementSummary(item)).toBe('$45.50, good condition, Leeds. A chair.');
  });

  it('is one line, cut between two words', () => {
    const summary = advertisementSummary({ ...item, description: 'Oiled\n\noak, '.repeat(40) });
    expect(summary).toMatch(/^\$45\.50, good condition, Leeds\. Oiled oak, .* (oak,|Oiled)…$/);
    expect([...summary].length).toBeLessThanOrEqual(160);
  });

  it('never cuts a character in two', () => {
    const summary = advertisementSummary({ ...item, description: '🪑'.repeat(300) });
    expect(summary).not.toMatch(/\p{Cs}/u);
    expect([...summary].length).toBe(160);
  });
});

describe('addresses and titles', () => {
  it('name the product and the site', () => {
    expect(advertisementPath('a-b_1')).toBe('/ads/a-b_1');
    expect(pageTitle('Oak chair')).toBe('Oak chair - Thriftline');
  });
});
