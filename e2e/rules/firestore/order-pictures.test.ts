import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MAX_PROBLEM_PICTURES } from '@thriftline/domain/orders/order-problem';
import { problemPicturePath } from '@thriftline/domain/orders/problem-picture';
import { MAX_MESSAGE_PICTURE_BYTES } from '@thriftline/domain/pictures/message-picture';
import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE } from '../environment.ts';
import { storedOrder } from '../world/stored-documents.ts';
import { pictureBytes, storedPicture } from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, otherSeller, admin } = PEOPLE;
type Attempt = (firestore: Firestore) => Promise<unknown>;

const small = (order: string, place = 0) => problemPicturePath(order, place, 'small');
const show =
  (changes: { path?: string; file?: object } = {}): Attempt =>
  (f) =>
    setDoc(doc(f, changes.path ?? small('sent')), { ...storedPicture(buyer), ...changes.file });
const see =
  (order = 'told'): Attempt =>
  (f) =>
    getDoc(doc(f, small(order)));

/** What is refused, beside the picture that differs in that alone. */
const REFUSED: { title: string; denied: Attempt }[] = [
  { title: 'of an order that was not sent', denied: show({ path: small('paid') }) },
  { title: 'once they have said what is wrong', denied: show({ path: small('told') }) },
  { title: 'of an order that is not there', denied: show({ path: small('nothing') }) },
  { title: 'beyond the last place', denied: show({ path: small('sent', MAX_PROBLEM_PICTURES) }) },
  { title: 'in an unknown size', denied: show({ path: 'orders/sent/pictures/1-huge' }) },
  { title: "in the seller's name", denied: show({ file: { by: seller.uid } }) },
  { title: 'that says more', denied: show({ file: { name: 'leg.webp' } }) },
  { title: 'that is a page', denied: show({ file: { bytes: pictureBytes(64, '<!doctype html>') } }) },
  {
    title: 'that is too large',
    denied: show({ file: { bytes: pictureBytes(MAX_MESSAGE_PICTURE_BYTES.small + 1) } }),
  },
];

const world = (): Record<string, object> => ({
  ...baseWorld(),
  'orders/paid': storedOrder(buyer, seller),
  'orders/sent': { ...storedOrder(buyer, seller), state: 'shipped' },
  'orders/told': { ...storedOrder(buyer, seller), state: 'disputed' },
  [small('told')]: storedPicture(buyer),
});

const { as, store } = withRules(world);

describe('a picture of a problem is refused', () => {
  it.each(REFUSED)('$title', async ({ denied }) => {
    await assertFails(denied(as(buyer)));
    await assertSucceeds(show()(as(buyer)));
  });

  it('from anyone but its buyer', async () => {
    for (const person of [seller, otherBuyer, admin]) {
      await assertFails(show({ file: { by: person.uid } })(as(person)));
    }
  });
});

describe('a picture of what is wrong', () => {
  it('may be another until that is said, in every place and size', async () => {
    const last = problemPicturePath('sent', MAX_PROBLEM_PICTURES - 1, 'large');
    const bytes = pictureBytes(MAX_MESSAGE_PICTURE_BYTES.large);
    await assertSucceeds(show()(as(buyer)));
    await assertSucceeds(show({ file: { bytes: pictureBytes(80) } })(as(buyer)));
    await assertSucceeds(show({ path: last, file: { bytes } })(as(buyer)));
  });

  it('is seen by both sides and admins, and by no one else', async () => {
    for (const person of [null, otherBuyer, otherSeller]) await assertFails(see()(as(person)));
    for (const person of [buyer, seller, admin]) await assertSucceeds(see()(as(person)));
  });
});

describe.each([...OUT, DEMOTED])(
  'with pictures of an order an account that is $standing cannot',
  ({ left }) => {
    it.each([
      { title: 'show one', attempt: show() },
      { title: 'see one', attempt: see() },
    ])('$title', async ({ attempt }) => {
      await store(worldWithout(world(), buyer, left));
      await assertFails(attempt(as(buyer)));
      await store(world());
      await assertSucceeds(attempt(as(buyer)));
    });
  },
);
