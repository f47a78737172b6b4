import { t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Product } from '@thriftline/domain/catalogue/product';
import { advertiseProduct } from '@/features/products/api/advertise-product.ts';
import { deleteProduct } from '@/features/products/api/delete-product.ts';
import { bringBack, changePrice, takeDown } from '@/features/products/api/edit-product.ts';
import { removeAdvertisement } from '@/features/products/api/remove-advertisement.ts';
import { addWish, type Wisher } from '@/features/wishlist/api/add-wish.ts';
import { removeWish } from '@/features/wishlist/api/remove-wish.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import type { Mutation, MutationKind } from '@/outbox/journal/mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';

/** Longest the item is asked for, in milliseconds. */
const LOOK_MS = 8_000;

/** A mutation about an item, done once more with the item as it is now. */
type Again = (mutation: Mutation, product: Stored<Product>, me: Wisher) => Promise<Sent>;

/** What can be done once more with nothing but the item: all else has a form, and is done again there. */
const AGAIN: Partial<Record<MutationKind, Again>> = {
  wish: (_, product, me) => addWish(product, me),
  removeWish: ({ uid }, product) => removeWish(uid, subjectOfProduct(product)),
  changePrice: ({ uid, changes }, product) =>
    changePrice(uid, product, Number(changes?.resaleprice ?? product.resaleprice)),
  takeDown: ({ uid }, product) => takeDown(uid, product),
  bringBack: ({ uid }, product) => bringBack(uid, product),
  deleteProduct: ({ uid }, product) => deleteProduct(uid, product),
  advertise: ({ uid }, product) => advertiseProduct(uid, product),
  removeAdvertisement: ({ uid }, product) => removeAdvertisement(uid, product),
};

/** Whether a refused mutation can be sent again from here. */
export function canSendAgain({ kind, state }: Mutation): boolean {
  return state === 'refused' && AGAIN[kind] !== undefined;
}

/** Sends a refused mutation once more, about the item as it is now. Throws AppError with what speaks against it. */
export async function sendAgain(mutation: Mutation, me: Wisher): Promise<Sent> {
  const found = await readFromServer(
    documentOf('products', mutation.subject.productId ?? ''),
    AbortSignal.timeout(LOOK_MS),
  );
  const product = found.data();
  const again = AGAIN[mutation.kind];
  if (product === undefined || again === undefined) {
    throw new AppError('not-found', t`This item is no longer for sale.`);
  }
  return again(mutation, product, me);
}
