import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { wishes } from '../catalogue/wishes.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { type AccountPhase, deleteFound, deletingOf } from '../jobs/account-phase.ts';
import { eachPage } from '../jobs/plan.ts';
import { deliveredTo, deliveryAddressDocument } from './order-documents.ts';
import { viewsBy } from './product-views.ts';

/** Deletes where something was delivered to. What is still under way loses it, too: whose account is gone is brought nothing. */
async function deleteAddresses(
  page: readonly QueryDocumentSnapshot[],
): Promise<{ done: number; failed: number }> {
  await writeInBatches(
    page.map(({ id }) => deliveryAddressDocument(id)),
    (batch, document) => void batch.delete(document),
  );
  return { done: page.length, failed: 0 };
}

/** What goes with an account of what it wished for, had delivered and looked at. */
export const ORDER_PHASES: readonly AccountPhase[] = [
  deleteFound('wishes', ['wishlist'], (uid) => wishes().where('buyerId', '==', uid)),
  deletingOf(
    ['address'],
    eachPage('addresses', ({ about }) => deliveredTo(about), deleteAddresses),
  ),
  deleteFound('looks', ['views'], viewsBy),
];
