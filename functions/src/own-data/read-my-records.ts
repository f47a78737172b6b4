import { COLLECTIONS, UPLOADS } from '@thriftline/domain/base/collections';
import { TOO_MANY_TRIES } from '@thriftline/domain/base/texts/refusal-texts';
import { PREFERENCES } from '@thriftline/domain/notifications/inbox';
import { Filter, type Query, Timestamp } from 'firebase-admin/firestore';
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

/** A document as it is handed out: its fields and its id. */
export type Entry = Record<string, unknown>;

/** Most of a kind that are handed out: nobody has more by using the shop. */
const MOST = 1_000;
const TIMES_AN_HOUR = 10;

/** A stored value as JSON has it: times as ISO texts. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

async function entries(query: Query, without: readonly string[] = []): Promise<Entry[]> {
  const found = await query.limit(MOST).get();
  return found.docs.map((snapshot) => {
    const fields = Object.entries(snapshot.data()).filter(([name]) => !without.includes(name));
    return { _id: snapshot.id, ...(plain(Object.fromEntries(fields)) as Entry) };
  });
}

/** What the actor looked at. */
async function looks(uid: string): Promise<Entry[]> {
  const found = await viewsBy(uid).limit(MOST).get();
  return found.docs.map((snapshot) => ({
    productId: productIdOfView(snapshot),
    ...(plain(snapshot.data()) as Entry),
  }));
}

/** Where the actor had something delivered to. */
async function addresses(uid: string): Promise<Entry[]> {
  const delivered = await deliveredTo(uid).limit(MOST).get();
  if (delivered.empty) return [];
  const found = await firestore().getAll(...delivered.docs.map(({ id }) => deliveryAddressDocument(id)));
  return found.flatMap((snapshot, index) => {
    const stored = snapshot.data();
    return stored ? [{ orderId: delivered.docs[index]?.id, address: stored.address }] : [];
  });
}

/** What the actor said, and in which conversation. */
async function messages(uid: string): Promise<Entry[]> {
  const found = await messagesBy(uid).limit(MOST).get();
  return found.docs.map((snapshot) => ({
    conversationId: parentId(snapshot),
    ...(plain(snapshot.data()) as Entry),
  }));
}

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

/**
 * What the shop keeps of the actor that the security rules let no page read, by the names of the collections. Throws
 * `too-many-requests`.
 */
export async function readMyRecords(actor: Actor): Promise<Record<string, unknown>> {
  const { uid } = actor;
  await limitAct(actor, {
    act: 'readMyRecords',
    most: TIMES_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_TRIES,
  });
  const about = Filter.or(
    Filter.where('who', '==', uid),
    Filter.where('about', '==', `${COLLECTIONS.users}/${uid}`),
  );
  const [
    subscribers,
    counts,
    uploads,
    drafts,
    devices,
    addressBook,
    inbox,
    sent,
    preferences,
    targets,
    delivered,
    views,
    said,
    marks,
    here,
    sealed,
    profile,
    attempts,
    audit,
    notes,
  ] = await Promise.all([
    subscription(actor),
    actCountsDocument(uid).get(),
    entries(userDocument(uid).collection(UPLOADS)),
    entries(draftsOf(uid).withConverter(null)),
    entries(devicesOf(uid).withConverter(null)),
    entries(addressBookOf(uid).withConverter(null)),
    entries(inboxOf(uid).withConverter(null)),
    entries(sendingsTo(uid).withConverter(null)),
    entries(userDocument(uid).collection(PREFERENCES)),
    // The keys are between the browser and the shop.
    entries(pushTargetsOf(uid).withConverter(null), ['p256dh', 'auth']),
    addresses(uid),
    looks(uid),
    messages(uid),
    contactMarksDocument(uid).withConverter(null).get(),
    presenceDocument(uid).withConverter(null).get(),
    entries(sealedReviewsBy(uid)),
    profileDocument(uid).withConverter(null).get(),
    // The key is between the shop and Stripe.
    entries(paymentAttempts().withConverter(null).where('buyerId', '==', uid), ['idempotencyKey']),
    entries(auditLog().withConverter(null).where(about)),
    // Who noted it stays with the shop.
    entries(memberNotesOf(uid).withConverter(null), ['by', 'byName']),
  ]);
  return {
    subscribers,
    actCounts: counts.data() ?? null,
    uploads,
    drafts,
    devices,
    addressBook,
    inbox,
    deliveries: sent,
    preferences,
    pushTargets: targets,
    addresses: delivered,
    views,
    messages: said,
    contactMarks: plain(marks.data() ?? null),
    presence: here.data() ?? null,
    sealedReviews: sealed,
    profiles: profile.data() ?? null,
    paymentAttempts: attempts,
    auditLog: audit.map((entry) => withoutOthers(uid, entry)),
    memberNotes: notes,
  };
}
