import type { Entity } from '@thriftline/domain/accounts/permissions';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { aCategory, aPictureAddress, SOME_UTC_DATE } from '@thriftline/domain/testing/builders';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type QueryFieldFilterConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { Person } from '../../environment.ts';
import { addProduct, changeCategory, create } from '../../world/counted-writes.ts';
import {
  storedAdvertisement,
  storedContact,
  storedListing,
  storedProduct,
} from '../../world/stored-documents.ts';
import { changesOf, OTHER_VALUES } from './changes.ts';
import { everything, one, type Row, remove } from './row.ts';

function freshProduct(seller: Person) {
  const img = aPictureAddress('chair', seller.uid);
  return { ...storedProduct(seller), img, thumb: img, utcDate: SOME_UTC_DATE, createdAt: serverTimestamp() };
}
const listProducts = (firestore: Firestore, ...constraints: QueryFieldFilterConstraint[]) =>
  getDocs(query(collection(firestore, 'products'), ...constraints, limit(MAX_LISTED)));
const look = (firestore: Firestore, productId: string, { uid }: Person) =>
  setDoc(doc(firestore, `products/${productId}/views/${uid}`), {
    viewerId: uid,
    createdAt: serverTimestamp(),
  });

/** The rows of what is offered, and of who looks at it. */
export const CATALOGUE_ROWS = {
  categories: [
    ...changesOf('categories', 'any', OTHER_VALUES.categories, {
      path: () => 'categories/chairs',
      reaches: ['all'],
    }),
    [
      'change',
      'the name of one that they added',
      ['all'],
      (f) => changeCategory(f, 'mine', { categoryname: 'Armchairs' }),
      { allowed: 'A category belongs to the shop, whoever added it' },
    ],
    ['read', 'one', ['all'], one('categories/chairs')],
    ['read', 'the list', ['all'], everything('categories')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) =>
        create(f, 'categories/new', {
          ...aCategory({
            categoryname: 'Lamps',
            createdBy: me.uid,
            img: aPictureAddress('chair', me.uid),
          }),
          createdAt: serverTimestamp(),
        }),
    ],
    ['delete', 'any', ['all'], remove('categories/chairs')],
  ],
  products: [
    ...changesOf('products', 'their own', OTHER_VALUES.products, {
      path: () => 'products/mine',
      reaches: ['all', 'own', 'ownUnsold'],
    }),
    ...changesOf('products', 'their own sold', OTHER_VALUES.products, {
      path: () => 'products/mine-sold',
      reaches: ['all', 'own'],
    }),
    ...changesOf('products', 'their own, which somebody is paying for', OTHER_VALUES.products, {
      path: () => 'products/mine-held',
      reaches: ['all', 'own'],
    }),
    ...changesOf('products', 'their own, held until lately', OTHER_VALUES.products, {
      path: () => 'products/mine-held-once',
      reaches: ['all', 'own', 'ownUnsold'],
    }),
    ...changesOf('products', "another's", OTHER_VALUES.products, {
      path: () => 'products/others',
      reaches: ['all'],
    }),
    ['read', "another's", ['all', 'shown'], one('products/others')],
    ['read', "another's that is taken down", ['all'], one('products/others-hidden')],
    ['read', 'the list of a category', ['all'], (f) => listProducts(f, where('categoryId', '==', 'chairs'))],
    [
      'read',
      "another's list",
      ['all'],
      (f, _me, other) => listProducts(f, where('sellerId', '==', other.uid)),
    ],
    [
      'read',
      'the list of some, by their ids',
      ['all'],
      (f) => listProducts(f, where(documentId(), 'in', ['mine', 'others'])),
    ],
    [
      'read',
      'the list of what is not taken down, as far as a query can tell',
      ['all'],
      (f) => listProducts(f, where('availability', '==', false)),
    ],
    [
      'read',
      'the list of what a category has sold',
      ['all', 'shown'],
      (f) => listProducts(f, where('categoryId', '==', 'chairs'), where('availability', '==', true)),
    ],
    [
      'read',
      'the list of their own',
      ['all', 'shown', 'own'],
      (f, me) => listProducts(f, where('sellerId', '==', me.uid)),
    ],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) => addProduct(f, 'new', freshProduct(me), storedContact(me)),
    ],
    [
      'add',
      "in another's name",
      [],
      (f, _me, other) => addProduct(f, 'new', freshProduct(other), storedContact(other)),
    ],
    [
      'delete',
      'their own',
      ['all', 'own', 'ownUnsold', 'othersOrOwnUnsold'],
      remove('products/mine'),
      { allowed: 'Sellers delete their own unsold items, too' },
    ],
    ['delete', 'their own sold', ['all', 'own'], remove('products/mine-sold'), 'refused'],
    [
      'delete',
      'their own, which somebody is paying for',
      ['all', 'own'],
      remove('products/mine-held'),
      'refused',
    ],
    [
      'delete',
      'their own, held until lately',
      ['all', 'own', 'ownUnsold', 'othersOrOwnUnsold'],
      remove('products/mine-held-once'),
    ],
    ['delete', "another's", ['all', 'others', 'othersOrOwnUnsold'], remove('products/others')],
  ],
  contacts: [
    ...changesOf('contacts', 'their own product', OTHER_VALUES.contacts, {
      path: () => 'products/mine/private/contact',
      reaches: ['all', 'own', 'ownUnsold'],
    }),
    ...changesOf('contacts', 'their own sold product', OTHER_VALUES.contacts, {
      path: () => 'products/mine-sold/private/contact',
      reaches: ['all', 'own'],
    }),
    ...changesOf('contacts', 'their own product, which somebody is paying for', OTHER_VALUES.contacts, {
      path: () => 'products/mine-held/private/contact',
      reaches: ['all', 'own'],
    }),
    ...changesOf('contacts', "another's product", OTHER_VALUES.contacts, {
      path: () => 'products/others/private/contact',
      reaches: ['all'],
    }),
    ['read', 'their own', ['all', 'own', 'ownOrIfPaid'], one('products/mine/private/contact')],
    ['read', "another's", ['all'], one('products/others/private/contact')],
    [
      'read',
      'that of a product they paid for',
      ['all', 'ifPaid', 'ownOrIfPaid'],
      one('products/paid/private/contact'),
    ],
    ['read', 'that of a product they booked', ['all'], one('products/booked/private/contact')],
    ['read', 'the list', [], everything('products/mine/private')],
    [
      'add',
      'to their own product',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, 'products/mine-bare/private/contact'), storedContact(me)),
    ],
    [
      'add',
      "to another's product",
      [],
      (f, me) => setDoc(doc(f, 'products/others-bare/private/contact'), storedContact(me)),
    ],
    ['delete', 'their own', ['all', 'own'], remove('products/mine/private/contact')],
  ],
  views: [
    ['read', 'their own', [], (f, me) => getDoc(doc(f, `products/booked/views/${me.uid}`))],
    ['read', 'those of their own product', [], everything('products/mine/views')],
    ['add', "of another's product", ['all', 'own'], (f, me) => look(f, 'others', me)],
    ['add', 'of their own product', [], (f, me) => look(f, 'mine', me)],
    ['add', "in another's name", [], (f, _me, other) => look(f, 'booked', other)],
    ['change', 'their own', [], (f, me) => look(f, 'booked', me)],
    ['delete', 'their own', [], (f, me) => deleteDoc(doc(f, `products/booked/views/${me.uid}`))],
  ],
  advertisements: [
    ['read', 'one', ['all'], one('advertisements/others-advertised')],
    ['read', 'the list', ['all'], everything('advertisements')],
    [
      'add',
      'of their own product',
      ['all', 'own', 'ownUnsold', 'othersOrOwnUnsold'],
      (f, me) => create(f, 'advertisements/mine', storedAdvertisement('mine', storedProduct(me))),
      { allowed: 'Sellers advertise their own unsold items, too, and it takes one of their places' },
    ],
    [
      'add',
      'of their own product, without counting it',
      [],
      (f, me) => setDoc(doc(f, 'advertisements/mine'), storedAdvertisement('mine', storedProduct(me))),
      'refused',
    ],
    [
      'add',
      'of their own sold product',
      [],
      (f, me) => create(f, 'advertisements/mine-sold', storedAdvertisement('mine-sold', storedProduct(me))),
      'refused',
    ],
    [
      'add',
      "of another's product",
      ['all', 'others', 'othersOrOwnUnsold'],
      (f, _me, other) =>
        create(f, 'advertisements/others', storedAdvertisement('others', storedProduct(other))),
    ],
    [
      'change',
      "another's, to a true copy",
      ['all', 'others'],
      (f, _me, other) =>
        create(f, 'advertisements/others-stale', storedAdvertisement('others-stale', storedProduct(other))),
    ],
    [
      'change',
      'their own, to a true copy',
      ['all'],
      (f, me) => create(f, 'advertisements/mine-stale', storedAdvertisement('mine-stale', storedProduct(me))),
      'refused',
    ],
    [
      'delete',
      'their own',
      ['all', 'own'],
      remove('advertisements/mine-advertised'),
      { allowed: 'Sellers withdraw their own ads, too' },
    ],
    ['delete', "another's", ['all'], remove('advertisements/others-advertised')],
  ],
  listings: [
    ['read', 'one', ['all'], one('listings/others')],
    ['read', 'the list', ['all'], everything('listings')],
    [
      'add',
      'of their own product',
      ['all', 'own', 'ownUnsold'],
      (f, me) => setDoc(doc(f, 'listings/mine-bare'), storedListing(me)),
    ],
    [
      'change',
      'the rank of that of their own product',
      ['all', 'own', 'ownUnsold'],
      (f) => updateDoc(doc(f, 'listings/mine'), { rank: 99_999 }),
    ],
    ['delete', 'that of their own product', ['all', 'own', 'ownUnsold'], remove('listings/mine')],
  ],
  advertisedListings: [
    ['read', 'one', ['all'], one('advertisedListings/others')],
    ['read', 'the list', ['all'], everything('advertisedListings')],
    [
      'add',
      'of their own product',
      ['all', 'own', 'ownUnsold'],
      (f, me) => setDoc(doc(f, 'advertisedListings/mine-bare'), storedListing(me)),
    ],
    [
      'change',
      'the rank of that of their own product',
      ['all', 'own', 'ownUnsold'],
      (f) => updateDoc(doc(f, 'advertisedListings/mine'), { rank: 99_999 }),
    ],
    ['delete', 'that of their own product', ['all', 'own', 'ownUnsold'], remove('advertisedListings/mine')],
  ],
} satisfies Partial<Record<Entity, readonly Row[]>>;
