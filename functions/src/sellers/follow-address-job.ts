import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { isConfirmed } from '../accounts/sign-in/sign-ins.ts';
import { userDocument } from '../accounts/users.ts';
import { contactDocument } from '../catalogue/contacts.ts';
import { products } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { type JobOrder, startJob } from '../jobs/job.ts';
import { eachDocument, type Plan } from '../jobs/plan.ts';
import { firestore } from '../platform/firebase.ts';

/** Brings the seller's address of now to the contact of one item. */
async function followSeller(productId: string, uid: string): Promise<boolean> {
  const confirmed = await isConfirmed(uid);
  const document = contactDocument(productId);
  return firestore().runTransaction(async (transaction) => {
    const user = await read(userDocument(uid), transaction);
    const contact = await read(document, transaction);
    if (user === undefined || contact === undefined) return false;
    // An address that may be a stranger's is nobody's contact.
    const email = confirmed ? user.email : UNREGISTERED;
    if (contact.email === email) return false;
    transaction.update(document, { email });
    return true;
  });
}

/** Brings a seller's new address to the contacts of what they sell and sold: buyers are to reach them. */
export const FOLLOW_ADDRESS: Plan = {
  phases: [
    eachDocument(
      'contacts',
      ({ about }) => products().where('sellerId', '==', about),
      ({ id }, { about }) => followSeller(id, about),
    ),
  ],
};

/** Has the contacts follow a new address; from the start, where an earlier one is under way. */
export async function startFollowingAddress(uid: string): Promise<void> {
  const order: JobOrder = { kind: 'followAddress', about: uid };
  await firestore().runTransaction(async (transaction) => startJob(transaction, order));
}
