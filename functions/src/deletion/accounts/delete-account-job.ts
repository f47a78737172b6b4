import { UPLOADS } from '@thriftline/domain/base/collections';
import { PREFERENCES } from '@thriftline/domain/notifications/inbox';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { type DocumentReference, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { devicesOf } from '../../accounts/devices.ts';
import { draftsOf } from '../../accounts/drafts.ts';
import { actCountsDocument } from '../../accounts/limits/limit-acts.ts';
import { quotaDocument } from '../../accounts/limits/quotas.ts';
import { presenceDocument } from '../../accounts/presence.ts';
import { pushTargetsOf } from '../../accounts/push-targets.ts';
import { deletedAccountDocument } from '../../accounts/sign-in/deleted-accounts.ts';
import { userDocument } from '../../accounts/users.ts';
import { advertisements } from '../../catalogue/advertisements.ts';
import { products } from '../../catalogue/products.ts';
import { blocks, conversationsOf } from '../../conversations/conversations.ts';
import { leaveConversation } from '../../conversations/leave-conversation.ts';
import { contactMarksDocument } from '../../conversations/mark-contact-data.ts';
import { read } from '../../firestore/collection.ts';
import { writeInBatches } from '../../firestore/write-in-batches.ts';
import { follows, followsOf, sellerNewsDocument } from '../../follows/follows.ts';
import { eachDocument, eachPage, once, type Plan } from '../../jobs/plan.ts';
import { deliveriesTo } from '../../notifications/sending/deliveries.ts';
import { inboxOf } from '../../notifications/sending/inbox.ts';
import { toldTo } from '../../notifications/sending/told.ts';
import { endOffer } from '../../offers/end-offer.ts';
import { bookings } from '../../orders/bookings.ts';
import { deliveredTo, deliveryAddressDocument } from '../../orders/order-documents.ts';
import { viewsBy } from '../../orders/product-views.ts';
import { wishes } from '../../orders/wishes.ts';
import { paymentAttempts } from '../../payments/records/payment-attempts.ts';
import { auth } from '../../platform/firebase.ts';
import { reports } from '../../reports/reports.ts';
import { profileDocument, reviews, sealedReviewsBy } from '../../reviews/review-documents.ts';
import { fileSearch } from '../../saved-searches/file-search.ts';
import { savedSearchesOf } from '../../saved-searches/saved-searches.ts';
import { deleteUnpaidBooking } from '../delete-unpaid-booking.ts';
import { deleteUnsoldProduct } from '../delete-unsold-product.ts';
import { deletePicturesOf } from '../pictures/delete-pictures-of.ts';
import { deleteReports } from './delete-reports.ts';

/** Deletes what was counted of an account, and when it was here: what else is kept about one by its id goes here, too. */
async function deleteCounts(uid: string): Promise<void> {
  const counts: DocumentReference[] = [
    actCountsDocument(uid),
    quotaDocument(uid),
    sellerNewsDocument(uid),
    contactMarksDocument(uid),
    presenceDocument(uid),
    profileDocument(uid),
  ];
  await writeInBatches(counts, (batch, document) => void batch.delete(document));
}

/** Deletes the sign-in of an account that somebody deleted for good. Whose document alone is gone may register anew. */
async function deleteSignIn(uid: string): Promise<void> {
  if ((await read(deletedAccountDocument(uid))) === undefined) return;
  await (await auth()).deleteUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
}

async function deletePage(page: readonly QueryDocumentSnapshot[]): Promise<{ done: number; failed: number }> {
  await writeInBatches(
    page.map(({ ref }) => ref),
    (batch, document) => void batch.delete(document),
  );
  return { done: page.length, failed: 0 };
}

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

/**
 * Takes the address, and the copy of the booking with name and telephone number, out of what was begun to be paid: it restores a booking for
 * whoever has an account alone. The rest knows money that arrives late.
 */
async function forgetWhoPays(
  page: readonly QueryDocumentSnapshot[],
): Promise<{ done: number; failed: number }> {
  const known = page
    .filter((snapshot) => ['address', 'booking'].some((field) => snapshot.get(field) !== undefined))
    .map(({ ref }) => ref);
  const nothing = { address: FieldValue.delete(), booking: FieldValue.delete() };
  await writeInBatches(known, (batch, ref) => void batch.update(ref, nothing));
  return { done: known.length, failed: 0 };
}

/** Takes the seller's name out of what was begun to be paid. */
async function forgetWhoSells(
  page: readonly QueryDocumentSnapshot[],
): Promise<{ done: number; failed: number }> {
  const naming = page.filter((snapshot) => snapshot.get('sellername') !== undefined).map(({ ref }) => ref);
  await writeInBatches(naming, (batch, ref) => void batch.update(ref, { sellername: FieldValue.delete() }));
  return { done: naming.length, failed: 0 };
}

/**
 * What goes with a deleted account: unsold products, unpaid bookings, advertisements, wishes, where something was delivered to, who saw whose contact, what it
 * looked at, drafts, what it was told and sent and where, saved searches, whom it follows and who follows it, blocks, reports by and of it, its name in conversations
 * and under its reviews, reviews of it and those that are sealed, upload tickets, the sign-in, and the pictures that
 * nothing shows any more. Sold products, paid bookings, payments and their pictures stay, and what was said, for the other side.
 */
export const DELETE_ACCOUNT: Plan = {
  phases: [
    eachDocument(
      'products',
      ({ about }) => products().where('sellerId', '==', about),
      ({ id }) => deleteUnsoldProduct(id),
    ),
    eachDocument(
      'bookings',
      ({ about }) => bookings().where('buyerId', '==', about),
      async (snapshot) => {
        const state = bookingState(snapshot.data());
        if (state !== 'unpaid' && state !== 'soldToAnother') return false;
        await deleteUnpaidBooking(snapshot.id);
        return true;
      },
    ),
    eachPage('advertisements', ({ about }) => advertisements().where('sellerId', '==', about), deletePage),
    eachPage('wishes', ({ about }) => wishes().where('buyerId', '==', about), deletePage),
    eachPage('addresses', ({ about }) => deliveredTo(about), deleteAddresses),
    eachPage('openAddresses', ({ about }) => paymentAttempts().where('buyerId', '==', about), forgetWhoPays),
    eachPage('sellerNames', ({ about }) => paymentAttempts().where('sellerId', '==', about), forgetWhoSells),
    eachPage('looks', ({ about }) => viewsBy(about), deletePage),
    eachPage('drafts', ({ about }) => draftsOf(about), deletePage),
    eachPage('devices', ({ about }) => devicesOf(about), deletePage),
    eachPage('inbox', ({ about }) => inboxOf(about), deletePage),
    eachPage('told', ({ about }) => toldTo(about), deletePage),
    eachPage('pushTargets', ({ about }) => pushTargetsOf(about), deletePage),
    eachPage('deliveries', ({ about }) => deliveriesTo(about), deletePage),
    eachPage('preferences', ({ about }) => userDocument(about).collection(PREFERENCES), deletePage),
    eachDocument(
      'conversations',
      ({ about }) => conversationsOf(about),
      async ({ ref }, { about }) => {
        await endOffer(ref.id);
        await leaveConversation(ref, about);
        return true;
      },
    ),
    eachPage('blocksBy', ({ about }) => blocks().where('blockerId', '==', about), deletePage),
    eachPage('blocksOf', ({ about }) => blocks().where('blockedId', '==', about), deletePage),
    eachPage('followsBy', ({ about }) => follows().where('followerId', '==', about), deletePage),
    eachPage('followsOf', ({ about }) => followsOf(about), deletePage),
    eachPage('reportsBy', ({ about }) => reports().where('reporterId', '==', about), deleteReports),
    eachPage('reportsOf', ({ about }) => reports().where('reportedId', '==', about), deleteReports),
    eachPage('sealedReviews', ({ about }) => sealedReviewsBy(about), deletePage),
    eachPage('reviewsOf', ({ about }) => reviews().where('aboutId', '==', about), deletePage),
    eachDocument(
      'reviewsBy',
      ({ about }) => reviews().where('authorId', '==', about),
      async ({ ref }) => {
        await ref.update({ authorId: FieldValue.delete(), authorName: FieldValue.delete() });
        return true;
      },
    ),
    eachDocument(
      'savedSearches',
      ({ about }) => savedSearchesOf(about),
      async ({ ref }) => {
        await ref.delete();
        await fileSearch(ref.id);
        return true;
      },
    ),
    eachPage('tickets', ({ about }) => userDocument(about).collection(UPLOADS), deletePage),
    once('counts', ({ about }) => deleteCounts(about)),
    once('signIn', ({ about }) => deleteSignIn(about)),
    {
      name: 'pictures',
      doPart: ({ about }, after, until) =>
        deletePicturesOf(about, { uploadedBefore: Number.POSITIVE_INFINITY, after, until }),
    },
  ],
};
