import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { MAX_PICTURES, MAX_PLACEHOLDER } from '@thriftline/domain/picture';
import { somePictures } from '@thriftline/domain/testing/builders';
import { serverTimestamp } from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { changedFirestoreEnvironment, firestoreOf, leaveEnvironment, PEOPLE } from '../environment.ts';
import { addProduct, baseWorld, storedProduct, storeWorld, THEN } from './world.ts';

/** Ten comparisons more in what is asked of a product: about what ten more fields would be. */
const TEN_MORE = `function tenMore(data) { return ${Array(10).fill('data.size() > 0').join(' && ')}; }`;
/** How often they are asked: a room that must be there, and far more than there can be. */
const ROOM = 1;
const TOO_MANY = 40;

const START_OF_IS_PRODUCT = /function isProduct\(data\) \{\s*return /;

/** The rules with more to evaluate for each product. */
function longer(rules: string, times: number): string {
  expect(rules).toMatch(START_OF_IS_PRODUCT);
  return rules.replace(
    START_OF_IS_PRODUCT,
    (start) => `${TEN_MORE}\n${start}${'tenMore(data) && '.repeat(times)}`,
  );
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
  afterEach(() => leaveEnvironment(environment));

  const addLargest = async (times: number) => {
    environment = await changedFirestoreEnvironment((rules) => longer(rules, times));
    await storeWorld(environment, baseWorld());
    return addProduct(firestoreOf(environment, PEOPLE.seller), 'new', largest);
  };

  it('leave room for more fields of the largest product', async () => {
    await assertSucceeds(addLargest(ROOM));
  });

  it('are used up by far more, so the room is measured', async () => {
    await assertFails(addLargest(TOO_MANY));
  });
});
