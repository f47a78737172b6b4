import { COLLECTIONS, contactPath } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { ACCOUNT_LEAVING } from '@thriftline/domain/base/texts/refusal-texts';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Product, ProductInput } from '@thriftline/domain/catalogue/product';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import { listingLanguage } from '@thriftline/domain/search/words/listing-language';
import { doc, type WriteBatch, writeBatch } from 'firebase/firestore';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { isSameValue } from '@/lib/browser/is-same-value.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import { commitCounted } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';
import { productChange } from '@/outbox/undo/product-change.ts';
import type { StoredPictures } from '../pictures/form-picture.ts';

/** A product as its seller wants it. */
export interface EditedProduct extends StoredPictures {
  input: ProductInput;
  categoryName: string;
}

type Written = Pick<Product, 'productname' | 'description'>;
type Changes = Readonly<Record<string, unknown>>;

/** Whether an edit changes the words that a product is found by. */
function isRewritten(before: Written, after: Written): boolean {
  return before.productname !== after.productname || before.description !== after.description;
}

/** The fields of a product that an edit changes with what they become, undefined for one that goes. */
export function changesOf(
  product: Product,
  { input, categoryName, pictures, placeholder }: EditedProduct,
): Changes {
  const { mobile: _private, ...facts } = input;
  const [{ img, thumb }] = pictures;
  const isSamePictures = isSameValue([...pictures], [...picturesOf(product)]);
  const wanted: Record<string, unknown> = {
    ...facts,
    hidden: product.hidden,
    language: isRewritten(product, facts) ? listingLanguage(facts, currentLanguage()) : product.language,
    // What the category is called by now is not the seller's to bring.
    categoryName: facts.categoryId === product.categoryId ? product.categoryName : categoryName,
    ...(isSamePictures
      ? {
          img: product.img,
          thumb: product.thumb,
          pictures: product.pictures,
          placeholder: product.placeholder,
        }
      : { img, thumb, pictures: [...pictures], placeholder }),
  };
  const stored: Record<string, unknown> = { ...product };
  const changed = CHANGEABLE.products.filter((name) => !isSameValue(stored[name], wanted[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/** What the changed fields were before. */
function beforeOf(product: Product, changes: Changes): Changes {
  const stored: Record<string, unknown> = { ...product };
  return Object.fromEntries(Object.keys(changes).map((name) => [name, stored[name]]));
}

/**
 * What an edit may be taken back to: nothing where pictures change, for those that go are deleted as soon as the server hears of it,
 * or where the contact is new.
 */
export function undoneEdit(
  product: Product,
  changes: Changes,
  { contact, mobile }: { contact: Contact | undefined; mobile: string },
): { before?: Changes } {
  if ('img' in changes || 'pictures' in changes || contact === undefined) return {};
  return {
    before: {
      ...beforeOf(product, changes),
      ...(contact.mobile !== mobile && { mobile: contact.mobile }),
    },
  };
}

interface EditOptions {
  uid: string;
  /** The contact as it is stored, if there is one, and the address for a new one. */
  contact: Contact | undefined;
  email: string | null;
}

/** Changes a product and its contact, all or nothing; says `sent` where there is nothing to change. Throws AppError. */
export async function editProduct(
  product: Stored<Product>,
  edited: EditedProduct,
  { uid, contact, email }: EditOptions,
): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.products, product._id);
  const contactReference = doc(firestore, contactPath(product._id));
  const changes = changesOf(product, edited);
  const isChanged = Object.keys(changes).length > 0;
  const { mobile } = edited.input;
  if (!isChanged && mobile === contact?.mobile) return 'sent';

  const fill = (batch: WriteBatch) => {
    if (isChanged) batch.update(reference, productChange(changes));
    if (contact === undefined) {
      batch.set(contactReference, { mobile, email: email ?? UNREGISTERED, sellerId: uid });
    } else if (mobile !== contact.mobile) batch.update(contactReference, { mobile });
  };
  const send = (isWanted: () => Promise<boolean>) => {
    if (isChanged) return commitCounted({ act: 'edits', uid, id: product._id, isWanted }, fill);
    const batch = writeBatch(firestore);
    fill(batch);
    return pendingWrite(contactReference, batch.commit());
  };
  const about = isChanged
    ? { path: reference.path, changes, ...(mobile !== contact?.mobile && { mobile }) }
    : { path: contactReference.path, changes: { mobile } };
  const before = undoneEdit(product, changes, { contact, mobile });
  return enqueueMutation(
    { kind: 'editProduct', uid, ...about, ...before, subject: subjectOfProduct(product) },
    send,
  );
}

/** Changes fields that need no stamp. */
function changeFields(
  kind: 'changePrice' | 'takeDown' | 'bringBack',
  uid: string,
  product: Stored<Product>,
  changes: Changes,
): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.products, product._id);
  const before = beforeOf(product, changes);
  const request = { kind, uid, path: reference.path, changes, before, subject: subjectOfProduct(product) };
  return enqueueMutation(request, (isWanted) =>
    commitCounted({ act: 'edits', uid, id: product._id, isWanted }, (batch) =>
      batch.update(reference, productChange(changes)),
    ),
  );
}

/** Gives a product another price. Throws AppError. */
export function changePrice(uid: string, product: Stored<Product>, resaleprice: number): Promise<Sent> {
  return changeFields('changePrice', uid, product, { resaleprice });
}

/** Takes a product down for now: nobody else is shown it until it is brought back. Throws AppError. */
export function takeDown(uid: string, product: Stored<Product>): Promise<Sent> {
  return changeFields('takeDown', uid, product, { hidden: true });
}

/** Brings a product back that was taken down. Throws AppError, also where its seller has asked for the end of their account. */
export async function bringBack(uid: string, product: Stored<Product>): Promise<Sent> {
  if (getCurrentUser().userDoc?.deleteAt !== undefined) throw new AppError('conflict', ACCOUNT_LEAVING);
  return changeFields('bringBack', uid, product, { hidden: undefined });
}
