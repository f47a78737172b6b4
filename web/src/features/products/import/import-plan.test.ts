import type { Product } from '@thriftline/domain/catalogue/product';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import type { ProductRow } from '@thriftline/domain/import/product-rows';
import { aContact, aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { countPlan, planRow, planText } from './import-plan.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const FACTS = Object.fromEntries(
  Object.entries(SAMPLE_ATTRIBUTES).map(([name, value]) => [name, String(value)]),
) as ProductRow['facts'];

const row = (changes: Partial<ProductRow['facts']> = {}, faults: ProductRow['faults'] = []): ProductRow => ({
  line: 2,
  key: 'A1',
  facts: { ...FACTS, ...changes },
  faults,
});
const listed = (flags: object = {}) => ({
  product: {
    data: { ...aProduct(), ...SAMPLE_ATTRIBUTES, ...flags, _id: 'p1' } as unknown as Stored<Product>,
    contact: aContact({ mobile: SAMPLE_ATTRIBUTES.mobile }),
  },
});
const draft = (values: object): Draft => ({ id: 'p1', uid: 'u1', at: NOW, values });
const fate = (...[asked, known]: [ProductRow, Parameters<typeof planRow>[2]]) =>
  planRow(asked, 'p1', known, NOW).fate;

describe('planRow', () => {
  it('makes a draft of what is new, once', () => {
    expect(fate(row(), {})).toBe('new');
    expect(fate(row(), { draft: draft({ ...FACTS, pictures: ['a'] }) })).toBe('same');
    expect(fate(row({ location: 'Hull' }), { draft: draft(FACTS) })).toBe('changedDraft');
  });

  it('changes what is listed where the row says something else, numbers however they are written', () => {
    expect(fate(row(), listed())).toBe('same');
    expect(fate(row({ resaleprice: '45.50', yearsofuse: '3.0' }), listed())).toBe('same');
    expect(fate(row({ resaleprice: '40' }), listed())).toBe('changedProduct');
    expect(fate(row({ mobile: '+44 113 496 0009' }), listed())).toBe('changedProduct');
    // What was published since its draft was made counts.
    expect(fate(row(), { ...listed(), draft: draft({}) })).toBe('same');
  });

  it('says what a change is, from what to what', () => {
    expect(planRow(row({ resaleprice: '1.2' }), 'p1', listed({ resaleprice: 1200 }), NOW)).toMatchObject({
      fate: 'changedProduct',
      changes: [{ name: 'resaleprice', before: '1200', after: '1.2', isLarge: true }],
    });
    expect(planRow(row({ location: 'Hull' }), 'p1', { draft: draft(FACTS) }, NOW)).toMatchObject({
      fate: 'changedDraft',
      changes: [{ name: 'location', before: 'Leeds', after: 'Hull' }],
    });
  });

  it('leaves what is sold or being bought, and rows with errors', () => {
    const held = { hold: { id: 'h', until: { toMillis: () => NOW + 1 } } };
    expect(
      planRow(row({ location: 'Hull' }), 'p1', listed({ availability: true, paid: true }), NOW),
    ).toMatchObject({ fate: 'kept', why: 'Not changed: it’s sold' });
    expect(fate(row({ location: 'Hull' }), listed(held))).toBe('kept');
    expect(fate(row({}, [{ column: 'Key', message: 'no' }]), listed())).toBe('faulty');
  });
});

it('a plan is counted in words', () => {
  const plan = [
    planRow(row(), 'p1', {}, NOW),
    planRow(row(), 'p2', {}, NOW),
    planRow(row({ location: 'Hull' }), 'p3', listed(), NOW),
    planRow(row({}, [{ column: 'Key', message: 'no' }]), 'p4', {}, NOW),
  ];
  expect(planText(countPlan(plan))).toBe('2 new, 1 changed, 1 with errors');
});
