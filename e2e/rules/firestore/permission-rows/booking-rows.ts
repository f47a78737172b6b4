import type { Entity } from '@thriftline/domain/accounts/permissions';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { PEOPLE } from '../../environment.ts';
import { create } from '../../world/counted-writes.ts';
import {
  storedBooker,
  storedBooking,
  storedPayment,
  storedPayout,
  storedSellerAccount,
  storedWish,
} from '../../world/stored-documents.ts';
import { ENEMY, everything, mine, one, type Row, remove, STRANGER } from './row.ts';

/** The rows of buying, and of the money. */
export const BOOKING_ROWS = {
  wishlist: [
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `wishlist/booked_${me.uid}`))],
    ['read', 'the list of their own', ['all', 'own'], mine('wishlist', 'buyerId')],
    ['read', "another's", ['all'], one('wishlist/others_stranger')],
    ['read', 'the whole list', ['all'], everything('wishlist')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) =>
        create(f, `wishlist/free_${me.uid}`, { ...storedWish(me, 'free'), createdAt: serverTimestamp() }),
    ],
    [
      'add',
      "in another's name",
      [],
      (f, _me, other) =>
        create(f, `wishlist/free_${other.uid}`, {
          ...storedWish(other, 'free'),
          createdAt: serverTimestamp(),
        }),
    ],
    [
      'add',
      'of their own product',
      [],
      (f, me) =>
        create(f, `wishlist/mine_${me.uid}`, { ...storedWish(me, 'mine'), createdAt: serverTimestamp() }),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `wishlist/booked_${me.uid}`), { location: 'Hull' }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `wishlist/booked_${me.uid}`))],
    ['delete', "another's", ['all'], remove('wishlist/others_stranger')],
  ],
  bookings: [
    [
      'read',
      'their own',
      ['all', 'own', 'ownOrSold'],
      (f, me) => getDoc(doc(f, `bookings/booked_${me.uid}`)),
    ],
    ['read', 'the list of their own', ['all', 'own', 'ownOrSold'], mine('bookings', 'buyerId')],
    ['read', 'a paid one of their own product', ['all', 'ownOrSold'], one('bookings/mine-sold_stranger')],
    [
      'read',
      'what was paid of their own products',
      ['all', 'ownOrSold'],
      (f, me) =>
        getDocs(
          query(
            collection(f, 'bookings'),
            where('sellerId', '==', me.uid),
            where('paid', '==', true),
            limit(MAX_LISTED),
          ),
        ),
    ],
    ['read', 'one of their own product, before it is paid', ['all'], one('bookings/mine_stranger')],
    ['read', 'the list of their own products, paid or not', ['all'], mine('bookings', 'sellerId')],
    ['read', "another's", ['all'], one('bookings/others_stranger')],
    ['read', 'the whole list', ['all'], everything('bookings')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) =>
        create(
          f,
          `bookings/free_${me.uid}`,
          storedBooking(me, PEOPLE.otherSeller, 'free', { createdAt: serverTimestamp() }),
        ),
    ],
    [
      'add',
      "in another's name",
      [],
      (f, _me, other) =>
        create(
          f,
          `bookings/free_${other.uid}`,
          storedBooking(other, PEOPLE.otherSeller, 'free', { createdAt: serverTimestamp() }),
        ),
    ],
    [
      'add',
      'of their own product',
      [],
      (f, me) =>
        create(f, `bookings/mine_${me.uid}`, storedBooking(me, me, 'mine', { createdAt: serverTimestamp() })),
    ],
    [
      'add',
      'of a seller who has blocked them',
      [],
      (f, me) =>
        create(
          f,
          `bookings/of-enemy_${me.uid}`,
          storedBooking(me, ENEMY, 'of-enemy', { createdAt: serverTimestamp() }),
        ),
    ],
    [
      'change',
      'their own paid order, off their list',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `bookings/paid_${me.uid}`), { hiddenByBuyer: true }),
    ],
    [
      'change',
      'one of their own product, off the list of its buyer',
      ['all'],
      (f) => updateDoc(doc(f, 'bookings/mine-sold_stranger'), { hiddenByBuyer: true }),
    ],
    ['delete', 'their own paid order', [], (f, me) => deleteDoc(doc(f, `bookings/paid_${me.uid}`))],
    [
      'change',
      'the place of their own',
      [],
      (f, me) => updateDoc(doc(f, `bookings/booked_${me.uid}`), { location: 'Hull' }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `bookings/booked_${me.uid}`))],
    ['delete', 'one of their own product', ['all'], remove('bookings/mine_stranger')],
    ['delete', "another's", ['all'], remove('bookings/others_stranger')],
  ],
  bookers: [
    [
      'read',
      'their own',
      ['all', 'own', 'eitherSide'],
      (f, me) => getDoc(doc(f, `bookers/booked_${me.uid}`)),
    ],
    ['read', 'the list of their own', ['all', 'own', 'eitherSide'], mine('bookers', 'buyerId')],
    ['read', 'one of their own product', ['all', 'eitherSide'], one('bookers/mine_stranger')],
    ['read', 'the list of their own products', ['all', 'eitherSide'], mine('bookers', 'sellerId')],
    ['read', "another's", ['all'], one('bookers/others_stranger')],
    ['read', 'the whole list', ['all'], everything('bookers')],
    [
      'add',
      'for their own booking',
      ['all', 'own', 'eitherSide'],
      (f, me) =>
        setDoc(doc(f, `bookers/paid_${me.uid}`), storedBooker(me, PEOPLE.otherSeller, 'paid', 'paid')),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `bookers/booked_${me.uid}`), { state: 'paid' }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `bookers/booked_${me.uid}`))],
    ['delete', 'one of their own product', ['all', 'eitherSide'], remove('bookers/mine_stranger')],
  ],
  payments: [
    ['read', 'their own', ['all', 'own', 'eitherSide'], one('payments/mine')],
    ['read', 'the list of their own', ['all', 'own', 'eitherSide'], mine('payments', 'buyerId')],
    ['read', 'one for their own product', ['all', 'eitherSide'], one('payments/to-me')],
    ['read', 'the list for their own products', ['all', 'eitherSide'], mine('payments', 'sellerId')],
    ['read', "another's", ['all'], one('payments/others')],
    ['read', 'the whole list', ['all'], everything('payments')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, 'payments/new'), storedPayment(me, PEOPLE.otherSeller)),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f) => updateDoc(doc(f, 'payments/mine'), { status: 'refunded' }),
    ],
    ['delete', 'their own', ['all', 'own'], remove('payments/mine')],
  ],
  payouts: [
    ['read', 'their own', ['all', 'own'], one('payouts/mine')],
    ['read', 'the list of their own', ['all', 'own'], mine('payouts', 'sellerId')],
    ['read', 'whether there is one', ['all', 'own'], one('payouts/none')],
    ['read', "another's", ['all'], one('payouts/others')],
    ['read', 'the whole list', ['all'], everything('payouts')],
    ['add', 'of their own', ['all', 'own'], (f, me) => setDoc(doc(f, 'payouts/new'), storedPayout(me))],
    ['change', 'their own', ['all', 'own'], (f) => updateDoc(doc(f, 'payouts/mine'), { state: 'due' })],
    ['delete', 'their own', ['all', 'own'], remove('payouts/mine')],
  ],
  sellerAccounts: [
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `sellerAccounts/${me.uid}`))],
    ['read', "another's", ['all'], (f, _, other) => getDoc(doc(f, `sellerAccounts/${other.uid}`))],
    ['read', 'the whole list', ['all'], everything('sellerAccounts')],
    [
      'add',
      'of another',
      ['all'],
      (f) => setDoc(doc(f, `sellerAccounts/${STRANGER.uid}`), storedSellerAccount()),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `sellerAccounts/${me.uid}`), { state: 'restricted' }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `sellerAccounts/${me.uid}`))],
  ],
} satisfies Partial<Record<Entity, readonly Row[]>>;
