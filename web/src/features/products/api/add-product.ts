import { t } from '@lingui/core/macro';
import type { Status } from '@thriftline/domain/accounts/roles';
import { COLLECTIONS, contactPath } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Product, ProductInput } from '@thriftline/domain/catalogue/product';
import type { Picture } from '@thriftline/domain/pictures/picture';
import { listingLanguage } from '@thriftline/domain/search/words/listing-language';
import { collection, doc, getDocFromServer, serverTimestamp, type WriteBatch } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { laterIds } from '../import/import-id.ts';

/** Who sells: what their account says at this moment, since the rules compare. */
export interface Seller {
  uid: string;
  /** Null while it is not confirmed, too. */
  email: string | null;
  name: string;
  status: Status;
  since: StoredTime;
}

/** What a new product is made of. */
export interface NewProduct {
  /** From `freeProductId`. */
  id: string;
  input: ProductInput;
  categoryName: string;
  pictures: readonly [Picture, ...Picture[]];
  /** Blurred pixels of the first picture. */
  placeholder: string | undefined;
  seller: Seller;
}

/** Whether a product has the id, or had it. */
async function isTaken(id: string): Promise<boolean> {
  return (await getDocFromServer(doc(firestore, COLLECTIONS.productIds, id))).exists();
}

/**
 * The id for a new product of the seller's: the one it is to have, or where a product had it that is gone, the first after it that
 * none had. Throws AppError `conflict` where their product has it: this is the same item.
 */
export async function freeProductId(wanted: string | undefined, sellerId: string): Promise<string> {
  if (wanted === undefined) return newProductId();
  for (const id of [wanted, ...(await laterIds(wanted))]) {
    if (!(await isTaken(id))) return id;
    const there = (await getDocFromServer(documentOf('products', id))).data();
    if (there?.sellerId === sellerId)
      throw new AppError('conflict', t`This item is already listed. Check My Products.`);
  }
  return newProductId();
}

/** An id that no product has. */
export function newProductId(): string {
  return doc(collection(firestore, COLLECTIONS.products)).id;
}

/** Throws AppError where the account cannot add products for now: to be asked before its pictures are uploaded. */
export function requireProductShare(uid: string): Promise<void> {
  return requireShare({ act: 'products', uid });
}

/** What the caller does meanwhile. */
interface Meanwhile {
  /**
   * Called right before the mutation is sent, with the product's path, under which the journal has it; `isNoted` is false where the
   * journal could not take it.
   */
  onSending: (path: string, isNoted: boolean) => void;
  /** Cleans up when the server refuses the product, at once or after a time offline. */
  onRefused: () => void | Promise<void>;
}

/** Lists a product with its private contact and the mark that its id is used, all or none. Throws AppError. */
export function addProduct(
  { id, input, categoryName, pictures, placeholder, seller }: NewProduct,
  { onSending, onRefused }: Meanwhile,
): Promise<Sent> {
  const { mobile, ...typed } = input;
  const product = doc(firestore, COLLECTIONS.products, id);
  const fields: Omit<Product, 'createdAt'> = {
    ...typed,
    categoryName,
    language: listingLanguage(typed, currentLanguage()),
    img: pictures[0].img,
    thumb: pictures[0].thumb,
    pictures: [...pictures],
    ...(placeholder === undefined ? {} : { placeholder }),
    sellername: seller.name,
    sellerId: seller.uid,
    sellerStatus: seller.status,
    sellerSince: seller.since,
    utcDate: new Date(serverNow()).toISOString(),
  };
  const contact: Contact = {
    mobile,
    email: seller.email ?? UNREGISTERED,
    sellerId: seller.uid,
  };
  const fill = (batch: WriteBatch) => {
    batch.set(product, { ...fields, createdAt: serverTimestamp() });
    // The rules take each id once, so that no booking or payment is ever about another item than was seen.
    batch.set(doc(firestore, COLLECTIONS.productIds, id), { createdAt: serverTimestamp() });
    batch.set(doc(firestore, contactPath(product.id)), contact);
  };
  const subject = {
    productId: id,
    name: typed.productname,
    img: pictures[0].thumb,
    price: typed.resaleprice,
  };
  const send = (isWanted: () => Promise<boolean>, isNoted: boolean) => {
    onSending(product.path, isNoted);
    return commitCounted({ ...creation, isWanted }, fill);
  };
  const creation = { act: 'products', uid: seller.uid, id } as const;
  return enqueueMutation(
    { kind: 'addProduct', uid: seller.uid, path: product.path, subject },
    send,
    onRefused,
  );
}
