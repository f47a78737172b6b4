import type { Query } from 'firebase-admin/firestore';
import { users } from '../accounts/users.ts';
import { advertisements } from '../catalogue/advertisements.ts';
import { categories } from '../catalogue/categories.ts';
import { products } from '../catalogue/products.ts';
import { bookings } from '../orders/bookings.ts';
import { wishes } from '../orders/wishes.ts';
import { addressPrefix, basePath, folderOf, ownerOf, pathIn } from '../pictures/pictures.ts';
import { shownInListsOf } from './shown-in-lists.ts';

/** After everything an address may go on with. */
const LAST = '\uf8ff';

/** Every field that shows one picture, and whose documents it is asked of. */
const FIELDS: readonly (readonly [() => Query, string])[] = [
  [products, 'img'],
  [products, 'thumb'],
  [advertisements, 'img'],
  [categories, 'img'],
  [users, 'photoURL'],
  [bookings, 'img'],
  [wishes, 'img'],
];

const within = (query: Query, field: string, prefix: string) =>
  query.where(field, '>=', prefix).where(field, '<', prefix + LAST);

/**
 * Whether a product, advertisement, category, account, booking or wish shows the picture or its other variant as its first
 * or only one. One read for each kind, however many there are.
 */
export async function isShownFirst(path: string): Promise<boolean> {
  const prefix = await addressPrefix(path);
  const found = await Promise.all(
    FIELDS.map(([documents, field]) => within(documents(), field, prefix).limit(1).get()),
  );
  return found.some(({ empty }) => !empty);
}

/**
 * Whether anything stored shows the picture or its other variant: a product, advertisement, category, account, booking
 * or wish. What another account's product shows beyond its first picture is seen by `recentlyShown` alone.
 */
export async function isPictureUsed(path: string): Promise<boolean> {
  if (await isShownFirst(path)) return true;
  return (await shownInListsOf(ownerOf(path))).has(basePath(path));
}

/**
 * The base paths of an account's pictures that `isPictureUsed` would find used: each document that shows one is read once,
 * and the account's own products.
 */
export async function usedPicturesOf(uid: string): Promise<Set<string>> {
  const bases = await shownInListsOf(uid);
  const prefix = await addressPrefix(folderOf(uid));
  for (const [documents, field] of FIELDS) {
    for await (const snapshot of within(documents(), field, prefix).select(field).stream()) {
      const path = pathIn(String((snapshot as unknown as { get(name: string): unknown }).get(field)));
      if (path !== undefined) bases.add(basePath(path));
    }
  }
  return bases;
}
