import type { Query } from 'firebase-admin/firestore';
import { users } from '../accounts/users.ts';
import { advertisements } from '../catalogue/advertisements.ts';
import { categories } from '../catalogue/categories.ts';
import { products } from '../catalogue/products.ts';
import { bookings } from '../orders/bookings.ts';
import { wishes } from '../orders/wishes.ts';
import { picturePaths, type Showing } from '../pictures/picture-paths.ts';
import { addressPrefix, basePath, ownerOf } from '../pictures/pictures.ts';

/** After everything an address may go on with. */
const LAST = '\uf8ff';

async function anyWithin(query: Query, field: string, prefix: string): Promise<boolean> {
  const found = await query
    .where(field, '>=', prefix)
    .where(field, '<', prefix + LAST)
    .limit(1)
    .get();
  return !found.empty;
}

/** Whether a list of pictures shows it: lists cannot be asked by what they hold, so the owner's own are looked through. */
async function inListsOfOwner(path: string): Promise<boolean> {
  const base = basePath(path);
  for (const collection of [products(), advertisements()]) {
    const own = await collection
      .where('sellerId', '==', ownerOf(path))
      .select('img', 'thumb', 'pictures')
      .get();
    const shown = own.docs.flatMap((snapshot) => picturePaths(snapshot.data() as Showing));
    if (shown.some((other) => basePath(other) === base)) return true;
  }
  return false;
}

/**
 * Whether anything stored shows the picture or its other variant: a product, advertisement, category, account, booking
 * or wish. What another account's product shows beyond its first picture is seen by `recentlyShown` alone.
 */
export async function isPictureUsed(path: string): Promise<boolean> {
  const prefix = await addressPrefix(path);
  const found = await Promise.all([
    anyWithin(products(), 'img', prefix),
    anyWithin(products(), 'thumb', prefix),
    anyWithin(advertisements(), 'img', prefix),
    anyWithin(categories(), 'img', prefix),
    anyWithin(users(), 'photoURL', prefix),
    anyWithin(bookings(), 'img', prefix),
    anyWithin(wishes(), 'img', prefix),
  ]);
  return found.includes(true) || inListsOfOwner(path);
}
