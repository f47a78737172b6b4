import type { Block } from '@thriftline/domain/accounts/block';
import { countedMessageId } from '@thriftline/domain/base/collections';
import { openConversation } from '@thriftline/domain/conversations/conversation';
import { MESSAGE_PICTURE_SIZES, messagePicturePath } from '@thriftline/domain/pictures/message-picture';
import { openReport, type Report } from '@thriftline/domain/reports/report';
import {
  arrayUnion,
  Bytes,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import type { Person } from '../environment.ts';
import { count } from './counted-writes.ts';
import { storedProduct, THEN } from './stored-documents.ts';

/** A conversation as its buyer opens it. */
export function anOpening(buyer: Person, seller: Person, productId: string) {
  const { productname, resaleprice, img } = storedProduct(seller);
  const { productId: bookingId, ...opening } = openConversation({
    productId,
    productname,
    productprice: resaleprice,
    img,
    sellerId: seller.uid,
    sellerName: seller.name,
    buyerId: buyer.uid,
    buyerName: buyer.name,
  });
  return { ...opening, bookingId };
}

/** A conversation as stored, in which the buyer has asked. */
export function storedConversation<T extends object>(
  buyer: Person,
  seller: Person,
  productId: string,
  overrides?: T,
) {
  const last = { lastId: 'first', lastAt: THEN, lastBy: buyer.uid, lastText: 'Is it still there?' };
  return {
    ...anOpening(buyer, seller, productId),
    createdAt: THEN,
    count: 1,
    unreadBy: [seller.uid],
    ...last,
    ...overrides,
  };
}

/** The first message of such a conversation. */
export function storedMessage(by: Person) {
  return { by: by.uid, text: 'Is it still there?', at: THEN };
}

/** What a message does to its conversation. */
export function nextMessage(by: Person, to: Person, id = 'new', text = 'Yes.') {
  return {
    count: increment(1),
    unreadBy: arrayUnion(to.uid),
    lastId: id,
    lastAt: serverTimestamp(),
    lastBy: by.uid,
    lastText: text,
  };
}

/** Writes a message as the app does: with what it does to its conversation, counted. */
export function writeMessage(
  firestore: Firestore,
  conversationId: string,
  {
    by,
    to,
    message = {},
    conversation = {},
  }: { by: Person; to: Person; message?: object; conversation?: object },
): Promise<void> {
  const batch = writeBatch(firestore);
  const path = `conversations/${conversationId}`;
  batch.set(doc(firestore, `${path}/messages/new`), {
    by: by.uid,
    text: 'Yes.',
    at: serverTimestamp(),
    ...message,
  });
  batch.update(doc(firestore, path), { ...nextMessage(by, to), ...conversation });
  count(batch, firestore, 'messages', countedMessageId(conversationId, 'new'));
  return batch.commit();
}

/** So many bytes that begin like a picture does: WebP unless told. */
export function pictureBytes(size = 64, start = 'RIFF\0\0\0\0WEBPVP8 '): Bytes {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  return Bytes.fromUint8Array(bytes);
}

/** A message of a picture alone. */
export const PICTURED = { text: '', picture: { width: 1600, height: 1200 } };

/** A size of a message's picture as stored. */
export function storedPicture(by: Person) {
  return { by: by.uid, bytes: pictureBytes() };
}

/** Writes a message with a picture as the app does: all of it at once, and counted as both. */
export function writePicture(
  firestore: Firestore,
  conversationId: string,
  {
    by,
    to,
    message = {},
    file = {},
    sizes = MESSAGE_PICTURE_SIZES,
    counted = countedMessageId(conversationId, 'new'),
  }: {
    by: Person;
    to: Person;
    message?: object;
    file?: object;
    sizes?: readonly string[];
    /** What the count of uploads names; null for no count. */
    counted?: string | null;
  },
): Promise<void> {
  const batch = writeBatch(firestore);
  const path = `conversations/${conversationId}`;
  for (const size of sizes) {
    const place = messagePicturePath(conversationId, 'new', 'small').replace(/small$/, size);
    batch.set(doc(firestore, place), { ...storedPicture(by), ...file });
  }
  const sent = { ...PICTURED, by: by.uid, at: serverTimestamp(), ...message };
  batch.set(doc(firestore, `${path}/messages/new`), sent);
  batch.update(doc(firestore, path), nextMessage(by, to, 'new', sent.text));
  count(batch, firestore, 'messages', countedMessageId(conversationId, 'new'));
  if (counted !== null) count(batch, firestore, 'uploads', counted);
  return batch.commit();
}

/** A block as stored. */
export function storedBlock(blocker: Person, blocked: Person, conversationId: string) {
  return {
    blockerId: blocker.uid,
    blockedId: blocked.uid,
    conversationId,
    createdAt: THEN,
  } satisfies Record<keyof Block, unknown>;
}

/** A report of a conversation as its reporter sends it, but for the time. */
export function aReport(reporter: Person, reported: Person, conversationId: string) {
  return openReport({
    conversationId,
    reporterId: reporter.uid,
    reportedId: reported.uid,
    reason: 'insult',
    messageIds: ['first'],
    note: 'Again and again.',
  });
}

/** A report as stored. */
export function storedReport(reporter: Person, reported: Person, conversationId: string) {
  return { ...aReport(reporter, reported, conversationId), createdAt: THEN } satisfies Report;
}

/** A report of a review as its reporter sends it, but for the time. */
export function aReviewReport(reporter: Person, author: Person, reviewId: string) {
  const subject = { reviewId, reporterId: reporter.uid, reportedId: author.uid };
  return openReport({ ...subject, reason: 'insult', note: 'It names my street' });
}

/** A report of a listing as its reporter sends it, but for the time. */
export function anItemReport(reporter: Person, seller: Person, itemId: string) {
  const subject = { itemId, reporterId: reporter.uid, reportedId: seller.uid };
  return openReport({ ...subject, reason: 'counterfeit', note: 'The label is wrong' });
}

/** A report of a seller's profile as its reporter sends it, but for the time. */
export function aProfileReport(reporter: Person, seller: Person) {
  const subject = { profile: true, reporterId: reporter.uid, reportedId: seller.uid } as const;
  return openReport({ ...subject, reason: 'impostor', note: 'That is my name' });
}
