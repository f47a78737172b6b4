import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { MAX_PICTURES, MAX_PLACEHOLDER } from '@thriftline/domain/picture';
import { somePictures } from '@thriftline/domain/testing/builders';
import { doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { contextOf, firestoreEnvironment, PEOPLE } from '../environment.ts';
import { baseWorld, storedProduct, storeWorld, THEN } from './world.ts';

/** One comparison more in what is asked of a product: three expressions with the `&&`, were it not for caching. */
const MORE = '&& data.size() > 0 ';
/** Comparisons that must still fit: room for a few more fields. */
const ROOM = 10;
/** Comparisons that cannot fit, whatever else there is: each is at least one of the 1,000 expressions. */
const TOO_MANY = 1000;

const START_OF_IS_PRODUCT = /function isProduct\(data\) \{\s*return /;

/** The rules with more to evaluate for each product. */
function longer(rules: string, comparisons: number): string {
  expect(rules).toMatch(START_OF_IS_PRODUCT);
  return rules.replace(START_OF_IS_PRODUCT, (start) => `${start}true ${MORE.repeat(comparisons)}&& `);
}

const placeholderStart = 'data:image/webp;base64,';
/** A product with everything that a product can have. */
const largest = {
  ...storedProduct(PEOPLE.seller, {
    pictures: somePictures(MAX_PICTURES),
    placeholder: placeholderStart.padEnd(MAX_PLACEHOLDER, 'A'),
    availability: false,
    paid: false,
    sellerSince: THEN,
  }),
  createdAt: serverTimestamp(),
};

describe('the 1,000 expressions a request may take', () => {
  let environment: RulesTestEnvironment;
  afterEach(() => environment.cleanup());

  const addLargest = async (comparisons: number) => {
    environment = await firestoreEnvironment({
      projectId: 'demo-rules-room',
      change: (rules) => longer(rules, comparisons),
    });
    await storeWorld(environment, baseWorld());
    const firestore = contextOf(environment, PEOPLE.seller).firestore() as unknown as Firestore;
    return setDoc(doc(firestore, 'products/new'), largest);
  };

  it('leave room for more fields of the largest product', async () => {
    await assertSucceeds(addLargest(ROOM));
  });

  it('are used up by far more, so the room is measured', async () => {
    await assertFails(addLargest(TOO_MANY));
  });
});
