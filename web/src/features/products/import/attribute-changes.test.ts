import type { AttributeName } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { describe, expect, it } from 'vitest';
import { attributeChanges, differingParts } from './attribute-changes.ts';

const FACTS = Object.fromEntries(
  Object.entries(SAMPLE_ATTRIBUTES).map(([name, value]) => [name, String(value)]),
) as Record<AttributeName, string>;
const changes = (before: object, after: object) =>
  attributeChanges({ ...FACTS, ...before }, { ...FACTS, ...after });

describe('attributeChanges', () => {
  it('gives every fact that a row says otherwise, with what it was', () => {
    expect(changes({ resaleprice: 1200 }, { resaleprice: '1.2', location: 'Hull', offers: '' })).toEqual([
      { name: 'resaleprice', before: '1200', after: '1.2', isLarge: true },
      { name: 'offers', before: 'Yes', after: '', isLarge: false },
      { name: 'location', before: 'Leeds', after: 'Hull', isLarge: false },
    ]);
  });

  it('takes numbers for the same however they are written, and what may be two numbers for none', () => {
    expect(
      changes({ resaleprice: '45,50', yearsofuse: 3 }, { resaleprice: '45.5', yearsofuse: '3.0' }),
    ).toEqual([]);
    expect(changes({ resaleprice: '1.200' }, { resaleprice: '1200' })).toMatchObject([{ isLarge: true }]);
  });

  it.each([
    [{ resaleprice: 100 }, { resaleprice: '130' }, false],
    [{ resaleprice: 100 }, { resaleprice: '130.01' }, true],
    [{ resaleprice: 100 }, { resaleprice: '70' }, false],
    [{ resaleprice: 100 }, { resaleprice: '69.99' }, true],
    [{ deliverycost: 0 }, { deliverycost: '0.01' }, true],
    [{ deliverycost: '' }, { deliverycost: '6' }, false],
    [{ yearsofuse: 1 }, { yearsofuse: '50' }, false],
  ])('of %j to %j says whether it is large: %j', (before, after, isLarge) => {
    expect(changes(before, after)).toMatchObject([{ isLarge }]);
  });
});

it('shows long texts where they differ', () => {
  const text = 'A well kept oak chair. '.repeat(20);
  const [before, after] = differingParts(`${text}From 1970.`, `${text}From 1980.`);
  expect([before, after]).toEqual([`…${text.slice(-17)}From 1970.`, `…${text.slice(-17)}From 1980.`]);
  expect(differingParts('Leeds', '')).toEqual(['Leeds', '']);
  expect(differingParts('', text)[1]).toBe(`${text.slice(0, 160)}…`);
});
