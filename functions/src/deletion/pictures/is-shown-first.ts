import type { Query } from 'firebase-admin/firestore';
import { users } from '../../accounts/users.ts';
import { advertisements } from '../../catalogue/advertisements.ts';
import { categories } from '../../catalogue/categories.ts';
import { products } from '../../catalogue/products.ts';
import { wishes } from '../../catalogue/wishes.ts';
import { bookings } from '../../orders/bookings.ts';
import { addressPrefix } from '../../pictures/pictures.ts';

/** After everything an address may go on with. */
const LAST = '\uf8ff';

/** Every field that shows one picture, and whose documents it is asked of. */
export const PICTURE_FIELDS: readonly (readonly [() => Query, string])[] = [
  [products, 'img'],
  [products, 'thumb'],
  [advertisements, 'img'],
  [categories, 'img'],
  [users, 'photoURL'],
  [bookings, 'img'],
  [wishes, 'img'],
];

/** The documents whose field begins with an address's beginning. */
export const within = (query: Query, field: string, prefix: string) =>
  query.where(field, '>=', prefix).where(field, '<', prefix + LAST);

/**
 * Whether a product, advertisement, category, account, booking or wish shows the picture or its other variant as its first
 * or only one. One read for each kind, however many there are.
 */
export async function isShownFirst(path: string): Promise<boolean> {
  const prefix = await addressPrefix(path);
  const found = await Promise.all(
    PICTURE_FIELDS.map(([documents, field]) => within(documents(), field, prefix).limit(1).get()),
  );
  return found.some(({ empty }) => !empty);
}
