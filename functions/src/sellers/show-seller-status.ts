import type { User } from '@thriftline/domain/accounts/user';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { Query } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { advertisements } from '../catalogue/advertisements.ts';
import { products } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';

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

async function show(found: Query<Item>, seller: Seller): Promise<Counts> {
  const { docs, size } = await found.get();
  const changes = new Map<string, Said>();
  const stale = docs.filter((snapshot) => {
    const item = snapshot.data();
    const said = saysThen(item, seller);
    changes.set(snapshot.id, said);
    return item.sellername !== said.sellername || item.sellerStatus !== said.sellerStatus;
  });
  const documents = stale.map((snapshot) => snapshot.ref);
  await writeInBatches(documents, (batch, document) =>
    batch.update(document, { ...changes.get(document.id) }),
  );
  return { matchedCount: size, modifiedCount: stale.length };
}

/**
 * Brings what the account says of its seller, and who an admin vouched for, to all of their products and advertisements;
 * counts products.
 */
export async function showSellerStatus(uid: string): Promise<Counts> {
  const seller = await read(userDocument(uid));
  if (seller === undefined) return { matchedCount: 0, modifiedCount: 0 };
  // The products first: an advertisement that is made meanwhile copies what its product says by then.
  const counts = await show(products().where('sellerId', '==', uid), seller);
  await show(advertisements().where('sellerId', '==', uid), seller);
  // Somebody may have decided otherwise meanwhile: the last word counts.
  const now = await read(userDocument(uid));
  const isSame = now === undefined || (now.status === seller.status && now.name === seller.name);
  return isSame ? counts : showSellerStatus(uid);
}
