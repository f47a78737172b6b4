import { COLLECTIONS, UPLOADS } from '@thriftline/domain/base/collections';
import { TOO_MANY_TRIES } from '@thriftline/domain/base/texts/refusal-texts';
import type { ReadMyRecords } from '@thriftline/domain/calls/account-acts';
import { PREFERENCES } from '@thriftline/domain/notifications/inbox';
import { Filter, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { addressBookOf } from '../accounts/address-book.ts';
import { devicesOf } from '../accounts/devices.ts';
import { draftsOf } from '../accounts/drafts.ts';
import { actCountsDocument, limitAct } from '../accounts/limits/limit-acts.ts';
import { memberNotesOf } from '../accounts/member-notes.ts';
import { presenceDocument } from '../accounts/presence.ts';
import { pushTargetsOf } from '../accounts/push-targets.ts';
import { userDocument } from '../accounts/users.ts';
import { auditLog } from '../audit/audit-log.ts';
import { messagesBy } from '../conversations/conversations.ts';
import { contactMarksDocument } from '../conversations/mark-contact-data.ts';
import { parentId } from '../firestore/parent-id.ts';
import { inboxOf } from '../notifications/sending/inbox.ts';
import { sendingsTo } from '../notifications/sending/sendings.ts';
import { deliveredTo, deliveryAddressDocument } from '../orders/order-documents.ts';
import { productIdOfView, viewsBy } from '../orders/product-views.ts';
import { paymentAttempts } from '../payments/records/payment-attempts.ts';
import { firestore } from '../platform/firebase.ts';
import { profileDocument, sealedReviewsBy } from '../reviews/review-documents.ts';
import { subscriberDocument } from '../subscribers/subscribers.ts';
import { plain } from './plain.ts';
import { type Entry, readSources, type Source } from './read-sources.ts';

const TIMES_AN_HOUR = 10;

/** Documents below an account, or that name it, as they are stored. */
const plainly =
  (without: readonly string[] = []) =>
  (docs: readonly QueryDocumentSnapshot[]): Entry[] =>
    docs.map((snapshot) => {
      const fields = Object.entries(snapshot.data()).filter(([name]) => !without.includes(name));
      return { _id: snapshot.id, ...(plain(Object.fromEntries(fields)) as Entry) };
    });

/** What the actor looked at. */
const viewed = (docs: readonly QueryDocumentSnapshot[]): Entry[] =>
  docs.map((snapshot) => ({ productId: productIdOfView(snapshot), ...(plain(snapshot.data()) as Entry) }));

/** Where the actor had something delivered to. */
async function addresses(docs: readonly QueryDocumentSnapshot[]): Promise<Entry[]> {
  if (docs.length === 0) return [];
  const found = await firestore().getAll(...docs.map(({ id }) => deliveryAddressDocument(id)));
  return found.flatMap((snapshot, index) => {
    const stored = snapshot.data();
    return stored ? [{ orderId: docs[index]?.id, address: stored.address }] : [];
  });
}

/** What the actor said, and in which conversation. */
const said = (docs: readonly QueryDocumentSnapshot[]): Entry[] =>
  docs.map((snapshot) => ({ conversationId: parentId(snapshot), ...(plain(snapshot.data()) as Entry) }));

/** Who acted stays with the shop, unless it was the person themselves. */
function withoutOthers(uid: string, { who, whoName, ...entry }: Entry): Entry {
  return who === uid ? { ...entry, who, whoName } : entry;
}

/** What somebody who is signed in asks for: an address that may be a stranger's subscribed nobody they may know of. */
async function subscription({ email, confirmed }: Actor): Promise<Entry | null> {
  if (!confirmed) return null;
  const found = (await subscriberDocument(email).get()).data();
  return found === undefined ? null : (plain(found) as Entry);
}

/** What a person may have any number of, by the names of the collections. */
function sourcesOf(uid: string): Source[] {
  const about = Filter.or(
    Filter.where('who', '==', uid),
    Filter.where('about', '==', `${COLLECTIONS.users}/${uid}`),
  );
  const own = plainly();
  return [
    { name: 'uploads', query: userDocument(uid).collection(UPLOADS), entriesOf: own },
    { name: 'drafts', query: draftsOf(uid), entriesOf: own },
    { name: 'devices', query: devicesOf(uid), entriesOf: own },
    { name: 'addressBook', query: addressBookOf(uid), entriesOf: own },
    { name: 'inbox', query: inboxOf(uid), entriesOf: own },
    { name: 'deliveries', query: sendingsTo(uid), entriesOf: own },
    { name: 'preferences', query: userDocument(uid).collection(PREFERENCES), entriesOf: own },
    // The keys are between the browser and the shop.
    { name: 'pushTargets', query: pushTargetsOf(uid), entriesOf: plainly(['p256dh', 'auth']) },
    { name: 'addresses', query: deliveredTo(uid), entriesOf: addresses },
    { name: 'views', query: viewsBy(uid), entriesOf: viewed },
    { name: 'messages', query: messagesBy(uid), entriesOf: said },
    { name: 'sealedReviews', query: sealedReviewsBy(uid), entriesOf: own },
    {
      name: 'paymentAttempts',
      query: paymentAttempts().where('buyerId', '==', uid),
      // The key is between the shop and Stripe.
      entriesOf: plainly(['idempotencyKey']),
    },
    {
      name: 'auditLog',
      query: auditLog().where(about),
      entriesOf: (docs) => own(docs).map((entry) => withoutOthers(uid, entry)),
    },
    // Who noted it stays with the shop.
    { name: 'memberNotes', query: memberNotesOf(uid), entriesOf: plainly(['by', 'byName']) },
  ];
}

/** What there is one of. */
async function readSingles(actor: Actor): Promise<Record<string, unknown>> {
  const { uid } = actor;
  const [subscribers, counts, marks, here, profile] = await Promise.all([
    subscription(actor),
    actCountsDocument(uid).get(),
    contactMarksDocument(uid).withConverter(null).get(),
    presenceDocument(uid).withConverter(null).get(),
    profileDocument(uid).withConverter(null).get(),
  ]);
  return {
    subscribers,
    actCounts: counts.data() ?? null,
    contactMarks: plain(marks.data() ?? null),
    presence: here.data() ?? null,
    profiles: profile.data() ?? null,
  };
}

/**
 * What the shop keeps of the actor that the security rules let no page read, by the names of the collections: as much as one answer
 * holds, and where the next one goes on. Throws `too-many-requests`.
 */
export async function readMyRecords(
  actor: Actor,
  { after }: ReadMyRecords,
): Promise<{ records: Record<string, unknown>; next?: string }> {
  await limitAct(actor, {
    act: 'readMyRecords',
    most: TIMES_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_TRIES,
  });
  const singles = after === undefined ? await readSingles(actor) : {};
  const { records, next } = await readSources(sourcesOf(actor.uid), after);
  return { records: { ...singles, ...records }, ...(next !== undefined && { next }) };
}
