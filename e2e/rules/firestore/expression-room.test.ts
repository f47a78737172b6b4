import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import { MAX_PICTURES } from '@thriftline/domain/pictures/picture';
import { MAX_PLACEHOLDER } from '@thriftline/domain/pictures/placeholder-length';
import { aCategory, somePictures } from '@thriftline/domain/testing/builders';
import { serverTimestamp } from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { changedFirestoreEnvironment, firestoreOf, leaveEnvironment, PEOPLE } from '../environment.ts';
import { addProduct, editProduct } from '../world/counted-writes.ts';
import { storedProduct, THEN } from '../world/stored-documents.ts';
import { baseWorld, storeWorld } from '../world/world.ts';

/** Ten comparisons more in what is asked of what a product says: about what ten more fields would be. */
const TEN_MORE = `function tenMore(data) { return ${Array(10).fill('data.size() > 0').join(' && ')}; }`;
/** How often they are asked: a room that must be there, and far more than there can be. */
const ROOM = 1;
const TOO_MANY = 40;

const START_OF_HAS_STATED = /function hasStated\(data\) \{\s*return /;

/** The rules with more to evaluate for each product. */
function longer(rules: string, times: number): string {
  expect(rules).toMatch(START_OF_HAS_STATED);
  return rules.replace(
    START_OF_HAS_STATED,
    (start) => `${TEN_MORE}\n${start}${'tenMore(data) && '.repeat(times)}`,
  );
}

const placeholderStart = 'data:image/webp;base64,';
const OLD_PRODUCT = storedProduct(PEOPLE.seller, { hold: { id: 'a-hold', until: THEN } });
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
/** Every field that may be changed, each with another value than the product had. */
const largestEdit = {
  productname: 'Oak table',
  categoryId: 'lamps',
  categoryName: 'Lamps',
  language: 'de',
  condition: 'Fair',
  description: `${OLD_PRODUCT.description} Nearly new.`,
  location: 'York',
  originalprice: 130,
  offers: 'No',
  offersFrom: 40,
  delivery: 'Delivery',
  deliverycost: 7.5,
  resaleprice: 50,
  yearsofuse: 4,
  yearsofpurchase: 2021,
  pictures: somePictures(MAX_PICTURES).reverse(),
  img: somePictures(MAX_PICTURES).at(-1)?.img,
  thumb: somePictures(MAX_PICTURES).at(-1)?.thumb,
  placeholder: placeholderStart.padEnd(MAX_PLACEHOLDER, 'B'),
  hidden: true,
  editedAt: serverTimestamp(),
} satisfies Record<(typeof CHANGEABLE.products)[number], unknown> & { editedAt: unknown };

describe('the 1,000 expressions a request may take', () => {
  let environment: RulesTestEnvironment;
  afterEach(() => leaveEnvironment(environment));

  const inWorld = async (times: number) => {
    environment = await changedFirestoreEnvironment((rules) => longer(rules, times));
    await storeWorld(environment, {
      ...baseWorld(),
      'categories/lamps': { ...aCategory({ categoryname: 'Lamps' }), createdAt: THEN },
      'products/old': OLD_PRODUCT,
    });
    return firestoreOf(environment, PEOPLE.seller);
  };
  const addLargest = async (times: number) => addProduct(await inWorld(times), 'new', largest);
  const editMost = async (times: number) => editProduct(await inWorld(times), 'old', largestEdit);

  it.each([
    { what: 'the largest product', attempt: addLargest },
    { what: 'the largest edit', attempt: editMost },
  ])(
    'leave room for more fields of $what, and are used up by far more, so it is measured',
    async ({ attempt }) => {
      await assertSucceeds(attempt(ROOM));
      await leaveEnvironment(environment);
      await assertFails(attempt(TOO_MANY));
    },
  );
});
