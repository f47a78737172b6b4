import type { User } from '@thriftline/domain/accounts/user';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { advertisements } from '../catalogue/advertisements.ts';
import { products } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

/** How many products there are, and how many of them say something else by now. */
interface Counts {
  matchedCount: number;
  modifiedCount: number;
}

type Seller = Pick<User, 'name' | 'status'>;

/** What an item says of its seller. */
type Said = Pick<Product, 'sellername' | 'sellerStatus'>;
type Item = Said & Pick<Product, 'availability' | 'paid'>;

/**
 * What an item is to say of its seller. An admin vouches for the name that the account has: what is still for sale under an
 * earlier one gets both, and what was sold under it keeps that name, without the badge.
 */
function saysThen(item: Item, { name, status }: Seller): Said {
  const { sellername } = item;
  if (sellername === name || status === 'Unverified') return { sellername, sellerStatus: status };
  const isSold = productState(item, Date.now()).name === 'sold';
  return isSold ? { sellername, sellerStatus: 'Unverified' } : { sellername: name, sellerStatus: status };
}

/** What an item is to say instead; undefined where it says so already. */
function correction(item: Item, seller: Seller): Said | undefined {
  const said = saysThen(item, seller);
  return item.sellername === said.sellername && item.sellerStatus === said.sellerStatus ? undefined : said;
}

/** Items per transaction: Firestore takes 500 writes, and everything read stays locked until the end. */
const AT_A_TIME = 100;

/**
 * Corrects items and counts the changes. Reads their seller in the same transaction: an admin may change the status at this
 * moment, and a late write must not bring the old one back.
 */
function correct(uid: string, items: readonly DocumentReference<Item>[]): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const seller = await read(userDocument(uid), transaction);
    if (seller === undefined) return 0;
    let count = 0;
    for (const snapshot of await transaction.getAll(...items)) {
      const item = snapshot.data();
      const said = item && correction(item, seller);
      if (said === undefined) continue;
      transaction.update(snapshot.ref, { ...said });
      count += 1;
    }
    return count;
  });
}

async function show(uid: string, found: Query<Item>, seller: Seller): Promise<Counts> {
  const { docs, size } = await found.get();
  const stale = docs.filter((snapshot) => correction(snapshot.data(), seller) !== undefined);
  const items = stale.map((snapshot) => snapshot.ref);
  let modifiedCount = 0;
  for (let start = 0; start < items.length; start += AT_A_TIME) {
    modifiedCount += await correct(uid, items.slice(start, start + AT_A_TIME));
  }
  return { matchedCount: size, modifiedCount };
}

/**
 * Brings what the account says of its seller, and who an admin vouched for, to all of their products and advertisements;
 * counts products. Where the account changes meanwhile, whoever changed it brings the rest.
 */
export async function showSellerStatus(uid: string): Promise<Counts> {
  const seller = await read(userDocument(uid));
  if (seller === undefined) return { matchedCount: 0, modifiedCount: 0 };
  // The products first: an advertisement that is made meanwhile copies what its product says by then.
  const counts = await show(uid, products().where('sellerId', '==', uid), seller);
  await show(uid, advertisements().where('sellerId', '==', uid), seller);
  return counts;
}
