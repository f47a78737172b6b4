import { randomUUID } from 'node:crypto';
import type { Role, Status } from '@thriftline/domain/accounts/roles';
import { userSearch } from '@thriftline/domain/accounts/user-search';
import { bookingDocumentId, contactPath, pickupCodePath } from '@thriftline/domain/base/collections';
import { toDocument } from '@thriftline/domain/base/document-names';
import { LOCAL_BUCKET, LOCAL_PROJECT, PORTS } from '@thriftline/domain/base/ports';
import { advertisementOf } from '@thriftline/domain/catalogue/advertisement';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { OrderState } from '@thriftline/domain/orders/order-machine';
import { aBooking, aContact, anOrder, aProduct, aUser } from '@thriftline/domain/testing/builders';
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { png } from './png.ts';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const at = (port: number) => `127.0.0.1:${port + offset}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = at(PORTS.auth);
process.env.FIRESTORE_EMULATOR_HOST = at(PORTS.firestore);
process.env.FIREBASE_STORAGE_EMULATOR_HOST = at(PORTS.storage);
// Nothing of Google's cloud is there to be asked for credentials.
process.env.METADATA_SERVER_DETECTION = 'none';

const app = initializeApp({ projectId: LOCAL_PROJECT, storageBucket: LOCAL_BUCKET });

/** The stored data, past all rules: to set a scene and to see what a journey left behind. */
export const firestore = getFirestore(app);

/** Somebody with an account. */
export interface Account {
  uid: string;
  name: string;
  email: string;
  password: string;
}

const PASSWORD = 'thriftline';

/** Who an account is for. */
interface Owner {
  role: Role;
  name: string;
  status?: Status;
  emailVerified?: boolean;
}

/** An account with the e-mail address, which nobody may have yet; it is confirmed unless said otherwise. */
export async function createAccountAt(
  email: string,
  { role, name, status = 'Unverified', emailVerified = true }: Owner,
): Promise<Account> {
  const { uid } = await getAuth(app).createUser({
    email,
    password: PASSWORD,
    displayName: name,
    emailVerified,
  });
  await getAuth(app).setCustomUserClaims(uid, { role });
  await firestore.doc(`users/${uid}`).set({
    ...aUser({ name, email, role, status, search: userSearch({ name, email }) }),
    createdAt: FieldValue.serverTimestamp(),
  });
  return { uid, name, email, password: PASSWORD };
}

/** An account of the role, with an address of its own so that journeys do not meet. */
export async function createAccount(
  role: Role,
  name: string,
  status?: Status,
  emailVerified?: boolean,
): Promise<Account> {
  // What stands before the @ has at most 64 characters.
  const email = `${name.toLowerCase().replaceAll(' ', '.').slice(0, 40)}.${randomUUID().slice(0, 8)}@example.com`;
  return createAccountAt(email, {
    role,
    name,
    ...(status !== undefined && { status }),
    ...(emailVerified !== undefined && { emailVerified }),
  });
}

/** The address of a file in an account's folder, whether it is there or not. */
export function pictureAddress({ uid }: Pick<Account, 'uid'>, name = 'chair-1600.webp'): string {
  const path = encodeURIComponent(`images/${uid}/${name}`);
  return `http://${at(PORTS.storage)}/v0/b/${LOCAL_BUCKET}/o/${path}?alt=media`;
}

/** Stores a picture and gives its public address. */
export async function storePicture(
  owner: Pick<Account, 'uid'>,
  name = `${randomUUID()}.png`,
): Promise<string> {
  const path = `images/${owner.uid}/${name}`;
  const token = randomUUID();
  await getStorage(app)
    .bucket()
    .file(path)
    .save(png(480, 360), {
      contentType: 'image/png',
      metadata: { metadata: { firebaseStorageDownloadTokens: token } },
    });
  return `${pictureAddress(owner, name)}&token=${token}`;
}

/** The stored pictures of an account: their paths, what they are and how long they may be kept. */
export async function picturesOfAccount({ uid }: Pick<Account, 'uid'>) {
  const [files] = await getStorage(app)
    .bucket()
    .getFiles({ prefix: `images/${uid}/` });
  return files.map(({ name, metadata: { contentType, cacheControl } }) => ({
    name,
    contentType,
    cacheControl,
  }));
}

/** A category of its own. */
export async function createCategory(seller: Account, categoryname: string): Promise<string> {
  const { id } = await firestore.collection('categories').add({
    categoryname,
    img: await storePicture(seller),
    createdBy: seller.uid,
    createdAt: FieldValue.serverTimestamp(),
  });
  return id;
}

/** A product of the seller in the category, as the app itself would store it. */
export async function createProduct(
  seller: Account,
  categoryId: string,
  overrides: object = {},
): Promise<string> {
  const img = await storePicture(seller);
  const category = await firestore.doc(`categories/${categoryId}`).get();
  const product = firestore.collection('products').doc();
  await product.set({
    ...aProduct({ sellername: seller.name, sellerId: seller.uid, img, thumb: img }),
    categoryId,
    categoryName: category.get('categoryname'),
    createdAt: FieldValue.serverTimestamp(),
    ...overrides,
  });
  await firestore.doc(contactPath(product.id)).set(aContact({ email: seller.email, sellerId: seller.uid }));
  return product.id;
}

/** As many stored pictures as asked for, as the fields of a product that has them. */
export async function withPictures(owner: Account, count: number): Promise<object> {
  const addresses = await Promise.all(Array.from({ length: count }, () => storePicture(owner)));
  const pictures = addresses.map((img, index) => ({ img, thumb: img, alt: `Side ${index + 1}` }));
  return { img: addresses[0], thumb: addresses[0], pictures };
}

/** An advertisement of the product, as the app itself would store it. */
export async function advertise(productId: string): Promise<void> {
  const product = await firestore.doc(`products/${productId}`).get();
  await firestore
    .doc(`advertisements/${productId}`)
    .set(toDocument(advertisementOf(productId, product.data() as Product)));
}

/** A booking of the product, as the app itself would store it. */
export async function createBooking(
  buyer: Account,
  productId: string,
  overrides: object = {},
): Promise<void> {
  const product = await firestore.doc(`products/${productId}`).get();
  await firestore.doc(`bookings/${bookingDocumentId(productId, buyer.uid)}`).set({
    ...aBooking({ yourname: buyer.name, email: buyer.email, youremail: buyer.email, buyerId: buyer.uid }),
    bookingId: productId,
    productname: product.get('productname'),
    productprice: product.get('resaleprice'),
    img: product.get('img'),
    sellerId: product.get('sellerId'),
    createdAt: FieldValue.serverTimestamp(),
    ...overrides,
  });
}

/** Stores what became of what a buyer paid: an order in the state, with all that either side may have said of it. */
export async function createOrder(
  orderId: string,
  { buyer, seller, productId }: { buyer: Account; seller: Account; productId: string },
  { state, words }: { state: OrderState; words: string },
): Promise<void> {
  const at = Timestamp.now();
  await firestore.doc(`orders/${orderId}`).set({
    ...anOrder({ buyerId: buyer.uid, sellerId: seller.uid, buyername: words, sellername: words }),
    productname: words,
    bookingsId: bookingDocumentId(productId, buyer.uid),
    bookingId: productId,
    state,
    dueAt: Timestamp.fromMillis(at.toMillis() + 24 * 60 * 60_000),
    history: [{ act: 'pay', by: 'buyer', state: 'paid', at }],
    tracking: words,
    problem: { reason: 'damaged', text: words },
    createdAt: at,
  });
  await firestore
    .doc(pickupCodePath(orderId))
    .set({ buyerId: buyer.uid, code: '123456', secret: '0'.repeat(32) });
}

/** What Auth knows of the address, if anything. */
export async function signInOf(email: string): Promise<UserRecord | undefined> {
  const { users } = await getAuth(app).getUsers([{ email }]);
  return users[0];
}

/** Takes the e-mail address away from a sign-in, as of an account that came another way than by e-mail. */
export async function takeEmailAway({ uid }: Account): Promise<void> {
  const response = await fetch(
    `http://${at(PORTS.auth)}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, deleteAttribute: ['EMAIL'] }),
    },
  );
  if (!response.ok) throw new Error(`Auth answered ${response.status}: ${await response.text()}`);
}

/** The links of the e-mails that Auth sent to the address. */
export async function emailsTo(email: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL'): Promise<string[]> {
  const response = await fetch(`http://${at(PORTS.auth)}/emulator/v1/projects/${LOCAL_PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter((letter) => letter.email === email && letter.requestType === kind)
    .map(({ oobLink }) => oobLink);
}

/** Whether the account can still sign in. */
export async function hasSignIn({ email }: Account): Promise<boolean> {
  return (await signInOf(email)) !== undefined;
}
