import { randomUUID } from 'node:crypto';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { aProduct } from '@thriftline/domain/testing/builders';
import { createAccountAt, firestore } from '@thriftline/e2e/kit/shop';
import type { Ports } from '@thriftline/local/ports';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

const CATEGORIES = 12;
const ADVERTISED = 24;
const FEW = 20;
/** How many products the full category has. */
export const MANY = 10_000;
const BATCH = 500;

/** Who looks at the category page. */
export const BUYER = { email: 'buyer@bench.example', password: 'thriftline' };

/** What was put into the empty suite. */
export interface Shop {
  /** Category with 20 products. */
  few: string;
  /** Category with 10,000 products. */
  many: string;
  /** A product of the first. */
  product: string;
}

/** A drawn picture of a few hundred bytes, stored as the app stores pictures. */
async function storePicture(ports: Ports, hue: number): Promise<string> {
  const path = `images/bench/${hue}.svg`;
  const token = randomUUID();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path fill="hsl(${hue} 40% 82%)" d="M0 0h480v360H0z"/><circle cx="240" cy="180" r="90" fill="hsl(${hue} 45% 45%)"/></svg>`;
  await getStorage()
    .bucket()
    .file(path)
    .save(svg, {
      contentType: 'image/svg+xml',
      metadata: {
        cacheControl: 'public, max-age=31536000, immutable',
        metadata: { firebaseStorageDownloadTokens: token },
      },
    });
  return `http://127.0.0.1:${ports.storage}/v0/b/${LOCAL_BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

async function fillCategory(
  firestore: Firestore,
  categoryId: string,
  count: number,
  pictures: readonly string[],
) {
  for (let first = 0; first < count; first += BATCH) {
    const batch = firestore.batch();
    for (let index = first; index < Math.min(first + BATCH, count); index += 1) {
      const img = pictures[index % pictures.length] ?? '';
      const product = aProduct({
        productname: `Thing ${index}`,
        categoryId,
        img,
        thumb: img,
        resaleprice: 1 + (index % 900),
      });
      batch.set(firestore.doc(`products/${categoryId}-${index}`), {
        ...product,
        createdAt: Timestamp.fromMillis(Date.now() - index * 1000),
      });
    }
    await batch.commit();
  }
}

/** Waits until all products of the category with 20 can be found: triggers list them one by one. */
export async function untilListed({ few }: Shop): Promise<void> {
  const listed = firestore.collection('listings').where('categoryId', '==', few);
  for (;;) {
    if ((await listed.count().get()).data().count >= FEW) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Fills the running, empty suite: 12 categories, 24 advertised items, and products in two of the categories, in one of them `many`. */
export async function openShop(ports: Ports, many: number): Promise<Shop> {
  const pictures = await Promise.all([10, 80, 150, 220, 290].map((hue) => storePicture(ports, hue)));
  const picture = (index: number) => pictures[index % pictures.length] ?? '';

  await createAccountAt(BUYER.email, { role: 'Buyer', name: 'Bea Bench' });

  for (let index = 0; index < CATEGORIES; index += 1) {
    await firestore.doc(`categories/category-${index}`).set({
      categoryname: `Category ${index}`,
      img: picture(index),
      createdBy: 'bench',
      createdAt: Timestamp.fromMillis(Date.now() - index * 1000),
    });
  }
  for (let index = 0; index < ADVERTISED; index += 1) {
    const product = aProduct({
      productname: `Advertised thing ${index}`,
      img: picture(index),
      thumb: picture(index),
      // The home page shows two of a seller.
      sellerId: `seller-${Math.floor(index / 2)}`,
    });
    await firestore.doc(`advertisements/advertised-${index}`).set({
      ...product,
      categoryId: 'category-0',
      availability: false,
      paid: false,
      bookingId: `advertised-${index}`,
      createdAt: Timestamp.fromMillis(Date.now() - index * 1000),
    });
  }
  await fillCategory(firestore, 'category-0', FEW, pictures);
  await fillCategory(firestore, 'category-1', many, pictures);
  return { few: 'category-0', many: 'category-1', product: 'category-0-0' };
}
