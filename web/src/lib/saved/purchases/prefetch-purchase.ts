import { deliveryAddressPath, pickupCodePath } from '@thriftline/domain/base/collections';
import type { DeliveryAddress } from '@thriftline/domain/catalogue/chosen-delivery';
import type { PickupCode } from '@thriftline/domain/orders/order';
import { FirebaseError } from 'firebase/app';
import { type DocumentReference, doc } from 'firebase/firestore';
import { accountStore } from '../../device/store.ts';
import { contactOf, converter, documentOf } from '../../firebase/converters.ts';
import { firestore } from '../../firebase/firestore.ts';
import { readFromServer } from '../../live/read-from-server.ts';

/** What somebody has paid for. */
export interface Purchase {
  /** Its payment, and its order. */
  paymentIntentId: string;
  productId: string;
}

const NAME = 'keptPurchases';

/** So many are known as kept; older ones are read once more if they are seen again. */
const MOST = 60;

/** Longest that somebody waits for one of the documents, in milliseconds. */
const PATIENCE_MS = 60_000;

const underWay = new Set<string>();

function keptOf(uid: string): readonly string[] {
  const kept = accountStore(uid).read(NAME);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Reads a document into Firestore's cache; undefined where there is none for this account. */
async function keep<T>(reference: DocumentReference<T>): Promise<T | undefined> {
  try {
    return (await readFromServer(reference, AbortSignal.timeout(PATIENCE_MS))).data();
  } catch (error) {
    // The rules refuse one that is not there like one of somebody else.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}

async function read({ paymentIntentId, productId }: Purchase): Promise<void> {
  const code = doc(firestore, pickupCodePath(paymentIntentId)).withConverter(converter<PickupCode>());
  const address = doc(firestore, deliveryAddressPath(paymentIntentId));
  const [order] = await Promise.all([
    keep(documentOf('orders', paymentIntentId)),
    keep(documentOf('payments', paymentIntentId)),
    keep(documentOf('products', productId)),
    keep(contactOf(productId)),
    keep(code),
  ]);
  if (order?.delivery === 'delivery') await keep(address.withConverter(converter<DeliveryAddress>()));
}

/**
 * Reads all that belongs to a purchase into Firestore's cache, once a device: receipt, order, the seller's contact, pick-up code
 * and delivery address show without a network from then on, although their pages were never opened. What fails is tried again
 * when the purchase is seen again.
 */
export async function prefetchPurchase(uid: string, purchase: Purchase): Promise<void> {
  const { paymentIntentId: id } = purchase;
  if (underWay.has(id) || keptOf(uid).includes(id)) return;
  underWay.add(id);
  try {
    await read(purchase);
    accountStore(uid).keep(NAME, [id, ...keptOf(uid)].slice(0, MOST));
  } finally {
    underWay.delete(id);
  }
}
