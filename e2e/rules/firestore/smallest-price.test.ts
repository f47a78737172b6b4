import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { fromCents } from '@thriftline/domain/base/money';
import { MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE } from '../environment.ts';
import { addProduct } from '../world/counted-writes.ts';
import { storedProduct } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { withRules } from './with-rules.ts';

const LEAST = fromCents(MIN_PRICE_CENTS);

/** As functions take them: with the default for what was never set. */
describe.each([
  ['set nothing', {}, LEAST],
  ['set something else alone', { 'settings/shop': { synonyms: ['sofa settee'] } }, LEAST],
  ['set a price', { 'settings/shop': { minPrice: 5 } }, 5],
])('where the operator has %s', (_, settings, least) => {
  const { as } = withRules(() => ({ ...baseWorld(), ...settings }));
  const add = (id: string, resaleprice: number) => {
    const product = { ...storedProduct(PEOPLE.seller, { resaleprice }), createdAt: serverTimestamp() };
    return addProduct(as(PEOPLE.seller), id, product);
  };

  it(`an item costs $${least} or more`, async () => {
    await assertFails(add('less', least - 0.01));
    await assertSucceeds(add('least', least));
  });
});
