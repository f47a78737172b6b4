import { randomUUID } from 'node:crypto';
import { bookingDocumentId, contactPath, wishDocumentId } from '@thriftline/domain/base/collections';
import { toDocument } from '@thriftline/domain/base/document-names';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { aBooking, aContact, aProduct, aWish } from '@thriftline/domain/testing/builders';
import { aPerson } from '@thriftline/e2e/kit/people';
import { createAccount, firestore } from '@thriftline/e2e/kit/shop';
import type { Ports } from '@thriftline/local/ports';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** Pictures of each product. */
export const PICTURES = 6;

/** One product in so many is sold. */
const SOLD_EVERY = 100;
const AT_A_TIME = 25;

/** A running suite with an admin. */
export interface Shop {
  ports: Ports;
  firestore: Firestore;
  /** ID token of an admin. */
  token: string;
}

/** Makes the admin who will delete. */
export async function openShop(ports: Ports): Promise<Shop> {
  const { token } = await aPerson('Admin');
  return { ports, firestore, token };
}

/** What a PNG begins with: a picture that is none is taken away. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Stores a picture of a few bytes and gives its address. */
async function storePicture({ ports }: Shop, uid: string): Promise<string> {
  const path = `images/${uid}/${randomUUID()}.png`;
  const file = getStorage().bucket().file(path);
  await file.save(PNG, { contentType: 'image/png', resumable: false });
  return `http://127.0.0.1:${ports.storage}/v0/b/${LOCAL_BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
}

async function listProduct(shop: Shop, uid: string, index: number): Promise<void> {
  const { firestore } = shop;
  const urls = await Promise.all(Array.from({ length: PICTURES }, () => storePicture(shop, uid)));
  const pictures = urls.map((img) => ({ img, thumb: img, alt: '' }));
  const isSold = index % SOLD_EVERY === 0;
  const [img = ''] = urls;
  const product = {
    ...aProduct({ sellerId: uid, img, thumb: img, pictures }),
    createdAt: Timestamp.now(),
    ...(isSold ? { availability: true, paid: true } : {}),
  };
  const { id } = firestore.collection('products').doc();
  const buyerId = 'bench-buyer';
  const copy = { productId: id, buyerId, sellerId: uid, img, createdAt: Timestamp.now() };
  const batch = firestore.batch();
  batch.set(firestore.doc(`products/${id}`), product);
  batch.set(firestore.doc(`productIds/${id}`), { createdAt: Timestamp.now() });
  batch.set(firestore.doc(contactPath(id)), aContact({ sellerId: uid }));
  batch.set(firestore.doc(`advertisements/${id}`), { ...product, bookingId: id, availability: isSold });
  batch.set(
    firestore.doc(`bookings/${bookingDocumentId(id, buyerId)}`),
    toDocument(aBooking({ ...copy, paid: isSold })),
  );
  batch.set(firestore.doc(`wishlist/${wishDocumentId(id, buyerId)}`), toDocument(aWish(copy)));
  await batch.commit();
}

/** A seller with so many products. Gives the account's id. */
export async function stockSeller(shop: Shop, count: number): Promise<string> {
  const { uid } = await createAccount('Seller', 'Sam Seller');
  for (let first = 0; first < count; first += AT_A_TIME) {
    const indexes = Array.from({ length: Math.min(AT_A_TIME, count - first) }, (_, offset) => first + offset);
    await Promise.all(indexes.map((index) => listProduct(shop, uid, index)));
  }
  return uid;
}
