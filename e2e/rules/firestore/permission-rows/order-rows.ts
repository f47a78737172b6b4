import type { Entity } from '@thriftline/domain/accounts/permissions';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import type { Side } from '@thriftline/domain/base/side';
import {
  collection,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { PEOPLE, type Person } from '../../environment.ts';
import {
  aHandover,
  aSealedReview,
  storedAddress,
  storedOrder,
  storedPickup,
  storedReview,
} from '../../world/stored-documents.ts';
import { pictureBytes, storedPicture } from '../../world/stored-talk.ts';
import { changesOf, REVIEW_VALUES } from './changes.ts';
import { everything, mine, one, type Row, remove } from './row.ts';

const seal = (firestore: Firestore, me: Person, side: Side) =>
  setDoc(doc(firestore, `orders/complete/sealedReviews/${side}`), {
    ...aSealedReview(me),
    createdAt: serverTimestamp(),
  });

/** The rows of what was bought, and of what both sides say of each other. */
export const ORDER_ROWS = {
  orders: [
    ['read', 'their own', ['all', 'own', 'eitherSide'], one('orders/mine')],
    ['read', 'the list of their own', ['all', 'own', 'eitherSide'], mine('orders', 'buyerId')],
    ['read', 'one of their own product', ['all', 'eitherSide'], one('orders/to-me')],
    ['read', 'the list of their own products', ['all', 'eitherSide'], mine('orders', 'sellerId')],
    ['read', "another's", ['all'], one('orders/others')],
    ['read', 'the whole list', ['all'], everything('orders')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, 'orders/new'), storedOrder(me, PEOPLE.otherSeller)),
    ],
    ['change', 'their own', ['all', 'own'], (f) => updateDoc(doc(f, 'orders/mine'), { state: 'released' })],
    ['delete', 'their own', ['all', 'own'], remove('orders/mine')],
  ],
  addresses: [
    ['read', 'their own', ['all', 'own', 'eitherSide'], one('orders/mine/address/delivery')],
    ['read', 'that of who bought of them', ['all', 'eitherSide'], one('orders/to-me/address/delivery')],
    ['read', "another's", ['all'], one('orders/others/address/delivery')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, 'orders/others/address/another'), storedAddress(me)),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f) => updateDoc(doc(f, 'orders/mine/address/delivery'), { address: 'Elsewhere' }),
    ],
    ['delete', 'their own', ['all', 'own'], remove('orders/mine/address/delivery')],
  ],
  orderPictures: [
    ['read', 'of what they bought', ['all', 'own', 'eitherSide'], one('orders/mine/pictures/1-small')],
    ['read', 'of what they sold', ['all', 'eitherSide'], one('orders/to-me/pictures/1-small')],
    ['read', "another's", ['all'], one('orders/others/pictures/1-small')],
    ['read', 'all of what they bought, as a list', [], (f) => everything('orders/mine/pictures')(f)],
    [
      'add',
      'of what was sent to them',
      ['all', 'own', 'eitherSide'],
      (f, me) => setDoc(doc(f, 'orders/sent-to-me/pictures/2-small'), storedPicture(me)),
    ],
    [
      'add',
      'of what they sold',
      ['all', 'eitherSide'],
      (f, me) => setDoc(doc(f, 'orders/sent-by-me/pictures/1-small'), storedPicture(me)),
    ],
    [
      'change',
      'of what was sent to them',
      ['all', 'own', 'eitherSide'],
      (f) => updateDoc(doc(f, 'orders/sent-to-me/pictures/1-small'), { bytes: pictureBytes(80) }),
    ],
    [
      'delete',
      'of what was sent to them',
      ['all', 'own', 'eitherSide'],
      remove('orders/sent-to-me/pictures/1-small'),
    ],
  ],
  pickup: [
    ['read', 'their own', ['all', 'own'], one('orders/mine/pickup/code')],
    ['read', 'that of who bought of them', ['all'], one('orders/to-me/pickup/code')],
    ['read', "another's", ['all'], one('orders/others/pickup/code')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, 'orders/others/pickup/another'), storedPickup(me)),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f) => updateDoc(doc(f, 'orders/mine/pickup/code'), { code: '000000' }),
    ],
    ['delete', 'their own', ['all', 'own'], remove('orders/mine/pickup/code')],
  ],
  handovers: [
    ['read', 'their own', ['all', 'own'], one('handovers/to-me')],
    ['read', "another's", ['all'], one('handovers/others')],
    ['add', 'of what they sold', ['all', 'own'], (f, me) => setDoc(doc(f, 'handovers/sold'), aHandover(me))],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f) => updateDoc(doc(f, 'handovers/to-me'), { secret: '0'.repeat(32) }),
    ],
    ['delete', 'their own', ['all', 'own'], remove('handovers/to-me')],
  ],
  sealedReviews: [
    ['read', 'their own', ['all', 'own'], one('orders/bought/sealedReviews/buyer')],
    ['read', 'that of the other side', ['all'], one('orders/bought/sealedReviews/seller')],
    ['read', 'all of an order of theirs', ['all'], everything('orders/bought/sealedReviews')],
    ['add', 'of what they sold', ['all', 'own'], (f, me) => seal(f, me, 'seller')],
    ['add', 'for the other side', ['all'], (f, me) => seal(f, me, 'buyer')],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f) => updateDoc(doc(f, 'orders/bought/sealedReviews/buyer'), { stars: 1 }),
    ],
    ['delete', 'their own', ['all', 'own'], remove('orders/bought/sealedReviews/buyer')],
  ],
  reviews: [
    ...['by-me_seller', 'by-me-hidden_seller', 'of-me_seller', 'of-me-hidden_seller'].map(
      (id): Row => ['read', id, ['all', 'shown', 'own'], one(`reviews/${id}`)],
    ),
    ['read', 'of a seller, by another', ['all', 'shown'], one('reviews/others_buyer')],
    [
      'read',
      'the list of those of a seller',
      ['all', 'shown'],
      (f, _, other) =>
        getDocs(
          query(
            collection(f, 'reviews'),
            where('aboutId', '==', other.uid),
            where('by', '==', 'buyer'),
            where('shown', '==', true),
            limit(MAX_LISTED),
          ),
        ),
    ],
    ['read', 'one of a seller that is hidden', ['all'], one('reviews/others-hidden_buyer')],
    ['read', 'one of a buyer', ['all'], one('reviews/others_seller')],
    [
      'read',
      'the list of all of somebody',
      ['all'],
      (f, _, other) =>
        getDocs(query(collection(f, 'reviews'), where('aboutId', '==', other.uid), limit(MAX_LISTED))),
    ],
    ['read', 'the list of what they wrote', ['all', 'shown', 'own'], mine('reviews', 'authorId')],
    ['read', 'the list of what was said of them', ['all', 'shown', 'own'], mine('reviews', 'aboutId')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me, other) => setDoc(doc(f, 'reviews/bought_buyer'), storedReview('buyer', me, other, 'bought')),
    ],
    ...changesOf('reviews', 'one of them', REVIEW_VALUES, {
      path: () => 'reviews/of-me_seller',
      reaches: ['all', 'own'],
    }),
    ...changesOf('reviews', 'one of another', REVIEW_VALUES, {
      path: () => 'reviews/others_buyer',
      reaches: ['all'],
    }),
    ['delete', 'their own', ['all', 'own'], remove('reviews/by-me_seller')],
  ],
  profiles: [
    ['read', "another's", ['all'], one('profiles/stranger')],
    ['read', 'that of whom nobody has reviewed', ['all'], one('profiles/nobody-yet')],
    ['read', 'the list', [], everything('profiles')],
    [
      'add',
      'their own',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, `profiles/${me.uid}`), { seller: [0, 0, 0, 0, 9] }),
    ],
    [
      'change',
      "another's",
      ['all', 'own'],
      (f) => updateDoc(doc(f, 'profiles/stranger'), { seller: [9, 0, 0, 0, 0] }),
    ],
    ['delete', "another's", ['all', 'own'], remove('profiles/stranger')],
  ],
} satisfies Partial<Record<Entity, readonly Row[]>>;
