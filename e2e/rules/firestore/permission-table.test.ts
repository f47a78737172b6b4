import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { categorySchema } from '@thriftline/domain/category';
import { CHANGEABLE } from '@thriftline/domain/changeable-fields';
import { MAX_LISTED, SETTINGS_VERSIONS } from '@thriftline/domain/collections';
import type { contactSchema } from '@thriftline/domain/contact';
import { dayOf } from '@thriftline/domain/device';
import type { PublicFact } from '@thriftline/domain/fact-schemas';
import { type Action, type Entity, type Reach, reach, type Visitor } from '@thriftline/domain/permissions';
import { HOLD_MINUTES, type productSchema } from '@thriftline/domain/product';
import { FACT_NAMES, PRODUCT_FACTS, type ProductFact } from '@thriftline/domain/product-facts';
import type { Review } from '@thriftline/domain/review';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import type { Side } from '@thriftline/domain/side';
import {
  aCategory,
  anAuditEntry,
  aPicture,
  aPictureAddress,
  aSubscriber,
  SOME_UTC_DATE,
} from '@thriftline/domain/testing/builders';
import type { userSchema } from '@thriftline/domain/user';
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
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import {
  firestoreEnvironment,
  firestoreOf,
  leaveEnvironment,
  PEOPLE,
  type Person,
  VISITORS,
} from '../environment.ts';
import {
  aDevice,
  addDraft,
  addProduct,
  aFollow,
  aHandover,
  anOldDevice,
  anOpening,
  aReport,
  aSealedReview,
  aSearch,
  baseWorld,
  changeCategory,
  create,
  DRAFT,
  editProduct,
  idOfSearch,
  PICKUP_SECRET,
  pictureBytes,
  storedAddress,
  storedAdvertisement,
  storedBlock,
  storedBooker,
  storedBooking,
  storedCompleteOrder,
  storedContact,
  storedConversation,
  storedFollow,
  storedHits,
  storedListing,
  storedMessage,
  storedOrder,
  storedPayment,
  storedPayout,
  storedPickup,
  storedPicture,
  storedProduct,
  storedReport,
  storedReview,
  storedSealedReview,
  storedSearch,
  storedSellerAccount,
  storedSettings,
  storedWish,
  storeWorld,
  THEN,
  writeMessage,
  writePicture,
} from './world.ts';

/**
 * Every cell of domain/permissions.ts, generated: each entity and action has a few targets (an own document, another's,
 * a sold one, ...), and a target says which reaches of the right include it. What the table grants must be allowed and
 * everything else denied.
 */
interface Target {
  entity: Entity;
  action: Action;
  /** Which document it is, seen from the one who asks. */
  which: string;
  reaches: readonly Reach[];
  attempt: (firestore: Firestore, me: Person, other: Person) => Promise<unknown>;
}

/** Somebody whose account is none of the cast's. */
const STRANGER: Person = { uid: 'stranger', role: 'Buyer', name: 'Nobody', email: 'nobody@example.com' };
const NOBODY: Person = { uid: 'nobody', role: 'Buyer', name: 'Nobody', email: 'nobody@example.com' };

/** A value for each field of a schema: one that is forgotten does not typecheck. */
type ValuesOf<S extends ObjectSchema<AnyObject>> = Record<keyof S['fields'], unknown>;

/** Somebody of the same kind, whose documents are not mine. */
const OTHERS: Record<Visitor, Person> = {
  signedOut: PEOPLE.seller,
  Buyer: PEOPLE.otherBuyer,
  Seller: PEOPLE.otherSeller,
  Admin: PEOPLE.otherAdmin,
};

function freshProduct(seller: Person) {
  const img = aPictureAddress('chair', seller.uid);
  return { ...storedProduct(seller), img, thumb: img, utcDate: SOME_UTC_DATE, createdAt: serverTimestamp() };
}

const mine = (collectionName: string, field: string) => (firestore: Firestore, me: Person) =>
  getDocs(query(collection(firestore, collectionName), where(field, '==', me.uid), limit(MAX_LISTED)));
const listProducts = (firestore: Firestore, ...constraints: QueryFieldFilterConstraint[]) =>
  getDocs(query(collection(firestore, 'products'), ...constraints, limit(MAX_LISTED)));
const look = (firestore: Firestore, productId: string, { uid }: Person) =>
  setDoc(doc(firestore, `products/${productId}/views/${uid}`), {
    viewerId: uid,
    createdAt: serverTimestamp(),
  });
const openOf = (firestore: Firestore, me: Person, productId: string) =>
  create(firestore, `conversations/${productId}_${me.uid}`, {
    ...anOpening(me, PEOPLE.otherSeller, productId),
    createdAt: serverTimestamp(),
  });
const MY_REPORT = ({ uid }: Person) => `reports/mine_stranger_${uid}`;
const OTHERS_REPORT = 'reports/others_stranger_stranger';
const EVIDENCE = { bookingId: 'others', productname: 'Chair', messages: [] };
const report = (firestore: Firestore, me: Person, conversationId: string, reported: Person) =>
  create(firestore, `reports/${conversationId}_${me.uid}`, {
    ...aReport(me, reported, conversationId),
    createdAt: serverTimestamp(),
  });
const MY_SEARCH = (me: Person) => idOfSearch('q=mine', me);
const OTHERS_SEARCH = idOfSearch('q=mine', STRANGER);
const saveSearch = (firestore: Firestore, owner: Person, address: string) =>
  create(firestore, `savedSearches/${idOfSearch(address, owner)}`, {
    ...aSearch(owner, address),
    createdAt: serverTimestamp(),
  });
const follow = (firestore: Firestore, follower: Person, seller: Person) =>
  create(firestore, `follows/${follower.uid}_${seller.uid}`, {
    ...aFollow(follower, seller),
    createdAt: serverTimestamp(),
  });
const seal = (firestore: Firestore, me: Person, side: Side) =>
  setDoc(doc(firestore, `orders/complete/sealedReviews/${side}`), {
    ...aSealedReview(me),
    createdAt: serverTimestamp(),
  });
const everything = (collectionName: string) => (firestore: Firestore) =>
  getDocs(query(collection(firestore, collectionName), limit(MAX_LISTED)));

/** Whether the table lets the field be changed at all. */
const isChangeable = (entity: keyof typeof CHANGEABLE, field: string) =>
  (CHANGEABLE[entity] as readonly string[]).includes(field);

/** A change of each field, of a document that is there: with another value that would be valid. */
function changesOf(
  entity: keyof typeof CHANGEABLE,
  which: string,
  values: Record<string, unknown>,
  { path, reaches }: { path: (me: Person, other: Person) => string; reaches: readonly Reach[] },
): Target[] {
  const valueFor = (value: unknown, me: Person) => (typeof value === 'function' ? value(me) : value);
  return Object.entries(values).map(([field, value]) => ({
    entity,
    action: 'change',
    which: `${field} of ${which}`,
    reaches: isChangeable(entity, field) ? reaches : [],
    attempt: (f, me, other) => {
      const change = { [field]: valueFor(value, me) };
      if (entity === 'categories') return changeCategory(f, 'chairs', change);
      if (entity !== 'products') return updateDoc(doc(f, path(me, other)), change);
      return editProduct(f, path(me, other).slice('products/'.length), {
        ...alongWith(field, me),
        ...change,
      });
    },
  }));
}

/** What has to come with the change of a product's field: the stamp, and what the field has to agree with. */
function alongWith(field: string, me: Person): Record<string, unknown> {
  const editedAt = serverTimestamp();
  const lamps = { categoryId: 'lamps', categoryName: 'Lamps' };
  const img = PICTURE(me);
  const pictured = { img, thumb: img, pictures: PICTURES(me) };
  if (field === 'resaleprice' || field === 'hidden') return {};
  if (field in lamps) return { ...lamps, editedAt };
  return field in pictured ? { ...pictured, editedAt } : { editedAt };
}

/** Another value of a fact, valid as well. */
function otherValueOf(fact: ProductFact): string | number {
  switch (fact.kind) {
    case 'number':
    case 'price':
    case 'cost':
      return fact.sample + 1;
    case 'choice':
      return fact.options.find((option) => option !== fact.sample) ?? fact.sample;
    case 'category':
      return 'lamps';
    case 'mobile':
      return '+44 113 496 0001';
    case 'text':
      return `${fact.sample} Nearly new.`;
  }
}

/** Another picture, of the account that asks, and a list that begins with it. */
const PICTURE = (me: Person) => aPictureAddress('another', me.uid);
const PICTURES = (me: Person) => {
  const [img, side] = [PICTURE(me), aPictureAddress('another-side', me.uid)];
  return [aPicture({ img, thumb: img }), aPicture({ img: side, thumb: side })];
};

const REVIEW_VALUES: Record<keyof Review, unknown> = {
  orderId: 'another',
  productId: 'another',
  productname: 'Lamp',
  by: 'buyer',
  authorId: 'stranger-2',
  authorName: 'Nobody',
  aboutId: 'stranger-2',
  stars: 5,
  text: 'The best there is',
  publishedAt: () => serverTimestamp(),
  shown: false,
  hiddenWhy: 'I do not like it',
  moderatedAt: () => serverTimestamp(),
  reply: () => ({ text: 'Thank you', at: serverTimestamp() }),
};

const OTHER_VALUES = {
  categories: { categoryname: 'Seats', img: PICTURE, createdBy: 'stranger' } satisfies ValuesOf<
    typeof categorySchema
  >,
  products: {
    ...(Object.fromEntries(FACT_NAMES.map((name) => [name, otherValueOf(PRODUCT_FACTS[name])])) as Record<
      PublicFact,
      unknown
    >),
    categoryName: 'Lamps',
    img: PICTURE,
    thumb: PICTURE,
    pictures: PICTURES,
    placeholder: 'data:image/webp;base64,UklGRg==',
    utcDate: '2026-02-01T12:00:00.000Z',
    availability: true,
    paid: true,
    sellername: 'Somebody Else',
    sellerId: 'stranger',
    sellerStatus: 'Verified',
    hidden: true,
  } satisfies ValuesOf<typeof productSchema> & Record<'hidden', unknown>,
  contacts: {
    mobile: '+44 113 496 0001',
    email: 'stranger@example.com',
    sellerId: 'stranger',
  } satisfies ValuesOf<typeof contactSchema>,
  users: {
    name: 'A New Name',
    photoURL: 'https://lh3.googleusercontent.com/a/picture',
    mobile: '+44 113 496 0001',
    locale: 'en-GB',
    email: 'new@example.com',
    role: 'Other',
    status: 'Verified',
  } satisfies ValuesOf<typeof userSchema>,
  savedSearches: {
    ownerId: 'stranger',
    address: 'q=another',
    name: 'Another name',
    frequency: 'weekly',
    without: ['push'],
    paused: true,
    seenUntil: 5,
    tooMany: true,
    createdAt: Timestamp.fromMillis(5),
  } satisfies Record<keyof SavedSearch, unknown>,
};

/** What a device writes when it is used another day. */
const USED_TODAY = { lastDay: aDevice().lastDay };

/** What an account was told, and until when it has seen what it was told. */
const TOLD = { kind: 'booked', params: { productname: 'Oak chair' }, at: THEN };
const SEEN = { seenUntil: THEN };

const TARGETS: Target[] = [
  // what may be changed of a document, field by field
  ...changesOf('categories', 'any', OTHER_VALUES.categories, {
    path: () => 'categories/chairs',
    reaches: ['all'],
  }),
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
  ...changesOf('users', 'their own', OTHER_VALUES.users, {
    path: (me) => `users/${me.uid}`,
    reaches: ['all', 'own'],
  }),
  ...changesOf('users', "another's", OTHER_VALUES.users, {
    path: (_me, other) => `users/${other.uid}`,
    reaches: ['all'],
  }),
  ...changesOf('savedSearches', 'their own', OTHER_VALUES.savedSearches, {
    path: (me) => `savedSearches/${MY_SEARCH(me)}`,
    reaches: ['all', 'own'],
  }),
  ...changesOf('savedSearches', "another's", OTHER_VALUES.savedSearches, {
    path: () => `savedSearches/${OTHERS_SEARCH}`,
    reaches: ['all'],
  }),

  // categories
  {
    entity: 'categories',
    action: 'read',
    which: 'one',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'categories/chairs')),
  },
  {
    entity: 'categories',
    action: 'read',
    which: 'the list',
    reaches: ['all'],
    attempt: everything('categories'),
  },
  {
    entity: 'categories',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) =>
      create(f, 'categories/new', {
        ...aCategory({
          categoryname: 'Lamps',
          createdBy: me.uid,
          img: aPictureAddress('chair', me.uid),
        }),
        createdAt: serverTimestamp(),
      }),
  },
  {
    entity: 'categories',
    action: 'delete',
    which: 'any',
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'categories/chairs')),
  },

  // products
  {
    entity: 'products',
    action: 'read',
    which: "another's",
    reaches: ['all', 'shown'],
    attempt: (f) => getDoc(doc(f, 'products/others')),
  },
  {
    entity: 'products',
    action: 'read',
    which: "another's that is taken down",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'products/others-hidden')),
  },
  {
    entity: 'products',
    action: 'read',
    which: 'the list of a category',
    reaches: ['all'],
    attempt: (f) => listProducts(f, where('categoryId', '==', 'chairs')),
  },
  {
    entity: 'products',
    action: 'read',
    which: "another's list",
    reaches: ['all'],
    attempt: (f, _me, other) => listProducts(f, where('sellerId', '==', other.uid)),
  },
  {
    entity: 'products',
    action: 'read',
    which: 'the list of some, by their ids',
    reaches: ['all'],
    attempt: (f) => listProducts(f, where(documentId(), 'in', ['mine', 'others'])),
  },
  {
    entity: 'products',
    action: 'read',
    which: 'the list of what is not taken down, as far as a query can tell',
    reaches: ['all'],
    attempt: (f) => listProducts(f, where('availability', '==', false)),
  },
  {
    entity: 'products',
    action: 'read',
    which: 'the list of what a category has sold',
    reaches: ['all', 'shown'],
    attempt: (f) => listProducts(f, where('categoryId', '==', 'chairs'), where('availability', '==', true)),
  },
  {
    entity: 'products',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'shown', 'own'],
    attempt: (f, me) => listProducts(f, where('sellerId', '==', me.uid)),
  },
  {
    entity: 'products',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) => addProduct(f, 'new', freshProduct(me), storedContact(me)),
  },
  {
    entity: 'products',
    action: 'add',
    which: "in another's name",
    reaches: [],
    attempt: (f, _me, other) => addProduct(f, 'new', freshProduct(other), storedContact(other)),
  },
  {
    entity: 'products',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f) => deleteDoc(doc(f, 'products/mine')),
  },
  {
    entity: 'products',
    action: 'delete',
    which: 'their own sold',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'products/mine-sold')),
  },
  {
    entity: 'products',
    action: 'delete',
    which: 'their own, which somebody is paying for',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'products/mine-held')),
  },
  {
    entity: 'products',
    action: 'delete',
    which: 'their own, held until lately',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f) => deleteDoc(doc(f, 'products/mine-held-once')),
  },
  {
    entity: 'products',
    action: 'delete',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'products/others')),
  },

  // contacts
  {
    entity: 'contacts',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own', 'ownOrIfPaid'],
    attempt: (f) => getDoc(doc(f, 'products/mine/private/contact')),
  },
  {
    entity: 'contacts',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'products/others/private/contact')),
  },
  {
    entity: 'contacts',
    action: 'read',
    which: 'that of a product they paid for',
    reaches: ['all', 'ifPaid', 'ownOrIfPaid'],
    attempt: (f) => getDoc(doc(f, 'products/paid/private/contact')),
  },
  {
    entity: 'contacts',
    action: 'read',
    which: 'that of a product they booked',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'products/booked/private/contact')),
  },
  {
    entity: 'contacts',
    action: 'read',
    which: 'the list',
    reaches: [],
    attempt: everything('products/mine/private'),
  },
  {
    entity: 'contacts',
    action: 'add',
    which: 'to their own product',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'products/mine-bare/private/contact'), storedContact(me)),
  },
  {
    entity: 'contacts',
    action: 'add',
    which: "to another's product",
    reaches: [],
    attempt: (f, me) => setDoc(doc(f, 'products/others-bare/private/contact'), storedContact(me)),
  },
  {
    entity: 'contacts',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'products/mine/private/contact')),
  },

  // views
  {
    entity: 'views',
    action: 'read',
    which: 'their own',
    reaches: [],
    attempt: (f, me) => getDoc(doc(f, `products/booked/views/${me.uid}`)),
  },
  {
    entity: 'views',
    action: 'read',
    which: 'those of their own product',
    reaches: [],
    attempt: everything('products/mine/views'),
  },
  {
    entity: 'views',
    action: 'add',
    which: "of another's product",
    reaches: ['all', 'own'],
    attempt: (f, me) => look(f, 'others', me),
  },
  {
    entity: 'views',
    action: 'add',
    which: 'of their own product',
    reaches: [],
    attempt: (f, me) => look(f, 'mine', me),
  },
  {
    entity: 'views',
    action: 'add',
    which: "in another's name",
    reaches: [],
    attempt: (f, _me, other) => look(f, 'booked', other),
  },
  {
    entity: 'views',
    action: 'change',
    which: 'their own',
    reaches: [],
    attempt: (f, me) => look(f, 'booked', me),
  },
  {
    entity: 'views',
    action: 'delete',
    which: 'their own',
    reaches: [],
    attempt: (f, me) => deleteDoc(doc(f, `products/booked/views/${me.uid}`)),
  },

  // advertisements
  {
    entity: 'advertisements',
    action: 'read',
    which: 'one',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'advertisements/others-advertised')),
  },
  {
    entity: 'advertisements',
    action: 'read',
    which: 'the list',
    reaches: ['all'],
    attempt: everything('advertisements'),
  },
  {
    entity: 'advertisements',
    action: 'add',
    which: 'of their own product',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f, me) => create(f, 'advertisements/mine', storedAdvertisement('mine', storedProduct(me))),
  },
  {
    entity: 'advertisements',
    action: 'add',
    which: 'of their own sold product',
    reaches: [],
    attempt: (f, me) =>
      create(f, 'advertisements/mine-sold', storedAdvertisement('mine-sold', storedProduct(me))),
  },
  {
    entity: 'advertisements',
    action: 'add',
    which: "of another's product",
    reaches: ['all'],
    attempt: (f, _me, other) =>
      create(f, 'advertisements/others', storedAdvertisement('others', storedProduct(other))),
  },
  {
    entity: 'advertisements',
    action: 'change',
    which: 'any, to a true copy',
    reaches: ['all'],
    attempt: (f, _me, other) =>
      create(f, 'advertisements/others-stale', storedAdvertisement('others-stale', storedProduct(other))),
  },
  {
    entity: 'advertisements',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'advertisements/mine-advertised')),
  },
  {
    entity: 'advertisements',
    action: 'delete',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'advertisements/others-advertised')),
  },

  // listings
  {
    entity: 'listings',
    action: 'read',
    which: 'one',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'listings/others')),
  },
  {
    entity: 'listings',
    action: 'read',
    which: 'the list',
    reaches: ['all'],
    attempt: everything('listings'),
  },
  {
    entity: 'listings',
    action: 'add',
    which: 'of their own product',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f, me) => setDoc(doc(f, 'listings/mine-bare'), storedListing(me)),
  },
  {
    entity: 'listings',
    action: 'change',
    which: 'the rank of that of their own product',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f) => updateDoc(doc(f, 'listings/mine'), { rank: 99_999 }),
  },
  {
    entity: 'listings',
    action: 'delete',
    which: 'that of their own product',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f) => deleteDoc(doc(f, 'listings/mine')),
  },
  {
    entity: 'advertisedListings',
    action: 'read',
    which: 'one',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'advertisedListings/others')),
  },
  {
    entity: 'advertisedListings',
    action: 'read',
    which: 'the list',
    reaches: ['all'],
    attempt: everything('advertisedListings'),
  },
  {
    entity: 'advertisedListings',
    action: 'add',
    which: 'of their own product',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f, me) => setDoc(doc(f, 'advertisedListings/mine-bare'), storedListing(me)),
  },
  {
    entity: 'advertisedListings',
    action: 'change',
    which: 'the rank of that of their own product',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f) => updateDoc(doc(f, 'advertisedListings/mine'), { rank: 99_999 }),
  },
  {
    entity: 'advertisedListings',
    action: 'delete',
    which: 'that of their own product',
    reaches: ['all', 'own', 'ownUnsold'],
    attempt: (f) => deleteDoc(doc(f, 'advertisedListings/mine')),
  },

  // bookings
  {
    entity: 'bookings',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own', 'ownOrSold'],
    attempt: (f, me) => getDoc(doc(f, `bookings/booked_${me.uid}`)),
  },
  {
    entity: 'bookings',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own', 'ownOrSold'],
    attempt: mine('bookings', 'buyerId'),
  },
  {
    entity: 'bookings',
    action: 'read',
    which: 'a paid one of their own product',
    reaches: ['all', 'ownOrSold'],
    attempt: (f) => getDoc(doc(f, 'bookings/mine-sold_stranger')),
  },
  {
    entity: 'bookings',
    action: 'read',
    which: 'what was paid of their own products',
    reaches: ['all', 'ownOrSold'],
    attempt: (f, me) =>
      getDocs(
        query(
          collection(f, 'bookings'),
          where('sellerId', '==', me.uid),
          where('paid', '==', true),
          limit(MAX_LISTED),
        ),
      ),
  },
  {
    entity: 'bookings',
    action: 'read',
    which: 'one of their own product, before it is paid',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'bookings/mine_stranger')),
  },
  {
    entity: 'bookings',
    action: 'read',
    which: 'the list of their own products, paid or not',
    reaches: ['all'],
    attempt: mine('bookings', 'sellerId'),
  },
  {
    entity: 'bookings',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'bookings/others_stranger')),
  },
  {
    entity: 'bookings',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('bookings'),
  },
  {
    entity: 'bookings',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) =>
      create(
        f,
        `bookings/free_${me.uid}`,
        storedBooking(me, PEOPLE.otherSeller, 'free', { createdAt: serverTimestamp() }),
      ),
  },
  {
    entity: 'bookings',
    action: 'add',
    which: "in another's name",
    reaches: [],
    attempt: (f, _me, other) =>
      create(
        f,
        `bookings/free_${other.uid}`,
        storedBooking(other, PEOPLE.otherSeller, 'free', { createdAt: serverTimestamp() }),
      ),
  },
  {
    entity: 'bookings',
    action: 'change',
    which: 'their own paid order, off their list',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `bookings/paid_${me.uid}`), { hiddenByBuyer: true }),
  },
  {
    entity: 'bookings',
    action: 'change',
    which: 'one of their own product, off the list of its buyer',
    reaches: ['all'],
    attempt: (f) => updateDoc(doc(f, 'bookings/mine-sold_stranger'), { hiddenByBuyer: true }),
  },
  {
    entity: 'bookings',
    action: 'delete',
    which: 'their own paid order',
    reaches: [],
    attempt: (f, me) => deleteDoc(doc(f, `bookings/paid_${me.uid}`)),
  },
  {
    entity: 'bookings',
    action: 'change',
    which: 'the place of their own',
    reaches: [],
    attempt: (f, me) => updateDoc(doc(f, `bookings/booked_${me.uid}`), { location: 'Hull' }),
  },
  {
    entity: 'bookings',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `bookings/booked_${me.uid}`)),
  },
  {
    entity: 'bookings',
    action: 'delete',
    which: 'one of their own product',
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'bookings/mine_stranger')),
  },
  {
    entity: 'bookings',
    action: 'delete',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'bookings/others_stranger')),
  },

  // bookers
  {
    entity: 'bookers',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => getDoc(doc(f, `bookers/booked_${me.uid}`)),
  },
  {
    entity: 'bookers',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: mine('bookers', 'buyerId'),
  },
  {
    entity: 'bookers',
    action: 'read',
    which: 'one of their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'bookers/mine_stranger')),
  },
  {
    entity: 'bookers',
    action: 'read',
    which: 'the list of their own products',
    reaches: ['all', 'eitherSide'],
    attempt: mine('bookers', 'sellerId'),
  },
  {
    entity: 'bookers',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'bookers/others_stranger')),
  },
  {
    entity: 'bookers',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('bookers'),
  },
  {
    entity: 'bookers',
    action: 'add',
    which: 'for their own booking',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) =>
      setDoc(doc(f, `bookers/paid_${me.uid}`), storedBooker(me, PEOPLE.otherSeller, 'paid', 'paid')),
  },
  {
    entity: 'bookers',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `bookers/booked_${me.uid}`), { state: 'paid' }),
  },
  {
    entity: 'bookers',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `bookers/booked_${me.uid}`)),
  },
  {
    entity: 'bookers',
    action: 'delete',
    which: 'one of their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => deleteDoc(doc(f, 'bookers/mine_stranger')),
  },

  // wishlist
  {
    entity: 'wishlist',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `wishlist/booked_${me.uid}`)),
  },
  {
    entity: 'wishlist',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: mine('wishlist', 'buyerId'),
  },
  {
    entity: 'wishlist',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'wishlist/others_stranger')),
  },
  {
    entity: 'wishlist',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('wishlist'),
  },
  {
    entity: 'wishlist',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) =>
      create(f, `wishlist/free_${me.uid}`, { ...storedWish(me, 'free'), createdAt: serverTimestamp() }),
  },
  {
    entity: 'wishlist',
    action: 'add',
    which: "in another's name",
    reaches: [],
    attempt: (f, _me, other) =>
      create(f, `wishlist/free_${other.uid}`, {
        ...storedWish(other, 'free'),
        createdAt: serverTimestamp(),
      }),
  },
  {
    entity: 'wishlist',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `wishlist/booked_${me.uid}`), { location: 'Hull' }),
  },
  {
    entity: 'wishlist',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `wishlist/booked_${me.uid}`)),
  },
  {
    entity: 'wishlist',
    action: 'delete',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'wishlist/others_stranger')),
  },

  // payments
  {
    entity: 'payments',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'payments/mine')),
  },
  {
    entity: 'payments',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: mine('payments', 'buyerId'),
  },
  {
    entity: 'payments',
    action: 'read',
    which: 'one for their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'payments/to-me')),
  },
  {
    entity: 'payments',
    action: 'read',
    which: 'the list for their own products',
    reaches: ['all', 'eitherSide'],
    attempt: mine('payments', 'sellerId'),
  },
  {
    entity: 'payments',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'payments/others')),
  },
  {
    entity: 'payments',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('payments'),
  },
  {
    entity: 'payments',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'payments/new'), storedPayment(me, PEOPLE.otherSeller)),
  },
  {
    entity: 'payments',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'payments/mine'), { status: 'refunded' }),
  },
  {
    entity: 'payments',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'payments/mine')),
  },

  // orders
  {
    entity: 'orders',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'orders/mine')),
  },
  {
    entity: 'orders',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: mine('orders', 'buyerId'),
  },
  {
    entity: 'orders',
    action: 'read',
    which: 'one of their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'orders/to-me')),
  },
  {
    entity: 'orders',
    action: 'read',
    which: 'the list of their own products',
    reaches: ['all', 'eitherSide'],
    attempt: mine('orders', 'sellerId'),
  },
  {
    entity: 'orders',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'orders/others')),
  },
  {
    entity: 'orders',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('orders'),
  },
  {
    entity: 'orders',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'orders/new'), storedOrder(me, PEOPLE.otherSeller)),
  },
  {
    entity: 'orders',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'orders/mine'), { state: 'released' }),
  },
  {
    entity: 'orders',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'orders/mine')),
  },
  {
    entity: 'pickup',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => getDoc(doc(f, 'orders/mine/pickup/code')),
  },
  {
    entity: 'pickup',
    action: 'read',
    which: 'that of who bought of them',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'orders/to-me/pickup/code')),
  },
  {
    entity: 'pickup',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'orders/others/pickup/code')),
  },
  {
    entity: 'pickup',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'orders/others/pickup/another'), storedPickup(me)),
  },
  {
    entity: 'pickup',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'orders/mine/pickup/code'), { code: '000000' }),
  },
  {
    entity: 'pickup',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'orders/mine/pickup/code')),
  },

  // what the two sides of an order say of each other
  {
    entity: 'sealedReviews',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => getDoc(doc(f, 'orders/bought/sealedReviews/buyer')),
  },
  {
    entity: 'sealedReviews',
    action: 'read',
    which: 'that of the other side',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'orders/bought/sealedReviews/seller')),
  },
  {
    entity: 'sealedReviews',
    action: 'read',
    which: 'all of an order of theirs',
    reaches: ['all'],
    attempt: everything('orders/bought/sealedReviews'),
  },
  {
    entity: 'sealedReviews',
    action: 'add',
    which: 'of what they sold',
    reaches: ['all', 'own'],
    attempt: (f, me) => seal(f, me, 'seller'),
  },
  {
    entity: 'sealedReviews',
    action: 'add',
    which: 'for the other side',
    reaches: ['all'],
    attempt: (f, me) => seal(f, me, 'buyer'),
  },
  {
    entity: 'sealedReviews',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'orders/bought/sealedReviews/buyer'), { stars: 1 }),
  },
  {
    entity: 'sealedReviews',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'orders/bought/sealedReviews/buyer')),
  },
  ...['by-me_seller', 'by-me-hidden_seller', 'of-me_seller', 'of-me-hidden_seller'].map(
    (id): Target => ({
      entity: 'reviews',
      action: 'read',
      which: id,
      reaches: ['all', 'shown', 'own'],
      attempt: (f) => getDoc(doc(f, `reviews/${id}`)),
    }),
  ),
  {
    entity: 'reviews',
    action: 'read',
    which: 'of a seller, by another',
    reaches: ['all', 'shown'],
    attempt: (f) => getDoc(doc(f, 'reviews/others_buyer')),
  },
  {
    entity: 'reviews',
    action: 'read',
    which: 'the list of those of a seller',
    reaches: ['all', 'shown'],
    attempt: (f, _, other) =>
      getDocs(
        query(
          collection(f, 'reviews'),
          where('aboutId', '==', other.uid),
          where('by', '==', 'buyer'),
          where('shown', '==', true),
          limit(MAX_LISTED),
        ),
      ),
  },
  {
    entity: 'reviews',
    action: 'read',
    which: 'one of a seller that is hidden',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'reviews/others-hidden_buyer')),
  },
  {
    entity: 'reviews',
    action: 'read',
    which: 'one of a buyer',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'reviews/others_seller')),
  },
  {
    entity: 'reviews',
    action: 'read',
    which: 'the list of all of somebody',
    reaches: ['all'],
    attempt: (f, _, other) =>
      getDocs(query(collection(f, 'reviews'), where('aboutId', '==', other.uid), limit(MAX_LISTED))),
  },
  {
    entity: 'reviews',
    action: 'read',
    which: 'the list of what they wrote',
    reaches: ['all', 'shown', 'own'],
    attempt: mine('reviews', 'authorId'),
  },
  {
    entity: 'reviews',
    action: 'read',
    which: 'the list of what was said of them',
    reaches: ['all', 'shown', 'own'],
    attempt: mine('reviews', 'aboutId'),
  },
  {
    entity: 'reviews',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me, other) =>
      setDoc(doc(f, 'reviews/bought_buyer'), storedReview('buyer', me, other, 'bought')),
  },
  ...changesOf('reviews', 'one of them', REVIEW_VALUES, {
    path: () => 'reviews/of-me_seller',
    reaches: ['all', 'own'],
  }),
  ...changesOf('reviews', 'one of another', REVIEW_VALUES, {
    path: () => 'reviews/others_buyer',
    reaches: ['all'],
  }),
  {
    entity: 'reviews',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'reviews/by-me_seller')),
  },
  {
    entity: 'profiles',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'profiles/stranger')),
  },
  {
    entity: 'profiles',
    action: 'read',
    which: 'that of whom nobody has reviewed',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'profiles/nobody-yet')),
  },
  {
    entity: 'profiles',
    action: 'read',
    which: 'the list',
    reaches: [],
    attempt: everything('profiles'),
  },
  {
    entity: 'profiles',
    action: 'add',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, `profiles/${me.uid}`), { seller: [0, 0, 0, 0, 9] }),
  },
  {
    entity: 'profiles',
    action: 'change',
    which: "another's",
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'profiles/stranger'), { seller: [9, 0, 0, 0, 0] }),
  },
  {
    entity: 'profiles',
    action: 'delete',
    which: "another's",
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'profiles/stranger')),
  },
  {
    entity: 'addresses',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'orders/mine/address/delivery')),
  },
  {
    entity: 'addresses',
    action: 'read',
    which: 'that of who bought of them',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'orders/to-me/address/delivery')),
  },
  {
    entity: 'addresses',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'orders/others/address/delivery')),
  },
  {
    entity: 'addresses',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'orders/others/address/another'), storedAddress(me)),
  },
  {
    entity: 'addresses',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'orders/mine/address/delivery'), { address: 'Elsewhere' }),
  },
  {
    entity: 'addresses',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'orders/mine/address/delivery')),
  },
  {
    entity: 'orderPictures',
    action: 'read',
    which: 'of what they bought',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'orders/mine/pictures/1-small')),
  },
  {
    entity: 'orderPictures',
    action: 'read',
    which: 'of what they sold',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'orders/to-me/pictures/1-small')),
  },
  {
    entity: 'orderPictures',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'orders/others/pictures/1-small')),
  },
  {
    entity: 'orderPictures',
    action: 'read',
    which: 'all of what they bought, as a list',
    reaches: [],
    attempt: (f) => everything('orders/mine/pictures')(f),
  },
  {
    entity: 'orderPictures',
    action: 'add',
    which: 'of what was sent to them',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => setDoc(doc(f, 'orders/sent-to-me/pictures/2-small'), storedPicture(me)),
  },
  {
    entity: 'orderPictures',
    action: 'add',
    which: 'of what they sold',
    reaches: ['all', 'eitherSide'],
    attempt: (f, me) => setDoc(doc(f, 'orders/sent-by-me/pictures/1-small'), storedPicture(me)),
  },
  {
    entity: 'orderPictures',
    action: 'change',
    which: 'of what was sent to them',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f) => updateDoc(doc(f, 'orders/sent-to-me/pictures/1-small'), { bytes: pictureBytes(80) }),
  },
  {
    entity: 'orderPictures',
    action: 'delete',
    which: 'of what was sent to them',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f) => deleteDoc(doc(f, 'orders/sent-to-me/pictures/1-small')),
  },
  {
    entity: 'handovers',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => getDoc(doc(f, 'handovers/to-me')),
  },
  {
    entity: 'handovers',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'handovers/others')),
  },
  {
    entity: 'handovers',
    action: 'add',
    which: 'of what they sold',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'handovers/sold'), aHandover(me)),
  },
  {
    entity: 'handovers',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'handovers/to-me'), { secret: '0'.repeat(32) }),
  },
  {
    entity: 'handovers',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'handovers/to-me')),
  },

  // users
  {
    entity: 'users',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `users/${me.uid}`)),
  },
  {
    entity: 'users',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f, _me, other) => getDoc(doc(f, `users/${other.uid}`)),
  },
  { entity: 'users', action: 'read', which: 'the list', reaches: ['all'], attempt: everything('users') },
  {
    entity: 'users',
    action: 'add',
    which: 'a new one',
    reaches: ['all', 'own'],
    attempt: (f) =>
      setDoc(doc(f, 'users/new'), {
        name: 'New',
        email: 'new@example.com',
        role: 'Buyer',
        status: 'Unverified',
        createdAt: THEN,
      }),
  },
  {
    entity: 'users',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `users/${me.uid}`)),
  },

  // drafts
  {
    entity: 'drafts',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `users/${me.uid}/drafts/begun`)),
  },
  {
    entity: 'drafts',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => everything(`users/${me.uid}/drafts`)(f),
  },
  {
    entity: 'drafts',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f, _me, other) => everything(`users/${other.uid}/drafts`)(f),
  },
  {
    entity: 'drafts',
    action: 'add',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => addDraft(f, `users/${me.uid}/drafts/new`),
  },
  {
    entity: 'drafts',
    action: 'add',
    which: "another's",
    reaches: [],
    attempt: (f, _me, other) => addDraft(f, `users/${other.uid}/drafts/new`),
  },
  {
    entity: 'drafts',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, `users/${me.uid}/drafts/begun`), DRAFT),
  },
  {
    entity: 'drafts',
    action: 'change',
    which: "another's",
    reaches: [],
    attempt: (f, _me, other) => setDoc(doc(f, `users/${other.uid}/drafts/begun`), DRAFT),
  },
  {
    entity: 'drafts',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `users/${me.uid}/drafts/begun`)),
  },
  {
    entity: 'drafts',
    action: 'delete',
    which: "another's",
    reaches: [],
    attempt: (f, _me, other) => deleteDoc(doc(f, `users/${other.uid}/drafts/begun`)),
  },

  // inbox
  {
    entity: 'inbox',
    action: 'read',
    which: 'one of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `users/${me.uid}/inbox/told`)),
  },
  {
    entity: 'inbox',
    action: 'read',
    which: 'one of another’s',
    reaches: ['all'],
    attempt: (f, _me, other) => getDoc(doc(f, `users/${other.uid}/inbox/told`)),
  },
  {
    entity: 'inbox',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => everything(`users/${me.uid}/inbox`)(f),
  },
  {
    entity: 'inbox',
    action: 'read',
    which: 'the list of another’s',
    reaches: ['all'],
    attempt: (f, _me, other) => everything(`users/${other.uid}/inbox`)(f),
  },
  {
    entity: 'inbox',
    action: 'add',
    which: 'to their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, `users/${me.uid}/inbox/new`), TOLD),
  },
  {
    entity: 'inbox',
    action: 'change',
    which: 'of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `users/${me.uid}/inbox/told`), { kind: 'sold' }),
  },
  {
    entity: 'inbox',
    action: 'delete',
    which: 'of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `users/${me.uid}/inbox/told`)),
  },

  // preferences
  {
    entity: 'preferences',
    action: 'read',
    which: 'one of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `users/${me.uid}/preferences/notifications`)),
  },
  {
    entity: 'preferences',
    action: 'read',
    which: 'one of another’s',
    reaches: ['all'],
    attempt: (f, _me, other) => getDoc(doc(f, `users/${other.uid}/preferences/notifications`)),
  },
  {
    entity: 'preferences',
    action: 'add',
    which: 'their own, while there are none',
    reaches: ['all', 'own'],
    attempt: async (f, me) => setDoc(doc(f, `users/${me.uid}/preferences/notifications`), SEEN),
  },
  {
    entity: 'preferences',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `users/${me.uid}/preferences/notifications`), SEEN),
  },
  {
    entity: 'preferences',
    action: 'change',
    which: 'another’s',
    reaches: ['all'],
    attempt: (f, _me, other) => updateDoc(doc(f, `users/${other.uid}/preferences/notifications`), SEEN),
  },
  {
    entity: 'preferences',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `users/${me.uid}/preferences/notifications`)),
  },

  // devices
  {
    entity: 'devices',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `users/${me.uid}/devices/0`)),
  },
  {
    entity: 'devices',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => everything(`users/${me.uid}/devices`)(f),
  },
  {
    entity: 'devices',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f, _me, other) => everything(`users/${other.uid}/devices`)(f),
  },
  {
    entity: 'devices',
    action: 'add',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, `users/${me.uid}/devices/1`), aDevice()),
  },
  {
    entity: 'devices',
    action: 'add',
    which: "another's",
    reaches: [],
    attempt: (f, _me, other) => setDoc(doc(f, `users/${other.uid}/devices/1`), aDevice()),
  },
  {
    entity: 'devices',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `users/${me.uid}/devices/0`), USED_TODAY),
  },
  {
    entity: 'devices',
    action: 'change',
    which: "another's",
    reaches: [],
    attempt: (f, _me, other) => updateDoc(doc(f, `users/${other.uid}/devices/0`), USED_TODAY),
  },
  {
    entity: 'devices',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `users/${me.uid}/devices/0`)),
  },
  {
    entity: 'devices',
    action: 'delete',
    which: "another's",
    reaches: [],
    attempt: (f, _me, other) => deleteDoc(doc(f, `users/${other.uid}/devices/0`)),
  },

  // auditLog
  {
    entity: 'auditLog',
    action: 'read',
    which: 'an entry',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'auditLog/refund')),
  },
  {
    entity: 'auditLog',
    action: 'read',
    which: 'the list',
    reaches: ['all'],
    attempt: everything('auditLog'),
  },
  {
    entity: 'auditLog',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) =>
      setDoc(doc(f, 'auditLog/new'), { ...anAuditEntry({ who: me.uid }), createdAt: serverTimestamp() }),
  },
  {
    entity: 'auditLog',
    action: 'change',
    which: 'the reason of their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'auditLog/mine'), { why: 'Another reason' }),
  },
  {
    entity: 'auditLog',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'auditLog/mine')),
  },

  // conversations
  {
    entity: 'conversations',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => getDoc(doc(f, `conversations/paid_${me.uid}`)),
  },
  {
    entity: 'conversations',
    action: 'read',
    which: 'one about their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => getDoc(doc(f, 'conversations/mine_stranger')),
  },
  {
    entity: 'conversations',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'conversations/others_stranger')),
  },
  {
    entity: 'conversations',
    action: 'read',
    which: 'the list of those they are in',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) =>
      getDocs(
        query(collection(f, 'conversations'), where('members', 'array-contains', me.uid), limit(MAX_LISTED)),
      ),
  },
  {
    entity: 'conversations',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('conversations'),
  },
  {
    entity: 'conversations',
    action: 'add',
    which: 'about what is for sale',
    reaches: ['all', 'own'],
    attempt: (f, me) => openOf(f, me, 'free'),
  },
  {
    entity: 'conversations',
    action: 'add',
    which: 'about what they booked',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => openOf(f, me, 'booked'),
  },
  {
    entity: 'conversations',
    action: 'add',
    which: 'with who booked their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f, me) =>
      create(f, `conversations/mine-sold_${PEOPLE.otherBuyer.uid}`, {
        ...anOpening(PEOPLE.otherBuyer, me, 'mine-sold'),
        createdAt: serverTimestamp(),
      }),
  },
  {
    entity: 'conversations',
    action: 'change',
    which: 'whether they hear of their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => updateDoc(doc(f, `conversations/paid_${me.uid}`), { 'muted.buyer': true }),
  },
  {
    entity: 'conversations',
    action: 'change',
    which: 'whether they hear of one about their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => updateDoc(doc(f, 'conversations/mine_stranger'), { 'muted.seller': true }),
  },
  {
    entity: 'conversations',
    action: 'change',
    which: 'whether another hears of theirs',
    reaches: ['all'],
    attempt: (f) => updateDoc(doc(f, 'conversations/others_stranger'), { 'muted.buyer': true }),
  },
  {
    entity: 'conversations',
    action: 'change',
    which: 'the price in their own',
    reaches: [],
    attempt: (f, me) => updateDoc(doc(f, `conversations/paid_${me.uid}`), { productprice: 1 }),
  },
  {
    entity: 'conversations',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => deleteDoc(doc(f, `conversations/paid_${me.uid}`)),
  },
  {
    entity: 'conversations',
    action: 'delete',
    which: 'one about their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f) => deleteDoc(doc(f, 'conversations/mine_stranger')),
  },

  // messages
  {
    entity: 'messages',
    action: 'read',
    which: 'one of their own conversation',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => getDoc(doc(f, `conversations/paid_${me.uid}/messages/first`)),
  },
  {
    entity: 'messages',
    action: 'read',
    which: 'those of their own conversation',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => everything(`conversations/paid_${me.uid}/messages`)(f),
  },
  {
    entity: 'messages',
    action: 'read',
    which: 'those about their own product',
    reaches: ['all', 'eitherSide'],
    attempt: everything('conversations/mine_stranger/messages'),
  },
  {
    entity: 'messages',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: everything('conversations/others_stranger/messages'),
  },
  {
    entity: 'messages',
    action: 'add',
    which: 'to the seller',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => writeMessage(f, `paid_${me.uid}`, { by: me, to: PEOPLE.otherSeller }),
  },
  {
    entity: 'messages',
    action: 'add',
    which: 'to who asks about their own product',
    reaches: ['all', 'eitherSide'],
    attempt: (f, me) => writeMessage(f, 'mine_stranger', { by: me, to: STRANGER }),
  },
  {
    entity: 'messages',
    action: 'add',
    which: "in another's conversation",
    reaches: ['all'],
    attempt: (f, me) => writeMessage(f, 'others_stranger', { by: me, to: STRANGER }),
  },
  {
    entity: 'messages',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => updateDoc(doc(f, `conversations/paid_${me.uid}/messages/first`), { text: 'No.' }),
  },
  {
    entity: 'messages',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => deleteDoc(doc(f, `conversations/paid_${me.uid}/messages/first`)),
  },

  // messagePictures
  {
    entity: 'messagePictures',
    action: 'read',
    which: 'of their own conversation',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => getDoc(doc(f, `conversations/paid_${me.uid}/messages/first/pictures/small`)),
  },
  {
    entity: 'messagePictures',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'conversations/others_stranger/messages/first/pictures/small')),
  },
  {
    entity: 'messagePictures',
    action: 'read',
    which: 'those of their own message, as a list',
    reaches: ['all'],
    attempt: (f, me) => everything(`conversations/paid_${me.uid}/messages/first/pictures`)(f),
  },
  {
    entity: 'messagePictures',
    action: 'add',
    which: 'to the seller',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => writePicture(f, `paid_${me.uid}`, { by: me, to: PEOPLE.otherSeller }),
  },
  {
    entity: 'messagePictures',
    action: 'add',
    which: "in another's conversation",
    reaches: ['all'],
    attempt: (f, me) => writePicture(f, 'others_stranger', { by: me, to: STRANGER }),
  },
  {
    entity: 'messagePictures',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) =>
      updateDoc(doc(f, `conversations/paid_${me.uid}/messages/first/pictures/small`), {
        bytes: pictureBytes(80),
      }),
  },
  {
    entity: 'messagePictures',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own', 'eitherSide'],
    attempt: (f, me) => deleteDoc(doc(f, `conversations/paid_${me.uid}/messages/first/pictures/small`)),
  },

  // blocks
  {
    entity: 'blocks',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `blocks/${me.uid}_stranger`)),
  },
  {
    entity: 'blocks',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: mine('blocks', 'blockerId'),
  },
  {
    entity: 'blocks',
    action: 'read',
    which: 'who blocked them',
    reaches: ['all'],
    attempt: (f, me) => getDoc(doc(f, `blocks/enemy_${me.uid}`)),
  },
  {
    entity: 'blocks',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('blocks'),
  },
  {
    entity: 'blocks',
    action: 'add',
    which: 'of whom they have a conversation with',
    reaches: ['all', 'own'],
    attempt: (f, me) =>
      setDoc(doc(f, `blocks/${me.uid}_${PEOPLE.otherSeller.uid}`), {
        ...storedBlock(me, PEOPLE.otherSeller, `paid_${me.uid}`),
        createdAt: serverTimestamp(),
      }),
  },
  {
    entity: 'blocks',
    action: 'add',
    which: "in another's name",
    reaches: [],
    attempt: (f, me) =>
      setDoc(doc(f, `blocks/${PEOPLE.otherSeller.uid}_${me.uid}`), {
        ...storedBlock(PEOPLE.otherSeller, me, `paid_${me.uid}`),
        createdAt: serverTimestamp(),
      }),
  },
  {
    entity: 'blocks',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `blocks/${me.uid}_stranger`), { createdAt: serverTimestamp() }),
  },
  {
    entity: 'blocks',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `blocks/${me.uid}_stranger`)),
  },
  {
    entity: 'blocks',
    action: 'delete',
    which: 'that of them',
    reaches: ['all'],
    attempt: (f, me) => deleteDoc(doc(f, `blocks/enemy_${me.uid}`)),
  },

  // saved searches, and what was found for them
  ...(['savedSearches', 'searchHits'] as const).flatMap((entity): Target[] => [
    {
      entity,
      action: 'read',
      which: 'one of their own',
      reaches: ['all', 'own'],
      attempt: (f, me) => getDoc(doc(f, `${entity}/${MY_SEARCH(me)}`)),
    },
    {
      entity,
      action: 'read',
      which: 'the list of their own',
      reaches: ['all', 'own'],
      attempt: mine(entity, 'ownerId'),
    },
    {
      entity,
      action: 'read',
      which: "another's",
      reaches: ['all'],
      attempt: (f) => getDoc(doc(f, `${entity}/${OTHERS_SEARCH}`)),
    },
    {
      entity,
      action: 'read',
      which: 'the whole list',
      reaches: ['all'],
      attempt: everything(entity),
    },
    {
      entity,
      action: 'delete',
      which: 'their own',
      reaches: ['all', 'own'],
      attempt: (f, me) => deleteDoc(doc(f, `${entity}/${MY_SEARCH(me)}`)),
    },
    {
      entity,
      action: 'delete',
      which: "another's",
      reaches: ['all'],
      attempt: (f) => deleteDoc(doc(f, `${entity}/${OTHERS_SEARCH}`)),
    },
  ]),
  // whom they follow
  {
    entity: 'follows',
    action: 'read',
    which: 'one of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `follows/${me.uid}_stranger`)),
  },
  {
    entity: 'follows',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: mine('follows', 'followerId'),
  },
  {
    entity: 'follows',
    action: 'read',
    which: "another's, of themselves",
    reaches: ['all'],
    attempt: (f, me) => getDoc(doc(f, `follows/stranger_${me.uid}`)),
  },
  {
    entity: 'follows',
    action: 'read',
    which: 'the list of who follows them',
    reaches: ['all'],
    attempt: mine('follows', 'sellerId'),
  },
  {
    entity: 'follows',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('follows'),
  },
  {
    entity: 'follows',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me, other) => follow(f, me, other.role === 'Buyer' ? PEOPLE.seller : other),
  },
  {
    entity: 'follows',
    action: 'add',
    which: "in another's name",
    reaches: ['all'],
    attempt: (f) => follow(f, STRANGER, PEOPLE.seller),
  },
  {
    entity: 'follows',
    action: 'change',
    which: 'of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `follows/${me.uid}_stranger`), { sellerName: 'Another' }),
  },
  {
    entity: 'follows',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `follows/${me.uid}_stranger`)),
  },
  {
    entity: 'follows',
    action: 'delete',
    which: "another's, of themselves",
    reaches: ['all'],
    attempt: (f, me) => deleteDoc(doc(f, `follows/stranger_${me.uid}`)),
  },
  {
    entity: 'savedSearches',
    action: 'add',
    which: 'in their own name',
    reaches: ['all', 'own'],
    attempt: (f, me) => saveSearch(f, me, 'q=new'),
  },
  {
    entity: 'savedSearches',
    action: 'add',
    which: "in another's name",
    reaches: ['all'],
    attempt: (f) => saveSearch(f, STRANGER, 'q=new'),
  },
  {
    entity: 'searchHits',
    action: 'add',
    which: 'to their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, `searchHits/${idOfSearch('q=new', me)}`), storedHits(me)),
  },
  {
    entity: 'searchHits',
    action: 'change',
    which: 'of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `searchHits/${MY_SEARCH(me)}`), { hits: {} }),
  },

  // reports
  {
    entity: 'reports',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, MY_REPORT(me))),
  },
  {
    entity: 'reports',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: mine('reports', 'reporterId'),
  },
  {
    entity: 'reports',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, OTHERS_REPORT)),
  },
  {
    entity: 'reports',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('reports'),
  },
  {
    entity: 'reports',
    action: 'add',
    which: 'of a conversation they are in',
    reaches: ['all', 'own'],
    attempt: (f, me) => report(f, me, `paid_${me.uid}`, PEOPLE.otherSeller),
  },
  {
    entity: 'reports',
    action: 'add',
    which: 'of a conversation of others',
    reaches: ['all'],
    attempt: (f, me) => report(f, me, 'others_stranger', STRANGER),
  },
  {
    entity: 'reports',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, MY_REPORT(me)), { note: 'No.' }),
  },
  {
    entity: 'reports',
    action: 'change',
    which: 'what came of any',
    reaches: ['all'],
    attempt: (f) => updateDoc(doc(f, OTHERS_REPORT), { state: 'closed', outcome: 'warned' }),
  },
  {
    entity: 'reports',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, MY_REPORT(me))),
  },
  {
    entity: 'reports',
    action: 'delete',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, OTHERS_REPORT)),
  },

  // evidence
  {
    entity: 'evidence',
    action: 'read',
    which: 'of their own report',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `${MY_REPORT(me)}/evidence/copy`)),
  },
  {
    entity: 'evidence',
    action: 'read',
    which: "of another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, `${OTHERS_REPORT}/evidence/copy`)),
  },
  {
    entity: 'evidence',
    action: 'add',
    which: 'to their own report',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, `${MY_REPORT(me)}/evidence/more`), EVIDENCE),
  },
  {
    entity: 'evidence',
    action: 'change',
    which: 'of their own report',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `${MY_REPORT(me)}/evidence/copy`), { messages: ['x'] }),
  },
  {
    entity: 'evidence',
    action: 'delete',
    which: 'of their own report',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `${MY_REPORT(me)}/evidence/copy`)),
  },

  // contactMarks
  {
    entity: 'contactMarks',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `contactMarks/${me.uid}`)),
  },
  {
    entity: 'contactMarks',
    action: 'add',
    which: 'of somebody',
    reaches: ['all', 'own'],
    attempt: (f) => setDoc(doc(f, `contactMarks/${STRANGER.uid}`), { marks: [] }),
  },
  {
    entity: 'contactMarks',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `contactMarks/${me.uid}`), { marks: [1] }),
  },
  {
    entity: 'contactMarks',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `contactMarks/${me.uid}`)),
  },

  // presence
  {
    entity: 'presence',
    action: 'read',
    which: 'of another',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, `presence/${STRANGER.uid}`)),
  },
  {
    entity: 'presence',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `presence/${me.uid}`)),
  },
  {
    entity: 'presence',
    action: 'add',
    which: 'of another',
    reaches: ['all'],
    attempt: (f) => setDoc(doc(f, 'presence/nobody'), { day: dayOf(Date.now()) }),
  },
  {
    entity: 'presence',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `presence/${me.uid}`), { day: dayOf(Date.now()) }),
  },
  {
    entity: 'presence',
    action: 'change',
    which: 'of another',
    reaches: ['all'],
    attempt: (f) => updateDoc(doc(f, `presence/${STRANGER.uid}`), { day: dayOf(Date.now()) }),
  },
  {
    entity: 'presence',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `presence/${me.uid}`)),
  },

  // payouts
  {
    entity: 'payouts',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => getDoc(doc(f, 'payouts/mine')),
  },
  {
    entity: 'payouts',
    action: 'read',
    which: 'the list of their own',
    reaches: ['all', 'own'],
    attempt: mine('payouts', 'sellerId'),
  },
  {
    entity: 'payouts',
    action: 'read',
    which: 'whether there is one',
    reaches: ['all', 'own'],
    attempt: (f) => getDoc(doc(f, 'payouts/none')),
  },
  {
    entity: 'payouts',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'payouts/others')),
  },
  {
    entity: 'payouts',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('payouts'),
  },
  {
    entity: 'payouts',
    action: 'add',
    which: 'of their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'payouts/new'), storedPayout(me)),
  },
  {
    entity: 'payouts',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => updateDoc(doc(f, 'payouts/mine'), { state: 'due' }),
  },
  {
    entity: 'payouts',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f) => deleteDoc(doc(f, 'payouts/mine')),
  },

  // sellerAccounts
  {
    entity: 'sellerAccounts',
    action: 'read',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => getDoc(doc(f, `sellerAccounts/${me.uid}`)),
  },
  {
    entity: 'sellerAccounts',
    action: 'read',
    which: "another's",
    reaches: ['all'],
    attempt: (f, _, other) => getDoc(doc(f, `sellerAccounts/${other.uid}`)),
  },
  {
    entity: 'sellerAccounts',
    action: 'read',
    which: 'the whole list',
    reaches: ['all'],
    attempt: everything('sellerAccounts'),
  },
  {
    entity: 'sellerAccounts',
    action: 'add',
    which: 'of another',
    reaches: ['all'],
    attempt: (f) => setDoc(doc(f, `sellerAccounts/${STRANGER.uid}`), storedSellerAccount()),
  },
  {
    entity: 'sellerAccounts',
    action: 'change',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => updateDoc(doc(f, `sellerAccounts/${me.uid}`), { state: 'restricted' }),
  },
  {
    entity: 'sellerAccounts',
    action: 'delete',
    which: 'their own',
    reaches: ['all', 'own'],
    attempt: (f, me) => deleteDoc(doc(f, `sellerAccounts/${me.uid}`)),
  },

  // settings
  {
    entity: 'settings',
    action: 'read',
    which: 'what holds now',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'settings/shop')),
  },
  {
    entity: 'settings',
    action: 'read',
    which: 'a version',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, `${SETTINGS_VERSIONS}/1`)),
  },
  {
    entity: 'settings',
    action: 'read',
    which: 'the list of versions',
    reaches: ['all'],
    attempt: everything(SETTINGS_VERSIONS),
  },
  {
    entity: 'settings',
    action: 'read',
    which: 'the list of all',
    reaches: [],
    attempt: everything('settings'),
  },
  {
    entity: 'settings',
    action: 'add',
    which: 'others',
    reaches: ['all'],
    attempt: (f) => setDoc(doc(f, 'settings/other'), storedSettings(2)),
  },
  {
    entity: 'settings',
    action: 'add',
    which: 'a version',
    reaches: ['all'],
    attempt: (f) => setDoc(doc(f, `${SETTINGS_VERSIONS}/2`), storedSettings(2)),
  },
  {
    entity: 'settings',
    action: 'change',
    which: 'what holds now',
    reaches: ['all'],
    attempt: (f) => updateDoc(doc(f, 'settings/shop'), { openBrowsing: true }),
  },
  {
    entity: 'settings',
    action: 'change',
    which: 'a version',
    reaches: ['all'],
    attempt: (f) => updateDoc(doc(f, `${SETTINGS_VERSIONS}/1`), { whoName: 'Somebody Else' }),
  },
  {
    entity: 'settings',
    action: 'delete',
    which: 'what holds now',
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'settings/shop')),
  },
  {
    entity: 'settings',
    action: 'delete',
    which: 'a version',
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, `${SETTINGS_VERSIONS}/1`)),
  },

  // subscribers
  {
    entity: 'subscribers',
    action: 'read',
    which: 'an address',
    reaches: ['all'],
    attempt: (f) => getDoc(doc(f, 'subscribers/a')),
  },
  {
    entity: 'subscribers',
    action: 'read',
    which: 'the list',
    reaches: ['all'],
    attempt: everything('subscribers'),
  },
  {
    entity: 'subscribers',
    action: 'add',
    which: 'their own address',
    reaches: ['all', 'own'],
    attempt: (f, me) => setDoc(doc(f, 'subscribers/b'), aSubscriber({ email: me.email })),
  },
  {
    entity: 'subscribers',
    action: 'change',
    which: 'what was agreed to',
    reaches: ['all'],
    attempt: (f) => updateDoc(doc(f, 'subscribers/a'), { consent: 'Everything' }),
  },
  {
    entity: 'subscribers',
    action: 'delete',
    which: 'an address',
    reaches: ['all'],
    attempt: (f) => deleteDoc(doc(f, 'subscribers/a')),
  },
];

/** Somebody's hold on a product, until a time in milliseconds since 1970. */
const aHold = (until: number) => ({ bookingsId: 'mine_stranger', until: Timestamp.fromMillis(until) });

/** A world in which the one who asks owns some of everything, and somebody else the rest. */
function worldOf(me: Person, other: Person): Record<string, object> {
  const stranger = STRANGER;
  const world = {
    ...baseWorld(),
    'products/mine': storedProduct(me),
    'products/mine-bare': storedProduct(me),
    'products/mine-sold': storedProduct(me, { availability: true, paid: true }),
    'products/mine-held': storedProduct(me, { hold: aHold(Date.now() + HOLD_MINUTES * 60_000) }),
    'products/mine-held-once': storedProduct(me, { hold: aHold(THEN.toMillis()) }),
    'products/others': storedProduct(other),
    'products/others-hidden': storedProduct(other, { hidden: true }),
    'products/others-bare': storedProduct(other),
    'products/others-stale': storedProduct(other),
    'products/booked': storedProduct(PEOPLE.otherSeller),
    'products/free': storedProduct(PEOPLE.otherSeller),
    'categories/lamps': { ...aCategory({ categoryname: 'Lamps' }), createdAt: THEN },
    'products/mine/private/contact': storedContact(me),
    'products/mine-sold/private/contact': storedContact(me),
    'products/mine-held/private/contact': storedContact(me),
    'products/others/private/contact': storedContact(other),
    'products/booked/private/contact': storedContact(PEOPLE.otherSeller),
    'products/paid/private/contact': storedContact(PEOPLE.otherSeller),
    [`products/booked/views/${me.uid}`]: { viewerId: me.uid, createdAt: THEN },
    'advertisements/mine-advertised': storedAdvertisement('mine-advertised', storedProduct(me)),
    'advertisements/others-advertised': storedAdvertisement('others-advertised', storedProduct(other)),
    'advertisements/others-stale': storedAdvertisement(
      'others-stale',
      storedProduct(other, { location: 'Elsewhere' }),
    ),
    'listings/mine': storedListing(me),
    'listings/others': storedListing(other),
    'advertisedListings/mine': storedListing(me),
    'advertisedListings/others': storedListing(other),
    'bookings/mine_stranger': storedBooking(stranger, me, 'mine'),
    'bookings/mine-sold_stranger': storedBooking(stranger, me, 'mine-sold', { paid: true }),
    'bookings/others_stranger': storedBooking(stranger, other, 'others'),
    [`bookings/mine-sold_${PEOPLE.otherBuyer.uid}`]: storedBooking(PEOPLE.otherBuyer, me, 'mine-sold'),
    'bookers/mine_stranger': storedBooker(stranger, me, 'mine'),
    'bookers/others_stranger': storedBooker(stranger, other, 'others'),
    'wishlist/others_stranger': storedWish(stranger, 'others'),
    [`users/${me.uid}/drafts/begun`]: DRAFT,
    [`users/${other.uid}/drafts/begun`]: DRAFT,
    [`users/${me.uid}/devices/0`]: anOldDevice(),
    [`users/${other.uid}/devices/0`]: anOldDevice(),
    [`users/${me.uid}/inbox/told`]: TOLD,
    [`users/${other.uid}/inbox/told`]: TOLD,
    [`users/${me.uid}/preferences/notifications`]: SEEN,
    [`users/${other.uid}/preferences/notifications`]: SEEN,
    'payments/mine': storedPayment(me, PEOPLE.otherSeller),
    'payments/to-me': storedPayment(stranger, me),
    'payments/others': storedPayment(stranger, other),
    'orders/mine': storedOrder(me, PEOPLE.otherSeller),
    'orders/to-me': storedOrder(stranger, me),
    'orders/others': storedOrder(stranger, other),
    'orders/sold': storedOrder(stranger, me),
    'orders/bought': storedCompleteOrder(me, PEOPLE.otherSeller),
    'orders/bought/sealedReviews/buyer': storedSealedReview(me),
    'orders/bought/sealedReviews/seller': storedSealedReview(PEOPLE.otherSeller),
    'orders/complete': storedCompleteOrder(stranger, me),
    'reviews/by-me_seller': storedReview('seller', me, stranger, 'by-me'),
    'reviews/by-me-hidden_seller': { ...storedReview('seller', me, stranger, 'by-me-hidden'), shown: false },
    'reviews/of-me_seller': storedReview('seller', stranger, me, 'of-me'),
    'reviews/of-me-hidden_seller': { ...storedReview('seller', stranger, me, 'of-me-hidden'), shown: false },
    'reviews/others_buyer': storedReview('buyer', stranger, other, 'others'),
    'reviews/others-hidden_buyer': {
      ...storedReview('buyer', stranger, other, 'others-hidden'),
      shown: false,
    },
    'reviews/others_seller': storedReview('seller', stranger, other, 'others'),
    'profiles/stranger': { seller: [0, 0, 0, 1, 1] },
    'handovers/to-me': { sellerId: me.uid, secret: PICKUP_SECRET, createdAt: THEN },
    'handovers/others': { sellerId: other.uid, secret: PICKUP_SECRET, createdAt: THEN },
    'orders/mine/pickup/code': storedPickup(me),
    'orders/to-me/pickup/code': storedPickup(stranger),
    'orders/others/pickup/code': storedPickup(stranger),
    'payouts/mine': storedPayout(me),
    'payouts/others': storedPayout(other),
    [`sellerAccounts/${me.uid}`]: storedSellerAccount(),
    [`sellerAccounts/${other.uid}`]: storedSellerAccount(),
    'orders/sent-to-me': { ...storedOrder(me, PEOPLE.otherSeller), state: 'shipped' },
    'orders/sent-by-me': { ...storedOrder(stranger, me), state: 'shipped' },
    'orders/mine/pictures/1-small': storedPicture(me),
    'orders/to-me/pictures/1-small': storedPicture(stranger),
    'orders/others/pictures/1-small': storedPicture(stranger),
    'orders/sent-to-me/pictures/1-small': storedPicture(me),
    'orders/mine/address/delivery': storedAddress(me),
    'orders/to-me/address/delivery': storedAddress(stranger),
    'orders/others/address/delivery': storedAddress(stranger),
    'auditLog/refund': { ...anAuditEntry(), createdAt: THEN },
    'auditLog/mine': { ...anAuditEntry({ who: me.uid }), createdAt: THEN },
    'conversations/mine_stranger': storedConversation(stranger, me, 'mine'),
    'conversations/others_stranger': storedConversation(stranger, other, 'others'),
    'conversations/others_stranger/messages/first': storedMessage(stranger),
    'conversations/others_stranger/messages/first/pictures/small': storedPicture(stranger),
    [`conversations/paid_${me.uid}`]: storedConversation(me, PEOPLE.otherSeller, 'paid'),
    [`conversations/paid_${me.uid}/messages/first`]: storedMessage(me),
    [`conversations/paid_${me.uid}/messages/first/pictures/small`]: storedPicture(me),
    [MY_REPORT(me)]: storedReport(me, stranger, 'mine_stranger'),
    [OTHERS_REPORT]: storedReport(stranger, other, 'others_stranger'),
    [`presence/${me.uid}`]: { day: 20_000 },
    [`presence/${STRANGER.uid}`]: { day: 20_000 },
    [`contactMarks/${me.uid}`]: { marks: [], expireAt: THEN },
    [`${OTHERS_REPORT}/evidence/copy`]: EVIDENCE,
    [`${MY_REPORT(me)}/evidence/copy`]: EVIDENCE,
    [`savedSearches/${MY_SEARCH(me)}`]: storedSearch(me, 'q=mine'),
    [`savedSearches/${OTHERS_SEARCH}`]: storedSearch(stranger, 'q=mine'),
    [`searchHits/${MY_SEARCH(me)}`]: storedHits(me),
    [`searchHits/${OTHERS_SEARCH}`]: storedHits(stranger),
    [`follows/${me.uid}_stranger`]: storedFollow(me, stranger),
    [`follows/stranger_${me.uid}`]: storedFollow(stranger, me),
    [`blocks/${me.uid}_stranger`]: storedBlock(me, stranger, 'mine_stranger'),
    [`blocks/enemy_${me.uid}`]: storedBlock({ ...STRANGER, uid: 'enemy' }, me, 'others_stranger'),
    'settings/shop': storedSettings(1),
    [`${SETTINGS_VERSIONS}/1`]: storedSettings(1),
    'subscribers/a': { ...aSubscriber(), createdAt: THEN },
  };
  return me === NOBODY
    ? world
    : {
        ...world,
        [`bookings/paid_${me.uid}`]: storedBooking(me, PEOPLE.otherSeller, 'paid', { paid: true }),
        [`bookings/booked_${me.uid}`]: storedBooking(me, PEOPLE.otherSeller, 'booked'),
        [`bookers/booked_${me.uid}`]: storedBooker(me, PEOPLE.otherSeller, 'booked'),
        [`wishlist/booked_${me.uid}`]: storedWish(me, 'booked'),
      };
}

const isGranted = (target: Target, visitor: Visitor) =>
  target.reaches.includes(reach(visitor, target.entity, target.action));

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment();
});
afterAll(() => leaveEnvironment(environment));

for (const visitor of Object.keys(VISITORS) as Visitor[]) {
  const person = VISITORS[visitor];
  const me = person ?? NOBODY;
  const other = OTHERS[visitor];

  describe(`${visitor}`, () => {
    // What was only read, or refused, leaves the world as it was, and that is most of them.
    let isAsStored = false;
    beforeEach(async () => {
      if (!isAsStored) await storeWorld(environment, worldOf(me, other));
    });

    it.each(TARGETS.map((target) => ({ ...target, may: isGranted(target, visitor) ? 'may' : 'may not' })))(
      '$may $action $entity: $which',
      async ({ action, attempt, may }) => {
        isAsStored = false;
        const work = attempt(firestoreOf(environment, person), me, other);
        await (may === 'may' ? assertSucceeds(work) : assertFails(work));
        isAsStored = may === 'may not' || action === 'read';
      },
    );
  });
}

describe('the table of targets', () => {
  it('holds every entity with all four actions', () => {
    const cells = new Set(TARGETS.map(({ entity, action }) => `${entity} ${action}`));
    expect(cells.size).toBe(40 * 4);
  });
});
