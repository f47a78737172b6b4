import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE } from '../environment.ts';
import { addProduct, create } from '../world/counted-writes.ts';
import { storedAdvertisement, storedProduct, THEN } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { withRules } from './with-rules.ts';

/** When a seller joined, shown to buyers who may not read accounts: a copy that only the truth can be. */
describe('sellerSince of a product', () => {
  const { seller } = PEOPLE;
  const { as } = withRules(() => ({
    ...baseWorld(),
    'products/p1': storedProduct(seller, { sellerSince: THEN }),
  }));
  const firestore = () => as(seller);
  const add = (fields: object) =>
    addProduct(firestore(), 'new', { ...storedProduct(seller), createdAt: serverTimestamp(), ...fields });

  it('is what the account says, and cannot be left out', async () => {
    await assertSucceeds(add({ sellerSince: THEN }));
    const { sellerSince: _sellerSince, ...without } = storedProduct(seller);
    await assertFails(addProduct(firestore(), 'other', { ...without, createdAt: serverTimestamp() }));
  });

  it.each([
    ['an earlier time', Timestamp.fromMillis(THEN.toMillis() - 1)],
    ['now', serverTimestamp()],
    ['a text', '2020'],
    ['nothing', null],
  ])('cannot be %s', async (_, sellerSince) => {
    await assertFails(add({ sellerSince }));
  });

  it('goes along into the advertisement as it is', async () => {
    const advertise = (copy: object) => create(firestore(), 'advertisements/p1', copy);
    const copy = storedAdvertisement('p1', storedProduct(seller, { sellerSince: THEN }));
    await assertFails(advertise({ ...copy, sellerSince: Timestamp.fromMillis(0) }));
    const without = Object.entries(copy).filter(([field]) => field !== 'sellerSince');
    await assertFails(advertise(Object.fromEntries(without)));
    await assertSucceeds(advertise(copy));
  });
});
