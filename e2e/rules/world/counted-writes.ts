import { countChange, isPlacedAct, placeChange, type QuotaAct } from '@thriftline/domain/accounts/quotas';
import { invariant } from '@thriftline/domain/base/invariant';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import {
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { uidOf } from '../environment.ts';
import { DRAFT } from './stored-documents.ts';

/** Counts the creation of a document in the batch, as the app does; of somebody who has counted none before. */
export function count(batch: WriteBatch, firestore: Firestore, act: QuotaAct, id: string): void {
  const uid = uidOf(firestore);
  if (uid === undefined) return;
  const now = serverTimestamp();
  const change = isPlacedAct(act)
    ? placeChange('0', id, { now })
    : countChange('renew', id, { now, oneMore: increment(1) });
  batch.set(doc(firestore, `quotas/${uid}`), { [act]: change }, { merge: true });
}

/** What is counted as it is created, by its collection. */
const ACTS: Record<string, QuotaAct> = {
  categories: 'categories',
  bookings: 'bookings',
  wishlist: 'wishes',
  advertisements: 'advertisements',
  conversations: 'conversations',
  reports: 'reports',
  savedSearches: 'savedSearches',
  follows: 'follows',
};

/** Creates a document as the app does: counted. */
export function create(firestore: Firestore, path: string, data: object): Promise<void> {
  const [collection = '', id = ''] = path.split('/');
  const act = ACTS[collection];
  invariant(act, `documents of ${collection} are counted`);
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, path), data);
  count(batch, firestore, act, id);
  if (collection === 'categories') claimName(batch, firestore, id, data);
  return batch.commit();
}

/** Gives a category its name in the batch; one that has no key can have none. */
function claimName(batch: WriteBatch, firestore: Firestore, categoryId: string, data: object): void {
  const name = 'categoryname' in data && typeof data.categoryname === 'string' ? data.categoryname : '';
  const key = categoryKey(name);
  if (key !== '') batch.set(doc(firestore, `categoryNames/${key}`), { categoryId });
}

/** Changes a product as the app does: counted. */
export function editProduct(firestore: Firestore, id: string, changes: object): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `products/${id}`), { ...changes });
  count(batch, firestore, 'edits', id);
  return batch.commit();
}

/** Says of being here as the app does of being away: counted. */
export function sayPresence(firestore: Firestore, uid: string, presence: object): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, `presence/${uid}`), { ...presence }, { merge: true });
  count(batch, firestore, 'absences', uid);
  return batch.commit();
}

/** Adds a draft as the app does: counted. */
export function addDraft(firestore: Firestore, path: string, draft: object = DRAFT): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, path), draft);
  count(batch, firestore, 'drafts', path.split('/').at(-1) ?? '');
  return batch.commit();
}

/** Changes a category as admins do: with its new name. */
export function changeCategory(firestore: Firestore, id: string, change: object): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `categories/${id}`), change);
  claimName(batch, firestore, id, change);
  return batch.commit();
}

/**
 * Adds a product as the app does: counted, with the mark that its id is used, and with its contact if one is given.
 */
export function addProduct(firestore: Firestore, id: string, product: object, contact?: object) {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, `products/${id}`), product);
  batch.set(doc(firestore, `productIds/${id}`), { createdAt: serverTimestamp() });
  if (contact) batch.set(doc(firestore, `products/${id}/private/contact`), contact);
  count(batch, firestore, 'products', id);
  return batch.commit();
}
