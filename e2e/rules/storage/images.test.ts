import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { UPLOAD_MINUTES } from '@thriftline/domain/accounts/upload-ticket';
import {
  MAX_IMAGE_BYTES,
  PICTURE_CACHE_CONTROL,
  uploadTicketPath,
} from '@thriftline/domain/base/collections';
import { IMAGE_FOLDERS, imageFolder } from '@thriftline/domain/base/fields/image-folders';
import { IMAGE_TYPES } from '@thriftline/domain/base/fields/image-type';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { pictureFileName } from '@thriftline/domain/pictures/picture-variants';
import type { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';
import { aGif, aJpeg, anAvif, aPng, aWebp } from '@thriftline/domain/testing/picture-files';
import { Timestamp } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { contextOf, leaveEnvironment, PEOPLE, type Person, storageEnvironment } from '../environment.ts';
import { storeDocuments } from '../world/store-documents.ts';

const { buyer, seller, otherSeller, admin } = PEOPLE;
const GHOST: Person = { uid: 'gone-1', role: 'Seller', name: 'Gone', email: 'gone@example.com' };

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await storageEnvironment();
});
afterAll(() => leaveEnvironment(environment));

/** The name of each type's files ends so. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

const storageOf = (context: RulesTestContext) =>
  context.storage(`gs://${LOCAL_BUCKET}`) as unknown as FirebaseStorage;

/** A small picture of each type: the suite's functions take away what is none. */
const PICTURES: Record<string, Uint8Array> = {
  'image/jpeg': aJpeg(64, 48),
  'image/png': aPng(64, 48),
  'image/gif': aGif(64, 48, 1),
  'image/webp': aWebp(64, 48),
  'image/avif': anAvif(64, 48),
};

/** A picture of so many bytes, or as many as it takes. */
function bytes(size: number, type = 'image/webp'): Uint8Array {
  const picture = PICTURES[type] ?? new Uint8Array();
  const file = new Uint8Array(size === 0 ? 0 : Math.max(size, picture.length));
  if (size > 0) file.set(picture);
  return file;
}

const ID = '6d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c11';
const STORED_ID = '0e2f3c52-0c54-4a1b-9d11-0a5f7f0f2c22';
const fileName = (id: string, type = 'image/webp', variant: keyof typeof PICTURE_WIDTHS = 'img') =>
  pictureFileName(id, variant, EXTENSIONS[type] ?? 'webp');
const pathOf = (person: Person, name = fileName(ID)) => `${imageFolder(person.uid)}/${name}`;

interface Upload {
  path?: string;
  size?: number;
  metadata?: UploadMetadata;
}

const upload = (person: Person | null, { path = pathOf(seller), size = 16, metadata = {} }: Upload = {}) =>
  uploadBytes(ref(storageOf(contextOf(environment, person)), path), bytes(size, metadata.contentType), {
    contentType: 'image/webp',
    ...metadata,
  });

const store = (person: Person, account: object) =>
  storeDocuments(environment.projectId, { [`users/${person.uid}`]: account });

/** Gives the person a ticket that was taken so many milliseconds ago. */
const giveTicket = (person: Person, ticket: object = {}, { id = ID, ago = 0 } = {}) =>
  storeDocuments(environment.projectId, {
    [uploadTicketPath(person.uid, id)]: {
      contentType: 'image/webp',
      size: MAX_IMAGE_BYTES - 1,
      createdAt: Timestamp.fromMillis(Date.now() - ago),
      ...ticket,
    },
  });

const MINUTE_MS = 60_000;
const stored = pathOf(seller, fileName(STORED_ID));

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = storageOf(context);
    // What the library clears is another bucket.
    const { prefixes } = await listAll(ref(storage, IMAGE_FOLDERS));
    for (const folder of prefixes) {
      const { items } = await listAll(folder);
      await Promise.all(items.map(deleteObject));
    }
    await uploadBytes(ref(storage, stored), bytes(16), { contentType: 'image/webp' });
  });
  const accounts = Object.values(PEOPLE).map(({ uid, name, email, role }) => [
    `users/${uid}`,
    { name, email, role, status: 'Unverified' },
  ]);
  await storeDocuments(environment.projectId, Object.fromEntries(accounts));
  await giveTicket(seller);
});

describe('pictures', () => {
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
    await assertFails(upload(person));
    await assertSucceeds(upload(seller));
  });

  it('everybody uploads into their own folder, on a ticket: who buys has a photo, too', async () => {
    for (const person of [admin, buyer]) {
      await assertFails(upload(person, { path: pathOf(person) }));
      await giveTicket(person);
      await assertSucceeds(upload(person, { path: pathOf(person) }));
    }
  });

  it('a deleted account cannot upload', async () => {
    await giveTicket(GHOST);
    await assertFails(upload(GHOST, { path: pathOf(GHOST) }));
    await store(GHOST, { role: 'Seller' });
    await assertSucceeds(upload(GHOST, { path: pathOf(GHOST) }));
  });

  it.each([
    ['suspended', { suspended: true }, { suspended: false }],
    ['of another role by now', { role: 'Buyer' }, { role: 'Seller' }],
    ['an admin whose token does not say so', { role: 'Admin' }, { role: 'Seller' }],
    ['signed out everywhere', { validSince: 1 }, { validSince: 0 }],
  ])('an account that is %s neither uploads nor lists', async (_standing, out, back) => {
    const folder = ref(storageOf(contextOf(environment, seller)), `images/${seller.uid}`);
    await store(seller, { role: 'Seller', ...out });
    await assertFails(upload(seller));
    await assertFails(listAll(folder));
    await store(seller, { role: 'Seller', ...back });
    await assertSucceeds(upload(seller));
    await assertSucceeds(listAll(folder));
  });

  it('a name has no more slashes than it shows', async () => {
    // The whole address: the library takes those that are too many out of a path.
    await assertFails(
      upload(seller, { path: `gs://${LOCAL_BUCKET}/${imageFolder(seller.uid)}//${fileName(ID)}` }),
    );
    await assertSucceeds(upload(seller));
  });

  it('nothing is kept outside the folder of pictures, or below one', async () => {
    await assertFails(upload(seller, { path: `files/${seller.uid}/${fileName(ID)}` }));
    await assertFails(upload(seller, { path: fileName(ID) }));
    await assertFails(upload(seller, { path: `${imageFolder(seller.uid)}/more/${fileName(ID)}` }));
    await assertSucceeds(upload(seller));
  });
});

describe('a picture is written once:', () => {
  it('nobody overwrites it, its owner neither, with a new ticket neither', async () => {
    await giveTicket(seller, {}, { id: STORED_ID });
    for (const person of [null, buyer, otherSeller, admin, seller]) {
      await assertFails(upload(person, { path: stored }));
    }
    await assertSucceeds(upload(seller));
    await assertFails(upload(seller));
  });

  it('nobody deletes it', async () => {
    for (const person of [null, buyer, otherSeller, admin, seller]) {
      await assertFails(deleteObject(ref(storageOf(contextOf(environment, person)), stored)));
    }
    await assertSucceeds(getBytes(ref(storageOf(contextOf(environment, seller)), stored)));
  });

  it.each([
    { contentType: 'text/html' },
    { contentType: 'image/jpeg' },
    { cacheControl: PICTURE_CACHE_CONTROL },
    { contentDisposition: 'attachment; filename=invoice.exe' },
    { customMetadata: { note: 'sold' } },
  ])('nothing is said of it afterwards: %j', async (change) => {
    for (const person of [null, admin, seller]) {
      const file = ref(storageOf(contextOf(environment, person)), stored);
      await assertFails(updateMetadata(file, change));
    }
  });
});

describe('a ticket', () => {
  it('is needed, for a file of its name', async () => {
    const path = pathOf(seller, fileName('7d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c33'));
    await assertFails(upload(seller, { path }));
    await assertSucceeds(upload(seller));
  });

  it('is of use to its account alone', async () => {
    await assertFails(upload(otherSeller, { path: pathOf(otherSeller) }));
    await giveTicket(otherSeller);
    await assertSucceeds(upload(otherSeller, { path: pathOf(otherSeller) }));
  });

  it.each([
    ['19 characters', ID.slice(0, 19)],
    ['65 characters', ID.padEnd(65, '0')],
    ['a dot', ID.replace('-', '.')],
    ['an underscore', ID.replace('-', '_')],
    ['a variant and an ending', `${ID}-800.webp`],
  ])('of a name with %s is of no use, whoever gave it', async (_what, id) => {
    await giveTicket(seller, {}, { id });
    await assertFails(upload(seller, { path: pathOf(seller, fileName(id)) }));
    await assertFails(upload(seller, { path: pathOf(seller, id) }));
  });

  it.each([20, 64])('may have a name of %i characters', async (length) => {
    const id = ID.padEnd(64, '0').slice(0, length);
    await giveTicket(seller, {}, { id });
    await assertSucceeds(upload(seller, { path: pathOf(seller, fileName(id)) }));
  });

  it('is for both variants of one picture and nothing else', async () => {
    for (const name of [
      `${ID}.webp`,
      `${ID}-800.webp`,
      `${ID}-1600.WEBP`,
      `${ID}-1600.webp.html`,
      `${ID}-1600.png`,
      `${ID}-480-1600.webp`,
      `x${ID}-1600.webp`,
    ]) {
      await assertFails(upload(seller, { path: pathOf(seller, name) }));
    }
    await assertSucceeds(upload(seller, { path: pathOf(seller, fileName(ID, 'image/webp', 'thumb')) }));
    await assertSucceeds(upload(seller));
  });

  it(`is good for ${UPLOAD_MINUTES} minutes`, async () => {
    await giveTicket(seller, {}, { ago: (UPLOAD_MINUTES + 1) * MINUTE_MS });
    await assertFails(upload(seller));
    await giveTicket(seller, {}, { ago: (UPLOAD_MINUTES - 1) * MINUTE_MS });
    await assertSucceeds(upload(seller));
  });

  // Specification 9. Image size limit
  it('says how large a file may be', async () => {
    await giveTicket(seller, { size: 1000 });
    await assertFails(upload(seller, { size: 1001 }));
    await assertSucceeds(upload(seller, { size: 1000 }));
  });

  it('says of which type a file is', async () => {
    await giveTicket(seller, { contentType: 'image/jpeg' });
    await assertFails(upload(seller));
    await assertFails(upload(seller, { metadata: { contentType: 'image/jpeg' } }));
    const path = pathOf(seller, fileName(ID, 'image/jpeg'));
    await assertFails(upload(seller, { path }));
    await assertSucceeds(upload(seller, { path, metadata: { contentType: 'image/jpeg' } }));
  });

  it.each([
    'text/html',
    'application/pdf',
    'video/mp4',
    'images/webp',
    'image/svg+xml',
    'image/tiff',
    'image/png, text/html',
  ])('for %s is of no use', async (contentType) => {
    await giveTicket(seller, { contentType });
    await assertFails(upload(seller, { metadata: { contentType } }));
    await assertFails(
      upload(seller, { path: pathOf(seller, fileName(ID, contentType)), metadata: { contentType } }),
    );
    await giveTicket(seller);
    await assertSucceeds(upload(seller));
  });

  it.each(IMAGE_TYPES)('for %s is good', async (contentType) => {
    await giveTicket(seller, { contentType });
    const path = pathOf(seller, fileName(ID, contentType));
    await assertSucceeds(upload(seller, { path, metadata: { contentType } }));
  });
});

describe('of a picture nothing is said but its type and how long it is kept:', () => {
  it.each<UploadMetadata>([
    { contentDisposition: 'attachment' },
    { contentDisposition: 'attachment; filename=invoice.exe' },
    { contentDisposition: 'inline; filename=invoice.exe' },
    { contentDisposition: "inline; filename*=utf-8''invoice.exe" },
    { contentEncoding: 'gzip' },
    { contentEncoding: 'br' },
    { customMetadata: { note: 'sold' } },
    { customMetadata: { firebaseStorageDownloadTokens: 'mine', note: 'sold' } },
  ])('%j is refused', async (metadata) => {
    await assertFails(upload(seller, { metadata }));
    await assertSucceeds(upload(seller));
  });

  it.each<UploadMetadata>([
    { cacheControl: PICTURE_CACHE_CONTROL },
    { contentDisposition: 'inline' },
    { contentDisposition: `inline; filename*=utf-8''${fileName(ID)}` },
    { contentEncoding: 'identity' },
  ])('%j is what Storage would say itself', async (metadata) => {
    await assertSucceeds(upload(seller, { metadata }));
  });
});
