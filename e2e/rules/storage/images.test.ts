import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { MAX_IMAGE_BYTES } from '@thriftline/domain/collections';
import { IMAGE_TYPES } from '@thriftline/domain/image-type';
import { LOCAL_BUCKET } from '@thriftline/domain/ports';
import { doc, type Firestore, setDoc } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { contextOf, leaveEnvironment, PEOPLE, type Person, storageEnvironment } from '../environment.ts';

const { buyer, seller, otherSeller, admin } = PEOPLE;
const GHOST: Person = { uid: 'gone-1', role: 'Seller', name: 'Gone', email: 'gone@example.com' };

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await storageEnvironment();
});
afterAll(() => leaveEnvironment(environment));

const storageOf = (context: RulesTestContext) =>
  context.storage(`gs://${LOCAL_BUCKET}`) as unknown as FirebaseStorage;
const bytes = (size: number) => new Uint8Array(size);
const upload = (person: Person | null, path: string, size = 8, contentType = 'image/webp') =>
  uploadBytes(ref(storageOf(contextOf(environment, person)), path), bytes(size), { contentType });

beforeEach(async () => {
  await environment.clearStorage();
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (const { uid, name, email, role } of Object.values(PEOPLE)) {
      await setDoc(doc(firestore, `users/${uid}`), { name, email, role, status: 'Unverified' });
    }
    await uploadBytes(ref(storageOf(context), `images/${seller.uid}/chair.webp`), bytes(8), {
      contentType: 'image/webp',
    });
  });
});

describe('pictures', () => {
  const path = `images/${seller.uid}/new.webp`;
  const stored = `images/${seller.uid}/chair.webp`;

  it('everyone sees one, signed in or not', async () => {
    for (const person of [null, buyer, admin]) {
      await assertSucceeds(getBytes(ref(storageOf(contextOf(environment, person)), stored)));
    }
  });

  it('only the owner lists a folder', async () => {
    const list = (person: Person | null) =>
      listAll(ref(storageOf(contextOf(environment, person)), `images/${seller.uid}`));
    await assertFails(list(null));
    await assertFails(list(buyer));
    await assertSucceeds(list(seller));
  });

  it.each([
    ['nobody signed in', null],
    ['a buyer', buyer],
    ['another seller', otherSeller],
    ['an admin', admin],
  ])("%s cannot upload into a seller's folder, the seller can", async (_who, person) => {
    await assertFails(upload(person, path));
    await assertSucceeds(upload(seller, path));
  });

  it('an admin uploads into their own folder, a buyer not even there', async () => {
    await assertSucceeds(upload(admin, `images/${admin.uid}/new.webp`));
    await assertFails(upload(buyer, `images/${buyer.uid}/new.webp`));
  });

  const store = (person: Person, account: object) =>
    environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(context.firestore() as unknown as Firestore, `users/${person.uid}`), account),
    );

  it('a deleted account cannot upload', async () => {
    await assertFails(upload(GHOST, `images/${GHOST.uid}/new.webp`));
    await store(GHOST, { role: 'Seller' });
    await assertSucceeds(upload(GHOST, `images/${GHOST.uid}/new.webp`));
  });

  it.each([
    ['suspended', { suspended: true }, { suspended: false }],
    ['of another role by now', { role: 'Buyer' }, { role: 'Seller' }],
    ['an admin whose token does not say so', { role: 'Admin' }, { role: 'Seller' }],
    ['signed out everywhere', { validSince: 1 }, { validSince: 0 }],
  ])('an account that is %s neither uploads nor lists nor deletes', async (_standing, out, back) => {
    const file = ref(storageOf(contextOf(environment, seller)), stored);
    const folder = ref(storageOf(contextOf(environment, seller)), `images/${seller.uid}`);
    await store(seller, { role: 'Seller', ...out });
    await assertFails(upload(seller, path));
    await assertFails(listAll(folder));
    await assertFails(deleteObject(file));
    await store(seller, { role: 'Seller', ...back });
    await assertSucceeds(upload(seller, path));
    await assertSucceeds(listAll(folder));
    await assertSucceeds(deleteObject(file));
  });

  it('the size ends below 5 MB', async () => {
    await assertFails(upload(seller, path, MAX_IMAGE_BYTES));
    await assertSucceeds(upload(seller, path, MAX_IMAGE_BYTES - 1));
  });

  it.each([
    'text/html',
    'application/pdf',
    'video/mp4',
    'images/webp',
    'image/svg+xml',
    'image/tiff',
    'image/png, text/html',
  ])('%s is no picture that is taken', async (type) => {
    await assertFails(upload(seller, path, 8, type));
    await assertSucceeds(upload(seller, path, 8, 'image/png'));
  });

  it.each(IMAGE_TYPES)('%s is taken', async (type) => {
    await assertSucceeds(upload(seller, path, 8, type));
  });

  it('a picture cannot be turned into something else', async () => {
    const file = ref(storageOf(contextOf(environment, seller)), stored);
    await assertFails(updateMetadata(file, { contentType: 'text/html' }));
    await assertSucceeds(updateMetadata(file, { contentType: 'image/jpeg' }));
  });

  it('only the owner deletes', async () => {
    const remove = (person: Person | null) =>
      deleteObject(ref(storageOf(contextOf(environment, person)), stored));
    for (const person of [null, buyer, otherSeller, admin]) await assertFails(remove(person));
    await assertSucceeds(remove(seller));
  });

  it('nothing is kept outside the folder of pictures', async () => {
    await assertFails(upload(seller, `files/${seller.uid}/new.webp`));
    await assertFails(upload(seller, 'new.webp'));
    await assertSucceeds(upload(seller, path));
  });
});
