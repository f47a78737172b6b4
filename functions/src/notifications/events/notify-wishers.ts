import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isAbout, isSameMaking } from '@thriftline/domain/catalogue/product-version';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { productDocument } from '../../catalogue/products.ts';
import { wishesFor } from '../../catalogue/wishes.ts';
import { read } from '../../firestore/collection.ts';
import { inParallel } from '../../firestore/in-parallel.ts';
import { newsForWishers } from '../notices/news-for-wishers.ts';
import { notify } from '../notify.ts';

/** Wishes of one step: as many are in memory. */
const STEP = 500;
const AT_A_TIME = 8;

/** Tells everybody who wishes for a product what a change of it at the time means to them, as it is now. */
export async function notifyWishers(
  productId: string,
  { before, after, at }: { before: Product; after: Product; at: StoredTime },
): Promise<void> {
  // Most writes mean nothing to them: holds, edits of what it is.
  if (newsForWishers(productId, { before, product: after, at }) === undefined) return;
  const product = await read(productDocument(productId));
  if (product === undefined || !isSameMaking(product, before)) return;
  const news = newsForWishers(productId, { before, product, at });
  if (news === undefined) return;
  const wishes = wishesFor(productId).orderBy(FieldPath.documentId()).limit(STEP);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? wishes : wishes.startAfter(last)).get();
    const theirs = docs.map((snapshot) => snapshot.data()).filter((wish) => isAbout(product, wish));
    await inParallel(theirs, AT_A_TIME, ({ buyerId: to }) => notify({ ...news, to }));
    last = docs.length < STEP ? undefined : docs.at(-1);
  } while (last !== undefined);
}
