import { MAX_NAME } from '@thriftline/domain/accounts/person-name';
import {
  COLLECTIONS,
  conversationDocumentId,
  followDocumentId,
  messagesPath,
  reviewDocumentId,
  wishDocumentId,
} from '@thriftline/domain/base/collections';
import { openConversation } from '@thriftline/domain/conversations/conversation';
import { inboxPath } from '@thriftline/domain/notifications/inbox';
import { anOpeningOfConversation, aWish } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { type Account, firestore } from '../../kit/shop.ts';

/** A word as long as a name may be, which would push any page wide. */
export const ENDLESS = 'Chaiselongueundbeistelltischkombination'.repeat(3).slice(0, MAX_NAME);

/** Where two people and an item leave such words: a conversation, reviews, a wish, a followed seller, a saved search, news. Gives the conversation's id. */
export async function leaveEndlessWords({
  buyer,
  seller,
  productId,
  orderId,
}: {
  buyer: Account;
  seller: Account;
  productId: string;
  orderId: string;
}): Promise<string> {
  const at = Timestamp.now();
  const conversationId = conversationDocumentId(productId, buyer.uid);
  const opening = anOpeningOfConversation({
    productId,
    productname: ENDLESS,
    sellerId: seller.uid,
    sellerName: seller.name,
    buyerId: buyer.uid,
    buyerName: buyer.name,
  });
  const said = { lastId: 'first', lastAt: at, lastBy: seller.uid, lastText: ENDLESS };
  const review = {
    orderId,
    productId,
    productname: ENDLESS,
    stars: 4,
    text: ENDLESS,
    publishedAt: at,
    shown: true,
    reply: { text: ENDLESS, at },
  };
  const documents: readonly (readonly [string, object])[] = [
    [
      `${COLLECTIONS.conversations}/${conversationId}`,
      { ...openConversation(opening), ...said, createdAt: at, count: 1, unreadBy: [buyer.uid] },
    ],
    [`${messagesPath(conversationId)}/first`, { by: seller.uid, text: ENDLESS, at }],
    [
      `${COLLECTIONS.reviews}/${reviewDocumentId(orderId, 'buyer')}`,
      { ...review, by: 'buyer', authorId: buyer.uid, authorName: buyer.name, aboutId: seller.uid },
    ],
    [
      `${COLLECTIONS.wishlist}/${wishDocumentId(productId, buyer.uid)}`,
      {
        ...aWish({ productname: ENDLESS, yourname: buyer.name, location: ENDLESS, email: buyer.email }),
        buyerId: buyer.uid,
        bookingId: productId,
        createdAt: at,
      },
    ],
    [
      `${COLLECTIONS.follows}/${followDocumentId(buyer.uid, seller.uid)}`,
      { followerId: buyer.uid, sellerId: seller.uid, sellerName: seller.name, createdAt: at },
    ],
    [
      `${COLLECTIONS.savedSearches}/${buyer.uid}_endless`,
      {
        ownerId: buyer.uid,
        address: `q=${ENDLESS}`,
        name: ENDLESS,
        frequency: 'daily',
        paused: false,
        seenUntil: 0,
        createdAt: at,
      },
    ],
    [
      `${inboxPath(buyer.uid)}/itemRemoved_${productId}_1`,
      {
        kind: 'itemRemoved',
        params: { productname: ENDLESS },
        at,
        expireAt: Timestamp.fromMillis(at.toMillis() + 24 * 60 * 60_000),
      },
    ],
  ];
  await Promise.all(documents.map(([path, fields]) => firestore.doc(path).set(fields)));
  return conversationId;
}
