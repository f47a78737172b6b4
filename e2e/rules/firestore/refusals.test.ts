import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { dayOf } from '@thriftline/domain/accounts/device';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { inboxPath, notificationPreferencesPath } from '@thriftline/domain/notifications/inbox';
import { NOTIFICATION_CHANNELS } from '@thriftline/domain/notifications/kinds/kind-entry';
import { choicesOf } from '@thriftline/domain/notifications/notification-preferences';
import { aCategory, aPicture, aPictureAddress, somePictures } from '@thriftline/domain/testing/builders';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { PEOPLE, type Person, uidOf } from '../environment.ts';
import { addDraft, addProduct, changeCategory, count, create, editProduct } from '../world/counted-writes.ts';
import {
  aDevice,
  aHandover,
  anAddress,
  anOldDevice,
  DRAFT,
  storedAddress,
  storedAdvertisement,
  storedBooker,
  storedBooking,
  storedContact,
  storedOrder,
  storedPayout,
  storedPickup,
  storedProduct,
  storedSellerAccount,
  storedSettings,
  storedWish,
  THEN,
} from '../world/stored-documents.ts';
import { storedBlock } from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { one, remove } from './permission-rows/row.ts';
import { withRules } from './with-rules.ts';

/**
 * What no client may do, each beside a twin that differs in the one thing under test and is allowed: so nothing here is
 * denied for another reason than the one its title names.
 */
const { buyer, otherBuyer, seller, otherSeller, admin } = PEOPLE;

type Attempt = (firestore: Firestore) => Promise<unknown>;
interface Pair {
  title: string;
  denied: Attempt;
  twin: Attempt;
  /** Who tries; the twin is tried by the same unless it names another. */
  by: Person;
  twinBy?: Person;
}

const LONG = 'A well kept oak chair. '.repeat(10);
const PORTRAIT = 'https://lh3.googleusercontent.com/a/picture';
const now = serverTimestamp;
const later = Timestamp.fromMillis(Date.now() + 600_000);

const pictured = {
  ...storedProduct(seller),
  pictures: somePictures(3),
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const picturedAdvertisement = storedAdvertisement('pictured', pictured);

const product =
  (overrides: object = {}): Attempt =>
  (f) =>
    addProduct(f, 'new', storedProduct(seller, { createdAt: now(), ...overrides }));
const category =
  (overrides: object = {}, id = 'new'): Attempt =>
  (f) =>
    create(f, `categories/${id}`, {
      categoryname: 'Lamps',
      img: aPictureAddress('lamp'),
      createdBy: seller.uid,
      createdAt: now(),
      ...overrides,
    });
const booking =
  (overrides: object = {}, id = `free_${buyer.uid}`): Attempt =>
  (f) =>
    create(f, `bookings/${id}`, storedBooking(buyer, seller, 'free', { createdAt: now(), ...overrides }));
/** When an item was edited, and the booking of it by somebody who says when that was. */
const EDITED = Timestamp.fromMillis(THEN.toMillis() + 1);
const bookEdited = (f: Firestore, itemEditedAt: Timestamp) =>
  create(
    f,
    `bookings/edited_${buyer.uid}`,
    storedBooking(buyer, seller, 'edited', { createdAt: now(), itemEditedAt }),
  );
/** Booking what one has a booking of already. */
const bookAnew =
  (productId: string, overrides: object = {}): Attempt =>
  (f) =>
    create(
      f,
      `bookings/${productId}_${buyer.uid}`,
      storedBooking(buyer, seller, productId, { createdAt: now(), ...overrides }),
    );
const wish =
  (overrides: object = {}, id = `free_${buyer.uid}`): Attempt =>
  (f) =>
    create(f, `wishlist/${id}`, { ...storedWish(buyer, 'free'), createdAt: now(), ...overrides });
const advertisement =
  (overrides: object = {}, id = 'free'): Attempt =>
  (f) =>
    create(f, `advertisements/${id}`, {
      ...storedAdvertisement('free', storedProduct(seller)),
      ...overrides,
    });
/** An advertisement that says nothing of whether its item is sold. */
const advertisementOf =
  (id: string): Attempt =>
  (f) =>
    create(f, `advertisements/${id}`, { ...storedProduct(seller), bookingId: id });
const advertisementOfPictured =
  (change: (ad: typeof picturedAdvertisement) => object = (ad) => ad): Attempt =>
  (f) =>
    create(f, 'advertisements/pictured', change(picturedAdvertisement));
/** Adds a product of the seller's, counted, with a mark of its id as it is given. */
const markedBy =
  (mark: object, id = 'new'): Attempt =>
  (f) => {
    const batch = writeBatch(f);
    // First, so that it is the mark that is judged, and not the product for want of it.
    batch.set(doc(f, `productIds/${id}`), mark);
    batch.set(doc(f, `products/${id}`), storedProduct(seller, { createdAt: now() }));
    count(batch, f, 'products', id);
    return batch.commit();
  };
const productWithContact =
  (overrides: object = {}): Attempt =>
  (f) =>
    addProduct(f, 'new', storedProduct(seller, { createdAt: now() }), {
      ...storedContact(seller),
      ...overrides,
    });
const account =
  (change: object): Attempt =>
  (f) =>
    updateDoc(doc(f, `users/${buyer.uid}`), change);

/** Changes a product of the seller's with the stamp of an edit. */
const edit =
  (changes: object = {}, id = 'free'): Attempt =>
  (f) =>
    editProduct(f, id, { description: `${LONG} Nearly new.`, editedAt: now(), ...changes });

const unsoldProducts = (f: Firestore) => query(collection(f, 'products'), where('availability', '==', false));

/** Drafts of the seller's: one to be made, one that is there. */
const MY_DRAFT = `users/${seller.uid}/drafts/new`;
const BEGUN = `users/${seller.uid}/drafts/begun`;
const numbered = (most: number) =>
  Object.fromEntries(Array.from({ length: most }, (_, index) => [`fact${index}`, 'x']));

/** A device of the buyer's that tells of itself, one that did three days ago, and one that did today. */
const NEW_DEVICE = `users/${buyer.uid}/devices/1`;
const OLD_DEVICE = `users/${buyer.uid}/devices/0`;
const TODAYS_DEVICE = `users/${buyer.uid}/devices/2`;
const NEW_ADDRESS = `users/${buyer.uid}/addressBook/1`;
const TODAY = dayOf(Date.now());

const PREFERENCES = notificationPreferencesPath(buyer.uid);
/** How notifications come. */
const QUIET = { from: 22, until: 7 };
const HOW = { letters: 'daily', quiet: QUIET, timeZone: 'America/Argentina/Buenos_Aires' };
/** Where the buyer is told by push messages. */
const MY_TARGET = 'pushTargets/mine';
const A_TARGET = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
  device: 'Firefox on Linux',
};

const EVERY_CHOICE = choicesOf(NOTIFICATION_CHANNELS);

/** Notes that whoever it is looks at a product. */
const look =
  (id: string, change: object = {}): Attempt =>
  (f) => {
    const uid = uidOf(f) ?? 'nobody';
    return setDoc(doc(f, `products/${id}/views/${uid}`), { viewerId: uid, createdAt: now(), ...change });
  };

/** A photo from before addresses were looked at. */
const OLD_PHOTO = 'https://photos.example/ben.jpg';

/** Addresses that are none of a picture of the seller, the admin or the other buyer in the shop's own bucket. */
const NOT_MINE = [
  ["another's picture", aPictureAddress('lamp', otherSeller.uid)],
  ['a picture of another project', aPictureAddress('lamp').replace(LOCAL_PROJECT, 'another-project')],
  ['a picture from elsewhere', 'https://p.example/lamp.webp'],
] as const;

const PAIRS: Pair[] = [
  // products
  ...[
    ['mark a product sold while adding it', { availability: true }],
    ['mark a product paid while adding it', { paid: true }],
    ['add a product that is taken down', { hidden: true }],
    ['add a product with a hold', { hold: { id: 'a-hold', until: later } }],
    ['call themselves verified', { sellerStatus: 'Verified' }],
    ['sell under another name', { sellername: otherSeller.name }],
    ["add a product in another seller's name", { sellerId: otherSeller.uid, sellername: otherSeller.name }],
    ['choose the time of a product', { createdAt: THEN }],
    ['add a product to a category that is not there', { categoryId: 'nowhere' }],
    ["call a product's category by another name", { categoryName: 'Tables' }],
    ['add a product to a category with an odd id', { categoryId: 'chairs/../lamps' }],
    ['add a product to a category that is a number', { categoryId: 7 }],
    ['write the telephone number into the public product', { mobile: '+44 113 496 0000' }],
    ['write the e-mail into the public product', { email: seller.email }],
  ].map(([title, change]) => ({
    title: String(title),
    by: seller,
    denied: product(change as object),
    twin: product(),
  })),
  ...NOT_MINE.flatMap(([whose, url]) => [
    {
      title: `show ${whose} in their product`,
      by: seller,
      denied: product({ img: url, thumb: url }),
      twin: product(),
    },
    {
      title: `show ${whose} in small in their product`,
      by: seller,
      denied: product({ pictures: [aPicture(), aPicture({ thumb: url })] }),
      twin: product({ pictures: [aPicture(), aPicture()] }),
    },
    {
      title: `show ${whose} in their category`,
      by: seller,
      denied: category({ img: url }),
      twin: category(),
    },
    {
      title: `show ${whose} in a category they rename`,
      by: admin,
      denied: (f: Firestore) => changeCategory(f, 'chairs', { categoryname: 'Seats', img: url }),
      twin: (f: Firestore) => changeCategory(f, 'chairs', { categoryname: 'Seats' }),
    },
    {
      title: `take ${whose} for their photo`,
      by: otherBuyer,
      denied: (f: Firestore) => updateDoc(doc(f, `users/${otherBuyer.uid}`), { photoURL: url }),
      twin: (f: Firestore) => updateDoc(doc(f, `users/${otherBuyer.uid}`), { photoURL: deleteField() }),
    },
  ]),
  {
    title: 'take another photo from elsewhere, as theirs of old is',
    by: otherBuyer,
    denied: (f) => updateDoc(doc(f, `users/${otherBuyer.uid}`), { photoURL: `${OLD_PHOTO}2` }),
    twin: (f) => updateDoc(doc(f, `users/${otherBuyer.uid}`), { photoURL: deleteField() }),
  },
  // edits
  ...[
    ['edit a product without its stamp', { editedAt: deleteField() }],
    ['choose the time of an edit', { editedAt: THEN }],
    ['sell an edited product', { availability: true }],
    ['take a hold with an edit', { hold: { id: 'a-hold', until: later } }],
    ['give an edited product to another', { sellerId: otherSeller.uid }],
    ['call themselves verified with an edit', { sellerStatus: 'Verified' }],
    ['say with an edit that a product is new', { createdAt: now() }],
    ['write the telephone number into an edited product', { mobile: '+44 113 496 0000' }],
    ['change a price to none', { resaleprice: 0 }],
    ['move a product into a category that is not there', { categoryId: 'nowhere' }],
    ["call an edited product's category by another name", { categoryName: 'Tables' }],
    ['move a product under an odd id', { categoryId: 'chairs/../lamps', categoryName: 'Chairs' }],
    ['take the name off a product', { productname: ' ' }],
    ['take the picture off a product', { img: deleteField() }],
  ].map(([title, change]) => ({
    title: String(title),
    by: seller,
    denied: edit(change as object),
    twin: edit(),
  })),
  ...NOT_MINE.map(([whose, url]) => ({
    title: `show ${whose} in a product they edit`,
    by: seller,
    denied: edit({ img: url, thumb: url }),
    twin: edit({ img: aPictureAddress('lamp'), thumb: aPictureAddress('lamp') }),
  })),
  ...[
    ['read a product that its seller has taken down', (f: Firestore) => getDoc(doc(f, 'products/hidden'))],
    [
      'book a product that its seller has taken down',
      (f: Firestore) =>
        create(
          f,
          `bookings/hidden_${buyer.uid}`,
          storedBooking(buyer, seller, 'hidden', { createdAt: now() }),
        ),
    ],
    [
      'wish for a product that its seller has taken down',
      (f: Firestore) =>
        create(f, `wishlist/hidden_${buyer.uid}`, { ...storedWish(buyer, 'hidden'), createdAt: now() }),
    ],
  ].map(([title, denied]) => ({
    title: String(title),
    by: buyer,
    denied: denied as Attempt,
    twin: (f: Firestore) => getDoc(doc(f, 'products/hidden')),
    twinBy: title?.toString().startsWith('read') ? admin : seller,
  })),
  {
    title: "list another seller's unsold products",
    by: otherSeller,
    denied: (f) => getDocs(query(unsoldProducts(f), where('sellerId', '==', seller.uid), limit(1))),
    twin: (f) => getDocs(query(unsoldProducts(f), where('sellerId', '==', otherSeller.uid), limit(1))),
  },
  {
    title: 'find what a seller has taken down by listing products',
    by: buyer,
    denied: (f) => getDocs(query(collection(f, 'products'), where('hidden', '==', true), limit(1))),
    twin: (f) =>
      getDocs(
        query(
          collection(f, 'products'),
          where('hidden', '==', true),
          where('sellerId', '==', seller.uid),
          limit(1),
        ),
      ),
    twinBy: seller,
  },
  ...[
    ['look at a product that is taken down', 'hidden', {}],
    ['look at a product that is not there', 'none', {}],
    ['say when they looked at a product', 'free', { createdAt: THEN }],
    ["look at a product in another's name", 'free', { viewerId: otherBuyer.uid }],
    ['say more than that they looked', 'free', { note: 'Nice' }],
  ].map(([title, id, change]) => ({
    title: String(title),
    by: buyer,
    denied: look(String(id), change as object),
    twin: look('free'),
  })),
  { title: 'look at their own product', by: seller, denied: look('free'), twin: look('free'), twinBy: buyer },
  {
    title: "look at a product for another's account",
    by: buyer,
    denied: (f) =>
      setDoc(doc(f, `products/free/views/${otherBuyer.uid}`), { viewerId: buyer.uid, createdAt: now() }),
    twin: look('free'),
  },
  ...[
    ['keep a draft with more facts than a product has', { values: numbered(21) }],
    ['keep a draft with more text than a product has', { values: { a: 'x'.repeat(8_001) } }],
    ['keep more than texts in a draft', { values: { a: ['x'] } }],
    ['keep more in a draft than its values', { note: 'mine' }],
    ['keep a draft of another day', { at: Date.now() + 2 * 86_400_000 }],
    ['keep a draft for an odd product', { productId: 'a/b' }],
  ].flatMap(([title, change]) => [
    {
      title: String(title),
      by: seller,
      denied: (f: Firestore) => addDraft(f, MY_DRAFT, { ...DRAFT, ...(change as object) }),
      twin: (f: Firestore) =>
        addDraft(f, MY_DRAFT, { ...DRAFT, values: numbered(20), at: Date.now(), productId: 'ab' }),
    },
    {
      title: `${title}, later`,
      by: seller,
      denied: (f: Firestore) => setDoc(doc(f, BEGUN), { ...DRAFT, ...(change as object) }),
      twin: (f: Firestore) => setDoc(doc(f, BEGUN), { ...DRAFT, values: { a: 'x'.repeat(8_000) } }),
    },
  ]),
  ...[
    ['tell of a device on another day', { firstDay: TODAY - 2, lastDay: TODAY - 2 }],
    ['tell of a device that was there before', { firstDay: TODAY - 1 }],
    ['tell of a device with an endless name', { name: 'x'.repeat(61) }],
    ['tell of a device without a name', { name: ' ' }],
    ['tell of a device under an odd id', { device: 'a b' }],
    ['tell more of a device', { at: 'home' }],
  ].map(([title, change]) => ({
    title: String(title),
    by: buyer,
    denied: (f: Firestore) => setDoc(doc(f, NEW_DEVICE), { ...aDevice(), ...(change as object) }),
    twin: (f: Firestore) => setDoc(doc(f, NEW_DEVICE), aDevice({ name: 'x'.repeat(60) })),
  })),
  {
    title: 'tell of a device beyond twenty',
    by: buyer,
    denied: (f) => setDoc(doc(f, `users/${buyer.uid}/devices/20`), aDevice()),
    twin: (f) => setDoc(doc(f, `users/${buyer.uid}/devices/19`), aDevice()),
  },
  {
    title: 'tell of a device at what is no place',
    by: buyer,
    denied: (f) => setDoc(doc(f, `users/${buyer.uid}/devices/01`), aDevice()),
    twin: (f) => setDoc(doc(f, NEW_DEVICE), aDevice()),
  },
  ...[
    ['keep an endless address', { address: `1 High Street${'x'.repeat(300)}` }],
    ['keep an address of a few letters', { address: 'York     ' }],
    ['keep an address with what turns text round', { address: '1 High Street \u202eYork' }],
    ['keep an address used tomorrow', { usedAt: later }],
    ['keep more of an address', { at: 'home' }],
  ].map(([title, change]) => ({
    title: String(title),
    by: buyer,
    denied: (f: Firestore) => setDoc(doc(f, NEW_ADDRESS), anAddress(change as object)),
    twin: (f: Firestore) => setDoc(doc(f, NEW_ADDRESS), anAddress()),
  })),
  {
    title: 'keep an address beyond ten',
    by: buyer,
    denied: (f) => setDoc(doc(f, `users/${buyer.uid}/addressBook/10`), anAddress()),
    twin: (f) => setDoc(doc(f, `users/${buyer.uid}/addressBook/9`), anAddress()),
  },
  {
    title: 'keep an address at what is no place',
    by: buyer,
    denied: (f) => setDoc(doc(f, `users/${buyer.uid}/addressBook/01`), anAddress()),
    twin: (f) => setDoc(doc(f, NEW_ADDRESS), anAddress()),
  },
  {
    title: 'tell twice a day of a device',
    by: buyer,
    denied: (f) => updateDoc(doc(f, TODAYS_DEVICE), { name: 'Firefox on Linux' }),
    // As east of here the next day may have begun.
    twin: (f) => updateDoc(doc(f, TODAYS_DEVICE), { name: 'Firefox on Linux', lastDay: TODAY + 1 }),
  },
  ...[
    ['tell of a device for a day that is over', { lastDay: TODAY - 2 }],
    ['make a device another', { lastDay: TODAY, device: 'b'.repeat(36) }],
    ['give a device another first day', { lastDay: TODAY, firstDay: TODAY }],
    ['tell of a device for the days to come', { lastDay: TODAY + 2 }],
  ].map(([title, change]) => ({
    title: String(title),
    by: buyer,
    denied: (f: Firestore) => updateDoc(doc(f, OLD_DEVICE), change as object),
    twin: (f: Firestore) => updateDoc(doc(f, OLD_DEVICE), { lastDay: TODAY, name: 'Firefox on Linux' }),
  })),
  ...[
    [
      'say that they have seen what is yet to come',
      { seenUntil: Timestamp.fromMillis(Date.now() + 3_600_000) },
    ],
    ['say that they have seen what came until a text', { seenUntil: 'now' }],
    ['say more about notifications than there is to say', { seenUntil: THEN, color: 'red' }],
  ].map(([title, said]) => ({
    title: String(title),
    by: buyer,
    denied: (f: Firestore) => setDoc(doc(f, PREFERENCES), said as object),
    twin: (f: Firestore) => setDoc(doc(f, PREFERENCES), { seenUntil: now() }),
  })),
  ...[
    ['switch off what is always told', [...EVERY_CHOICE.slice(1), 'sales.inbox']],
    ['switch off more than there is', [...EVERY_CHOICE, 'wishes.push']],
    ['switch off a text', 'wishes.push'],
  ].map(([title, off]) => ({
    title: String(title),
    by: buyer,
    denied: (f: Firestore) => setDoc(doc(f, PREFERENCES), { off }),
    twin: (f: Firestore) => setDoc(doc(f, PREFERENCES), { off: EVERY_CHOICE }),
  })),
  ...[
    ['want letters in another way than there is', { letters: 'weekly' }],
    ['be somewhere that no time zone can be', { timeZone: 'Middle Earth!' }],
    ['want quiet of another kind', { quiet: { ...QUIET, days: 2 } }],
    ['want quiet without an end', { quiet: { from: 22 } }],
    ['want quiet from a text', { quiet: { ...QUIET, from: '22' } }],
    ['want quiet from before midnight', { quiet: { ...QUIET, from: -1 } }],
    ['want quiet from an hour that is none', { quiet: { ...QUIET, from: 24 } }],
    ['want quiet from half past', { quiet: { ...QUIET, from: 22.5 } }],
    ['want quiet until half past', { quiet: { ...QUIET, until: 7.5 } }],
    ['want quiet until a text', { quiet: { ...QUIET, until: '7' } }],
    ['want quiet until before midnight', { quiet: { ...QUIET, until: -1 } }],
    ['want quiet until an hour that is none', { quiet: { ...QUIET, until: 24 } }],
    ['want quiet all day', { quiet: { from: 7, until: 7 } }],
  ].map(([title, wrong]) => ({
    title: String(title),
    by: buyer,
    denied: (f: Firestore) => setDoc(doc(f, PREFERENCES), { ...HOW, ...(wrong as object) }),
    twin: (f: Firestore) => setDoc(doc(f, PREFERENCES), HOW),
  })),
  {
    title: 'keep preferences under another name',
    by: buyer,
    denied: (f) => setDoc(doc(f, `users/${buyer.uid}/preferences/other`), { seenUntil: THEN }),
    twin: (f) => setDoc(doc(f, PREFERENCES), { seenUntil: THEN }),
  },
  {
    title: 'keep a draft without counting it',
    by: seller,
    denied: (f) => setDoc(doc(f, MY_DRAFT), DRAFT),
    twin: (f) => addDraft(f, MY_DRAFT),
  },
  {
    title: 'keep a draft under an odd id',
    by: seller,
    denied: (f) => addDraft(f, `users/${seller.uid}/drafts/a.b`),
    twin: (f) => addDraft(f, MY_DRAFT),
  },
  {
    title: 'ask whether an id is taken, as a buyer',
    by: buyer,
    denied: one('productIds/free'),
    twin: one('productIds/free'),
    twinBy: seller,
  },
  {
    title: 'advertise a product that is taken down',
    by: seller,
    denied: (f) =>
      create(
        f,
        'advertisements/hidden',
        storedAdvertisement('hidden', storedProduct(seller, { hidden: true })),
      ),
    twin: advertisement(),
  },
  {
    title: 'say of a product that it is not taken down, but for saying nothing',
    by: seller,
    denied: (f) => editProduct(f, 'hidden', { hidden: false }),
    twin: (f) => editProduct(f, 'hidden', { hidden: deleteField() }),
  },
  {
    title: 'say of a product that it is hidden while they are away, which functions do',
    by: seller,
    denied: (f) => editProduct(f, 'free', { hidden: 'away' }),
    twin: (f) => editProduct(f, 'away', { resaleprice: 40 }),
  },
  {
    title: 'read a product that is hidden while its seller is away',
    by: buyer,
    denied: one('products/away'),
    twin: (f) => editProduct(f, 'away', { hidden: deleteField() }),
    twinBy: seller,
  },
  {
    title: 'take down a product a buyer is paying for',
    by: seller,
    denied: (f) => editProduct(f, 'held', { hidden: true }),
    twin: (f) => editProduct(f, 'held-once', { hidden: true }),
  },
  {
    title: 'ask for a product without an account',
    by: { ...buyer, uid: 'nobody-at-all' },
    denied: one('products/none'),
    twin: one('products/none'),
    twinBy: buyer,
  },
  {
    title: 'change more than the price without a stamp',
    by: seller,
    denied: (f) => editProduct(f, 'free', { resaleprice: 40, location: 'Hull' }),
    twin: (f) => editProduct(f, 'free', { resaleprice: 40 }),
  },
  {
    title: 'edit a product without counting it',
    by: seller,
    denied: (f) => updateDoc(doc(f, 'products/free'), { resaleprice: 40 }),
    twin: (f) => editProduct(f, 'free', { resaleprice: 40 }),
  },
  {
    title: 'edit a product a buyer is paying for',
    by: seller,
    denied: edit({}, 'held'),
    twin: edit({}, 'held-once'),
  },
  { title: 'edit a sold product', by: seller, denied: edit({}, 'sold'), twin: edit() },
  { title: "edit another's product, as Admin", by: admin, denied: edit(), twin: edit(), twinBy: seller },
  { title: 'edit a product that is not there', by: seller, denied: edit({}, 'none'), twin: edit() },
  {
    title: 'edit a product with a picture of before, and show another of there',
    by: seller,
    denied: edit({ img: 'https://p.example/other.webp' }, 'of-before'),
    twin: edit({}, 'of-before'),
  },
  {
    title: 'add a product below the least that the operator wants',
    by: seller,
    denied: product({ resaleprice: 4.99 }),
    twin: product({ resaleprice: 5 }),
  },
  {
    title: 'change a price to less than the operator wants',
    by: seller,
    denied: edit({ resaleprice: 4.99 }),
    twin: edit({ resaleprice: 5 }),
  },
  {
    title: 'delete a product a buyer is paying for',
    by: seller,
    denied: remove('products/held'),
    twin: remove('products/held-once'),
  },
  {
    title: 'add a product under an id with a slash encoded',
    by: seller,
    denied: (f) => addProduct(f, 'a b', storedProduct(seller, { createdAt: now() })),
    twin: product(),
  },
  {
    title: 'add a product without the mark that its id is used',
    by: seller,
    denied: (f) => setDoc(doc(f, 'products/new'), storedProduct(seller, { createdAt: now() })),
    twin: product(),
  },
  {
    title: 'add a product under an id that a product had before',
    by: seller,
    denied: (f) => addProduct(f, 'gone', storedProduct(seller, { createdAt: now() })),
    twin: product(),
  },
  {
    title: 'add a product under an id that a product had before, leaving its mark as it is',
    by: seller,
    denied: (f) => setDoc(doc(f, 'products/gone'), storedProduct(seller, { createdAt: now() })),
    twin: product(),
  },
  {
    // Admins may: what they clear away may be gone in part.
    title: 'delete a product that is gone already',
    by: seller,
    denied: remove('products/none'),
    twin: remove('products/none'),
    twinBy: admin,
  },
  {
    title: 'delete a product and make another of it at once',
    by: seller,
    denied: (f) => {
      const batch = writeBatch(f);
      batch.delete(doc(f, 'products/free'));
      batch.set(doc(f, 'products/free'), storedProduct(seller, { createdAt: now(), resaleprice: 9999 }));
      batch.set(doc(f, 'productIds/free'), { createdAt: now() });
      return batch.commit();
    },
    twin: remove('products/free'),
  },
  {
    title: 'delete the mark of a used id',
    by: admin,
    denied: remove('productIds/gone'),
    twin: remove('products/free'),
  },
  {
    title: 'mark an id as used, as Buyer',
    by: buyer,
    denied: (f) => setDoc(doc(f, 'productIds/booked'), { createdAt: now() }),
    twin: product(),
    twinBy: seller,
  },
  {
    title: 'mark an id whose product was there before',
    by: seller,
    denied: (f) => setDoc(doc(f, 'productIds/booked'), { createdAt: now() }),
    twin: product(),
  },
  {
    title: 'choose the time of the mark of an id',
    by: seller,
    denied: markedBy({ createdAt: THEN }),
    twin: markedBy({ createdAt: now() }),
  },
  {
    title: 'mark an id without a product',
    by: seller,
    denied: (f) => setDoc(doc(f, 'productIds/new'), { createdAt: now() }),
    twin: product(),
  },
  {
    title: 'write more into the mark of an id',
    by: seller,
    denied: markedBy({ createdAt: now(), note: 'mine' }),
    twin: markedBy({ createdAt: now() }),
  },
  {
    title: 'add a product under a longer id than there is room for',
    by: seller,
    denied: markedBy({ createdAt: now() }, 'x'.repeat(129)),
    twin: markedBy({ createdAt: now() }, 'x'.repeat(128)),
  },
  {
    title: 'list the marks of ids',
    by: admin,
    denied: (f) => getDocs(query(collection(f, 'productIds'), limit(1))),
    twin: one('productIds/gone'),
  },
  {
    title: 'mark a stored product sold',
    by: seller,
    denied: (f) => editProduct(f, 'free', { availability: true }),
    twin: remove('products/free'),
  },
  {
    title: 'mark a stored product sold, as Admin',
    by: admin,
    denied: (f) => editProduct(f, 'free', { availability: true }),
    twin: remove('products/free'),
  },
  {
    title: 'delete a booking whose payment is open',
    by: buyer,
    denied: remove(`bookings/held_${buyer.uid}`),
    twin: remove(`bookings/held-once_${buyer.uid}`),
  },
  {
    title: 'take a hold',
    by: buyer,
    denied: (f) => editProduct(f, 'free', { hold: { id: 'a-hold', until: later } }),
    twin: booking(),
  },

  // contacts
  {
    title: "give another's e-mail as contact",
    by: seller,
    denied: productWithContact({ email: otherSeller.email }),
    twin: productWithContact(),
  },
  {
    title: 'give an address as contact before it is confirmed',
    by: { ...seller, confirmed: false },
    denied: productWithContact(),
    twin: productWithContact({ email: UNREGISTERED }),
  },
  {
    title: "give another's id as contact",
    by: seller,
    denied: productWithContact({ sellerId: otherSeller.uid }),
    twin: productWithContact(),
  },
  {
    title: 'write a contact without a product',
    by: seller,
    denied: (f) => setDoc(doc(f, 'products/none/private/contact'), storedContact(seller)),
    twin: (f) => setDoc(doc(f, 'products/free/private/contact'), storedContact(seller)),
  },
  {
    title: 'read a contact without a booking',
    by: otherBuyer,
    denied: one('products/paid/private/contact'),
    twin: one('products/paid/private/contact'),
    twinBy: buyer,
  },
  {
    title: 'read a contact for a booking that is not paid',
    by: buyer,
    denied: one('products/booked/private/contact'),
    twin: one('products/paid/private/contact'),
  },
  {
    title: 'read who booked of another seller',
    by: otherSeller,
    denied: one(`bookers/booked_${buyer.uid}`),
    twin: one(`bookers/booked_${buyer.uid}`),
    twinBy: seller,
  },
  {
    title: 'read how to reach who booked, before it is paid',
    by: seller,
    denied: one(`bookings/booked_${buyer.uid}`),
    twin: one(`bookings/paid_${buyer.uid}`),
  },
  {
    title: 'read how to reach who paid another seller',
    by: otherSeller,
    denied: one(`bookings/paid_${buyer.uid}`),
    twin: one(`bookings/paid_${buyer.uid}`),
    twinBy: seller,
  },
  {
    title: 'read the code that the buyer shows',
    by: seller,
    denied: one('orders/paid/pickup/code'),
    twin: one('orders/paid/pickup/code'),
    twinBy: buyer,
  },
  {
    title: 'read where it was delivered to once the order is over',
    by: seller,
    denied: one('orders/over/address/delivery'),
    twin: one('orders/paid/address/delivery'),
  },
  {
    title: 'read where it is delivered to because the address, and not the order, names them',
    by: otherSeller,
    denied: one('orders/shipped/address/delivery'),
    twin: one('orders/shipped/address/delivery'),
    twinBy: seller,
  },
  {
    title: 'read where an order is delivered to that they decide about',
    by: PEOPLE.admin,
    denied: one('orders/paid/address/delivery'),
    twin: one('orders/paid/address/delivery'),
    twinBy: buyer,
  },
  ...[
    { title: 'hand over what another sold', by: otherSeller, id: 'paid', more: {} },
    {
      title: 'hand something over in the name of another',
      by: otherSeller,
      id: 'paid',
      more: { sellerId: seller.uid },
    },
    {
      title: 'hand something over with another code',
      by: seller,
      id: 'paid',
      more: { secret: 'f'.repeat(32) },
    },
    { title: 'hand over what was sent', by: seller, id: 'shipped', more: {} },
    { title: 'hand over what has run out', by: seller, id: 'late', more: {} },
    { title: 'hand over an order that does not exist', by: seller, id: 'none', more: {} },
    { title: 'date a hand-over back', by: seller, id: 'paid', more: { createdAt: THEN } },
    { title: 'hand over with more to say', by: seller, id: 'paid', more: { code: '123456' } },
  ].map(({ title, by, id, more }) => ({
    title,
    by,
    denied: (f: Firestore) => setDoc(doc(f, `handovers/${id}`), { ...aHandover(by), ...more }),
    twin: (f: Firestore) => setDoc(doc(f, 'handovers/paid'), aHandover(seller)),
    twinBy: seller,
  })),
  {
    title: 'say themselves that an order has arrived',
    by: buyer,
    denied: (f) => updateDoc(doc(f, 'orders/paid'), { state: 'released' }),
    twin: one('orders/paid'),
  },
  {
    title: 'say themselves that their money is to be sent',
    by: seller,
    denied: (f) => updateDoc(doc(f, 'payouts/paid'), { state: 'due' }),
    twin: one('payouts/paid'),
  },
  {
    title: 'read what another gets of a sale',
    by: otherSeller,
    denied: one('payouts/paid'),
    twin: one('payouts/paid'),
    twinBy: seller,
  },
  {
    title: "read where another's money goes",
    by: otherSeller,
    denied: one(`sellerAccounts/${seller.uid}`),
    twin: one(`sellerAccounts/${seller.uid}`),
    twinBy: seller,
  },
  {
    title: 'keep other private documents',
    by: seller,
    denied: (f) => setDoc(doc(f, 'products/free/private/notes'), storedContact(seller)),
    twin: (f) => setDoc(doc(f, 'products/free/private/contact'), storedContact(seller)),
  },

  // categories
  {
    title: "add a category in another's name",
    by: seller,
    denied: category({ createdBy: otherSeller.uid }),
    twin: category(),
  },
  {
    title: 'choose the time of a category',
    by: seller,
    denied: category({ createdAt: THEN }),
    twin: category(),
  },
  {
    title: 'choose the place of a category',
    by: seller,
    denied: category({ order: 0 }),
    twin: category(),
  },
  {
    title: 'give a category another place, as Admin',
    by: admin,
    denied: (f) => changeCategory(f, 'placed', { order: 0 }),
    twin: (f) => changeCategory(f, 'placed', { categoryname: 'Benches' }),
  },
  { title: 'add a category under an odd id', by: seller, denied: category({}, 'a b'), twin: category() },
  {
    title: 'change who added a category',
    by: admin,
    denied: (f) => changeCategory(f, 'chairs', { createdBy: admin.uid }),
    twin: (f) => changeCategory(f, 'chairs', { categoryname: 'Seats' }),
  },
  {
    title: 'give a category a name that none may have, as Admin',
    by: admin,
    denied: (f) => changeCategory(f, 'chairs', { categoryname: 'x'.repeat(61) }),
    twin: (f) => changeCategory(f, 'chairs', { categoryname: 'x'.repeat(60) }),
  },
  {
    title: 'keep a draft under a longer id than there is room for',
    by: seller,
    denied: (f) => addDraft(f, `users/${seller.uid}/drafts/${'x'.repeat(129)}`),
    twin: (f) => addDraft(f, `users/${seller.uid}/drafts/${'x'.repeat(128)}`),
  },
  {
    title: 'book anew what is being paid for',
    by: buyer,
    denied: bookAnew('refunded-held'),
    twin: bookAnew('refunded'),
  },
  {
    title: 'take the name off a category, as Admin',
    by: admin,
    denied: (f) => changeCategory(f, 'chairs', { categoryname: ' ' }),
    twin: (f) => changeCategory(f, 'chairs', { categoryname: 'Seats' }),
  },

  // advertisements
  {
    title: 'advertise at another price',
    by: seller,
    denied: advertisement({ resaleprice: 1 }),
    twin: advertisement(),
  },
  {
    title: 'advertise with an extra field',
    by: seller,
    denied: advertisement({ sponsored: true }),
    twin: advertisement(),
  },
  {
    title: 'leave a field out of an advertisement',
    by: seller,
    denied: async (f) => {
      const { location: _location, ...rest } = storedAdvertisement('free', storedProduct(seller));
      await create(f, 'advertisements/free', rest);
    },
    twin: advertisement(),
  },
  {
    title: 'advertise under another id',
    by: seller,
    denied: advertisement({}, 'booked'),
    twin: advertisement(),
  },
  {
    title: 'advertise with the id of another product',
    by: seller,
    denied: advertisement({ bookingId: 'booked' }),
    twin: advertisement(),
  },
  {
    title: 'advertise as sold',
    by: seller,
    denied: advertisement({ availability: true }),
    twin: advertisement(),
  },
  {
    title: 'advertise a sold item by not saying that it is sold',
    by: seller,
    denied: advertisementOf('sold'),
    twin: advertisementOf('booked'),
  },
  {
    title: 'advertise as verified',
    by: seller,
    denied: advertisement({ sellerStatus: 'Verified' }),
    twin: advertisement(),
  },
  {
    title: 'publish who is paying in an advertisement',
    by: seller,
    denied: (f) =>
      create(
        f,
        'advertisements/held',
        storedAdvertisement('held', storedProduct(seller, { hold: { id: 'a-hold', until: later } })),
      ),
    twin: (f) => create(f, 'advertisements/held', storedAdvertisement('held', storedProduct(seller))),
  },
  {
    title: 'advertise with another order of the pictures',
    by: seller,
    denied: advertisementOfPictured((ad) => ({ ...ad, pictures: ad.pictures.toReversed() })),
    twin: advertisementOfPictured(),
  },
  {
    title: 'advertise with other words for a picture',
    by: seller,
    denied: advertisementOfPictured((ad) => ({
      ...ad,
      pictures: ad.pictures.with(1, { ...aPicture(), alt: 'Better' }),
    })),
    twin: advertisementOfPictured(),
  },
  {
    title: 'leave the pictures out of an advertisement',
    by: seller,
    denied: advertisementOfPictured(({ pictures: _pictures, ...ad }) => ad),
    twin: advertisementOfPictured(),
  },
  {
    title: 'advertise with pictures the product has not',
    by: seller,
    denied: advertisement({ pictures: somePictures(1) }),
    twin: advertisement(),
  },
  {
    title: 'advertise with another placeholder',
    by: seller,
    denied: advertisementOfPictured((ad) => ({ ...ad, placeholder: 'data:image/webp;base64,AAAA' })),
    twin: advertisementOfPictured(),
  },
  {
    title: 'advertise a product that is not there',
    by: admin,
    denied: (f) => create(f, 'advertisements/none', storedAdvertisement('none', storedProduct(seller))),
    twin: advertisement(),
  },
  {
    title: 'change an advertisement to something untrue, as Admin',
    by: admin,
    denied: (f) => updateDoc(doc(f, 'advertisements/advertised'), { resaleprice: 1 }),
    twin: (f) => updateDoc(doc(f, 'advertisements/advertised'), { location: 'Leeds' }),
  },

  // bookings
  ...[
    ['book at another price', { productprice: 1 }],
    ['book under another product name', { productname: 'A better chair' }],
    ['book with another picture', { img: aPictureAddress('other') }],
    ['book as paid', { paid: true }],
    ['book with a transaction', { transactionId: 'pi_1' }],
    ['book as refunded', { refunded: true }],
    ['book under another name', { yourname: otherBuyer.name }],
    ['book with another e-mail', { email: otherBuyer.email, youremail: otherBuyer.email }],
    ['book with two e-mails', { youremail: otherBuyer.email }],
    ['book for another buyer', { buyerId: otherBuyer.uid }],
    ['book a product with an odd id', { bookingId: 'free/..' }],
    ['book an item as it was at another time', { itemEditedAt: THEN }],
    ['book an item as edited that never was', { itemEditedAt: null }],
    ['name another seller in a booking', { sellerId: otherSeller.uid }],
    ['choose the time of a booking', { createdAt: THEN }],
  ].map(([title, change]) => ({
    title: String(title),
    by: buyer,
    denied: booking(change as object),
    twin: booking(),
  })),
  {
    title: 'book under an id of their own choice',
    by: buyer,
    denied: booking({}, 'free_again'),
    twin: booking(),
  },
  {
    title: 'book an item as it was before its last edit',
    by: buyer,
    denied: (f) => bookEdited(f, THEN),
    twin: (f) => bookEdited(f, EDITED),
  },
  {
    title: 'book one thing twice',
    by: buyer,
    denied: (f) =>
      create(f, `bookings/booked_${buyer.uid}`, storedBooking(buyer, seller, 'booked', { createdAt: now() })),
    twin: booking(),
  },
  {
    title: 'book a sold product',
    by: buyer,
    denied: (f) =>
      create(f, `bookings/sold_${buyer.uid}`, storedBooking(buyer, seller, 'sold', { createdAt: now() })),
    twin: booking(),
  },
  {
    title: 'book a product that is not there',
    by: buyer,
    denied: (f) =>
      create(f, `bookings/none_${buyer.uid}`, storedBooking(buyer, seller, 'none', { createdAt: now() })),
    twin: booking(),
  },
  {
    title: 'book their own product',
    by: buyer,
    denied: (f) =>
      create(f, `bookings/own_${buyer.uid}`, storedBooking(buyer, buyer, 'own', { createdAt: now() })),
    twin: booking(),
  },
  {
    title: 'book an item of a seller who has blocked them',
    by: buyer,
    denied: (f) =>
      create(
        f,
        `bookings/of-blocker_${buyer.uid}`,
        storedBooking(buyer, otherSeller, 'of-blocker', { createdAt: now() }),
      ),
    twin: (f) =>
      create(
        f,
        `bookings/of-blocked_${buyer.uid}`,
        storedBooking(buyer, seller, 'of-blocked', { createdAt: now() }),
      ),
  },
  {
    title: 'book anew, of a seller who has blocked them, what they got their money back for',
    by: buyer,
    denied: (f) =>
      create(
        f,
        `bookings/of-blocker-refunded_${buyer.uid}`,
        storedBooking(buyer, otherSeller, 'of-blocker-refunded', { createdAt: now() }),
      ),
    twin: bookAnew('refunded'),
  },
  {
    title: 'book anew in the place of an order that is paid',
    by: buyer,
    denied: bookAnew('paid'),
    twin: bookAnew('refunded'),
  },
  {
    title: 'book anew at another price what they got their money back for',
    by: buyer,
    denied: bookAnew('refunded', { productprice: 1 }),
    twin: bookAnew('refunded'),
  },
  {
    title: 'book anew without being counted',
    by: buyer,
    denied: (f) =>
      setDoc(
        doc(f, `bookings/refunded_${buyer.uid}`),
        storedBooking(buyer, seller, 'refunded', { createdAt: now() }),
      ),
    twin: bookAnew('refunded'),
  },
  ...[
    ['take an order off the list that is not paid', { hiddenByBuyer: true }, 'booked'],
    ['say that an order is on the list, but for saying nothing', { hiddenByBuyer: false }, 'paid'],
    ['take an order off the list with another price', { hiddenByBuyer: true, productprice: 1 }, 'paid'],
    ['take an order off the list whose money went back', { hiddenByBuyer: true }, 'refunded'],
  ].map(([title, change, productId]) => ({
    title: String(title),
    by: buyer,
    denied: (f: Firestore) => updateDoc(doc(f, `bookings/${productId}_${buyer.uid}`), change as object),
    twin: (f: Firestore) => updateDoc(doc(f, `bookings/paid_${buyer.uid}`), { hiddenByBuyer: true }),
  })),
  {
    title: 'delete an order that is paid',
    by: buyer,
    denied: remove(`bookings/paid_${buyer.uid}`),
    twin: remove(`bookings/refunded_${buyer.uid}`),
  },
  {
    title: 'mark a booking paid',
    by: buyer,
    denied: (f) => updateDoc(doc(f, `bookings/booked_${buyer.uid}`), { paid: true }),
    twin: remove(`bookings/booked_${buyer.uid}`),
  },
  {
    title: 'mark a booking paid, as Admin',
    by: admin,
    denied: (f) => updateDoc(doc(f, `bookings/booked_${buyer.uid}`), { paid: true }),
    twin: one(`bookings/booked_${buyer.uid}`),
  },
  {
    title: "ask whether another's booking exists",
    by: otherBuyer,
    denied: one(`bookings/free_${buyer.uid}`),
    twin: one(`bookings/free_${otherBuyer.uid}`),
  },

  // wishes
  ...[
    ['wish at another price', { productprice: 1 }],
    ['wish under another product name', { productname: 'A better chair' }],
    ['wish with another e-mail', { email: otherBuyer.email }],
    ['wish for another buyer', { buyerId: otherBuyer.uid }],
    ['choose the time of a wish', { createdAt: THEN }],
    ['wish with an unknown field', { priority: 1 }],
  ].map(([title, change]) => ({
    title: String(title),
    by: buyer,
    denied: wish(change as object),
    twin: wish(),
  })),
  { title: 'wish under an id of their own choice', by: buyer, denied: wish({}, 'free_again'), twin: wish() },
  {
    title: "ask whether another's wish exists",
    by: otherBuyer,
    denied: one(`wishlist/free_${buyer.uid}`),
    twin: one(`wishlist/free_${otherBuyer.uid}`),
  },
  {
    title: 'wish for a sold product',
    by: buyer,
    denied: (f) =>
      create(f, `wishlist/sold_${buyer.uid}`, { ...storedWish(buyer, 'sold'), createdAt: now() }),
    twin: wish(),
  },

  // accounts
  ...[
    ['make themselves Admin', { role: 'Admin' }],
    ['verify themselves', { status: 'Verified' }],
    ['change their e-mail', { email: 'new@example.com' }],
    ['change since when they are here', { createdAt: THEN, role: 'Seller' }],
    ['add a field to their account', { credit: 1000 }],
    ['say that their account is open', { suspended: false }],
    ['say since when their sign-ins count', { validSince: 0 }],
    ['say since when their address is unproven', { unprovenSince: 0 }],
    ['put off the end of their account', { deleteAt: THEN }],
    ['take another name', { name: 'Bea B.' }],
    ['take their name away', { name: deleteField() }],
    ['show a picture of elsewhere', { photoURL: 'https://p.example/me.webp' }],
  ].map(([title, change]) => ({
    title: String(title),
    by: buyer,
    denied: account(change as object),
    twin: account({ photoURL: PORTRAIT }),
  })),
  {
    title: 'make another Admin, as Admin',
    by: admin,
    denied: (f) => updateDoc(doc(f, `users/${buyer.uid}`), { role: 'Admin' }),
    twin: (f) => updateDoc(doc(f, `users/${admin.uid}`), { photoURL: PORTRAIT }),
  },
  {
    title: 'verify a seller, as Admin',
    by: admin,
    denied: (f) => updateDoc(doc(f, `users/${seller.uid}`), { status: 'Verified' }),
    twin: one(`users/${seller.uid}`),
  },
  {
    title: 'remove themselves, as Admin',
    by: admin,
    denied: remove(`users/${admin.uid}`),
    twin: one(`users/${admin.uid}`),
  },

  // what is not in the table at all
  {
    title: "read the functions' own notes on payment intents",
    by: admin,
    denied: one('paymentIntents/free_buyer-1'),
    twin: one('payments/free_buyer-1'),
  },
  ...[
    { title: 'read where they are told', denied: (f: Firestore) => getDoc(doc(f, MY_TARGET)) },
    {
      title: 'ask for all places where they are told',
      denied: (f: Firestore) =>
        getDocs(query(collection(f, 'pushTargets'), where('uid', '==', buyer.uid), limit(1))),
    },
    {
      title: 'have themselves told somewhere past the function',
      denied: (f: Firestore) => setDoc(doc(f, 'pushTargets/another'), { ...A_TARGET, uid: buyer.uid }),
    },
    {
      title: 'have the shop call another address',
      denied: (f: Firestore) => updateDoc(doc(f, MY_TARGET), { endpoint: 'https://10.0.0.1/' }),
    },
    { title: 'take a place off past the function', denied: (f: Firestore) => deleteDoc(doc(f, MY_TARGET)) },
  ].map(({ title, denied }) => ({
    title,
    by: buyer,
    denied,
    twin: (f: Firestore) => getDoc(doc(f, PREFERENCES)),
  })),
  {
    title: 'make a collection of their own',
    by: admin,
    denied: (f) => setDoc(doc(f, 'notes/mine'), { text: 'hello' }),
    twin: (f) =>
      create(f, 'categories/mine', {
        categoryname: 'Lamps',
        img: aPictureAddress('lamp', admin.uid),
        createdBy: admin.uid,
        createdAt: now(),
      }),
  },
];

/** What an account may do while it is in good standing. */
const ACTS: { title: string; by: Person; attempt: Attempt }[] = [
  { title: 'read products', by: buyer, attempt: one('products/free') },
  { title: 'read their bookings', by: buyer, attempt: one(`bookings/booked_${buyer.uid}`) },
  { title: 'book', by: buyer, attempt: booking() },
  { title: 'wish', by: buyer, attempt: wish() },
  { title: 'add a category', by: seller, attempt: category() },
  { title: 'add a product', by: seller, attempt: product() },
  { title: 'advertise', by: seller, attempt: advertisement() },
  { title: 'look at an item', by: buyer, attempt: look('free') },
  { title: 'edit their product', by: seller, attempt: edit() },
  { title: 'keep a draft', by: seller, attempt: (f) => addDraft(f, MY_DRAFT) },
  { title: 'tell of a device', by: buyer, attempt: (f) => setDoc(doc(f, NEW_DEVICE), aDevice()) },
  { title: 'keep an address', by: buyer, attempt: (f) => setDoc(doc(f, NEW_ADDRESS), anAddress()) },
  { title: 'read their addresses', by: buyer, attempt: one(NEW_ADDRESS) },
  { title: 'remove an address', by: buyer, attempt: remove(NEW_ADDRESS) },
  { title: 'read of their devices', by: buyer, attempt: one(OLD_DEVICE) },
  {
    title: 'read what they were told',
    by: buyer,
    attempt: (f) => getDocs(query(collection(f, inboxPath(buyer.uid)), limit(1))),
  },
  {
    title: 'read until when they have seen that',
    by: buyer,
    attempt: one(PREFERENCES),
  },
  {
    title: 'mark it as seen',
    by: buyer,
    attempt: (f) => setDoc(doc(f, PREFERENCES), { seenUntil: now() }),
  },
  { title: 'use a device', by: buyer, attempt: (f) => updateDoc(doc(f, OLD_DEVICE), { lastDay: TODAY }) },
  { title: 'take a device off', by: buyer, attempt: remove(OLD_DEVICE) },
  { title: 'delete their product', by: seller, attempt: remove('products/free') },
  { title: 'read accounts', by: admin, attempt: one(`users/${otherBuyer.uid}`) },
  { title: 'list payments', by: admin, attempt: (f) => getDocs(query(collection(f, 'payments'), limit(1))) },
  {
    title: 'list the audit log',
    by: admin,
    attempt: (f) => getDocs(query(collection(f, 'auditLog'), limit(1))),
  },
  {
    title: "read a seller's contact",
    by: admin,
    attempt: one('products/booked/private/contact'),
  },
  { title: "delete another's product", by: admin, attempt: remove('products/free') },
  {
    title: 'change a category',
    by: admin,
    attempt: (f) => changeCategory(f, 'chairs', { categoryname: 'Seats' }),
  },
  {
    title: 'take back their booking',
    by: buyer,
    attempt: remove(`bookings/booked_${buyer.uid}`),
  },
  {
    title: 'take a paid order off their list',
    by: buyer,
    attempt: (f) => updateDoc(doc(f, `bookings/paid_${buyer.uid}`), { hiddenByBuyer: true }),
  },
  {
    title: "read a seller's contact that they paid",
    by: buyer,
    attempt: one('products/paid/private/contact'),
  },
  {
    title: 'read who booked of them',
    by: seller,
    attempt: one(`bookers/booked_${buyer.uid}`),
  },
  {
    title: 'read what was paid of them',
    by: seller,
    attempt: one(`bookings/paid_${buyer.uid}`),
  },
  {
    title: 'list their payments',
    by: buyer,
    attempt: (f) => getDocs(query(collection(f, 'payments'), where('buyerId', '==', buyer.uid), limit(1))),
  },
  {
    title: 'read what becomes of their order',
    by: buyer,
    attempt: one('orders/paid'),
  },
  {
    title: 'read what becomes of what they sold',
    by: seller,
    attempt: one('orders/paid'),
  },
  {
    title: 'read the code for their order',
    by: buyer,
    attempt: one('orders/paid/pickup/code'),
  },
  {
    title: 'read where they had it delivered to, when that is over',
    by: buyer,
    attempt: one('orders/over/address/delivery'),
  },
  {
    title: 'ask whether there is an address',
    by: seller,
    attempt: one('orders/gone/address/delivery'),
  },
  {
    title: 'say that they have read it',
    by: seller,
    attempt: (f) => setDoc(doc(f, 'handovers/paid'), aHandover(seller)),
  },
  {
    title: 'look whether they have said so',
    by: seller,
    attempt: one('handovers/gone'),
  },
  {
    title: 'ask whether there still is one',
    by: buyer,
    attempt: one('orders/gone/pickup/code'),
  },
  {
    title: 'read what they get of a sale',
    by: seller,
    attempt: one('payouts/paid'),
  },
  {
    title: 'ask whether they get something of it yet',
    by: seller,
    attempt: one('payouts/none'),
  },
  {
    title: 'read where their money goes',
    by: seller,
    attempt: one(`sellerAccounts/${seller.uid}`),
  },
  {
    title: 'read what is kept of their booking',
    by: buyer,
    attempt: one(`bookers/booked_${buyer.uid}`),
  },
  {
    title: 'ask whether they have a wish',
    by: buyer,
    attempt: one(`wishlist/free_${buyer.uid}`),
  },
  {
    title: 'list their wishes',
    by: buyer,
    attempt: (f) => getDocs(query(collection(f, 'wishlist'), where('buyerId', '==', buyer.uid), limit(1))),
  },
  {
    title: 'take back their wish',
    by: buyer,
    attempt: remove(`wishlist/wished_${buyer.uid}`),
  },
  {
    title: 'take another picture',
    by: seller,
    attempt: (f) => updateDoc(doc(f, `users/${seller.uid}`), { photoURL: PORTRAIT }),
  },
];

const NEEDS_NO_ROLE = ['read products', 'look at an item', 'take another picture'];

const world = () => ({
  ...baseWorld(),
  [MY_TARGET]: { ...A_TARGET, uid: buyer.uid, at: THEN },
  'settings/shop': storedSettings(1, { minPrice: 5 }),
  'categories/placed': { ...aCategory({ categoryname: 'Stools', order: 3 }), createdAt: THEN },
  'products/free': storedProduct(seller),
  'productIds/free': { createdAt: THEN },
  [`users/${otherBuyer.uid}`]: {
    ...(baseWorld()[`users/${otherBuyer.uid}`] ?? {}),
    photoURL: OLD_PHOTO,
  },
  'products/pictured': pictured,
  [BEGUN]: DRAFT,
  [OLD_DEVICE]: anOldDevice(),
  [TODAYS_DEVICE]: aDevice(),
  'products/booked': storedProduct(seller),
  'products/sold': storedProduct(seller, { availability: true, paid: true }),
  'products/held': storedProduct(seller, { hold: { id: 'a-hold', until: later } }),
  'products/held-once': storedProduct(seller, { hold: { id: 'a-hold', until: THEN } }),
  [`bookings/held_${buyer.uid}`]: storedBooking(buyer, seller, 'held', { payingUntil: later }),
  [`bookings/held-once_${buyer.uid}`]: storedBooking(buyer, seller, 'held-once', { payingUntil: THEN }),
  'products/hidden': storedProduct(seller, { hidden: true }),
  'products/away': storedProduct(seller, { hidden: 'away' }),
  'products/edited': storedProduct(seller, { editedAt: EDITED }),
  'products/of-before': storedProduct(seller, { img: 'https://p.example/chair.webp' }),
  'products/own': storedProduct(buyer),
  'products/of-blocker': storedProduct(otherSeller),
  'products/of-blocker-refunded': storedProduct(otherSeller),
  [`bookings/of-blocker-refunded_${buyer.uid}`]: storedBooking(buyer, otherSeller, 'of-blocker-refunded', {
    ...{ paid: true, refunded: true },
  }),
  'products/of-blocked': storedProduct(seller),
  [`blocks/${otherSeller.uid}_${buyer.uid}`]: storedBlock(otherSeller, buyer, `of-blocker_${buyer.uid}`),
  [`blocks/${buyer.uid}_${seller.uid}`]: storedBlock(buyer, seller, `of-blocked_${buyer.uid}`),
  'products/advertised': storedProduct(seller),
  'products/booked/private/contact': storedContact(seller),
  'advertisements/advertised': storedAdvertisement('advertised', storedProduct(seller)),
  'products/paid': storedProduct(seller),
  'products/refunded': storedProduct(seller),
  'products/refunded-held': storedProduct(seller),
  [`bookings/refunded-held_${buyer.uid}`]: storedBooking(buyer, seller, 'refunded-held', {
    ...{ paid: true, refunded: true, payingUntil: later },
  }),
  'categories/renamed': { ...aCategory({ categoryname: 'Seating' }), createdAt: THEN },
  'categories/of-before': { ...aCategory({ categoryname: 'Rugs' }), createdAt: THEN },
  'products/of-renamed': storedProduct(seller, { categoryId: 'renamed', categoryName: 'Sofas' }),
  'products/cheap': storedProduct(seller, { resaleprice: 2 }),
  [`bookings/booked_${buyer.uid}`]: storedBooking(buyer, seller, 'booked', { paid: false }),
  [`bookings/paid_${buyer.uid}`]: storedBooking(buyer, seller, 'paid', { paid: true }),
  [`bookings/refunded_${buyer.uid}`]: storedBooking(buyer, seller, 'refunded', {
    paid: true,
    refunded: true,
  }),
  [`wishlist/wished_${buyer.uid}`]: storedWish(buyer, 'wished'),
  [`bookers/booked_${buyer.uid}`]: storedBooker(buyer, seller, 'booked'),
  'products/paid/private/contact': storedContact(seller),
  'orders/paid': storedOrder(buyer, seller),
  'orders/shipped': { ...storedOrder(buyer, seller), state: 'shipped' },
  'orders/late': { ...storedOrder(buyer, seller), dueAt: THEN },
  'orders/over': { ...storedOrder(buyer, seller), state: 'released' },
  'orders/paid/pickup/code': storedPickup(buyer),
  'payouts/paid': storedPayout(seller),
  [`sellerAccounts/${seller.uid}`]: storedSellerAccount(),
  'orders/paid/address/delivery': storedAddress(buyer),
  'orders/over/address/delivery': storedAddress(buyer),
  'orders/shipped/address/delivery': { ...storedAddress(buyer), sellerId: otherSeller.uid },
});

/** What is left of an account whose owner asked for its end. */
const LEAVING = (account: object) => ({ ...account, deleteAt: later });

const { as: firestoreAs, store } = withRules();

describe('no client can', () => {
  beforeEach(() => store(world()));

  // Specification 3. Product.sellername
  // Specification 3. Product.categoryId
  // Specification 3. Product.categoryName
  // Specification 3. Product.mobile
  // Specification 3. Product.email
  // Specification 3. Product.availability
  // Specification 3. Product.paid
  // Specification 3. Booking.bookingId
  // Specification 3. Booking.paid
  // Specification 3. Wish._id
  // Specification 3. Advertisement: a copy of the product's fields
  // Specification 3. Advertisement.bookingId
  // Specification 3. Advertisement.availability, paid
  // Specification 4. Seller: no way back
  // Specification 4. A sold product cannot be booked
  // Specification 4. A sold product cannot be wish-listed
  // Specification 6. Accounts: own one only, and nobody gives themselves a role
  // Specification 6. A deleted account has no access
  it.each(PAIRS)('$title', async ({ denied, twin, by, twinBy }) => {
    await assertFails(denied(firestoreAs(by)));
    await assertSucceeds(twin(firestoreAs(twinBy ?? by)));
  });
});

describe('an account in good standing can', () => {
  beforeEach(() => store(world()));

  it.each(ACTS)('$title', async ({ attempt, by }) => {
    await assertSucceeds(attempt(firestoreAs(by)));
  });
});

describe.each([...OUT, DEMOTED])('an account that is $standing cannot', ({ standing, left }) => {
  const shut = ACTS.filter(({ title }) => standing !== DEMOTED.standing || !NEEDS_NO_ROLE.includes(title));
  const byPerson = shut.toSorted((one, other) => one.by.uid.localeCompare(other.by.uid));
  // Whose account is what is left of it in the stored world: what is refused leaves that to the next.
  let out: Person | undefined;

  it.each(byPerson)('$title', async ({ attempt, by }) => {
    if (out !== by) await store(worldWithout(world(), by, left));
    out = undefined;
    await assertFails(attempt(firestoreAs(by)));
    out = by;
  });
});

describe('what holds for what is new lets what is old be changed', () => {
  beforeEach(() => store(world()));

  it.each([
    ['a product whose category has another name by now', seller, edit({}, 'of-renamed')],
    ['a product below what items have to cost by now', seller, edit({}, 'cheap')],
    [
      'the picture of a category whose name has no mark',
      admin,
      (f: Firestore) => updateDoc(doc(f, 'categories/of-before'), { img: aPictureAddress('rug', admin.uid) }),
    ],
  ])('%s', async (_, by, attempt) => {
    await assertSucceeds(attempt(firestoreAs(by)));
  });
});

describe('an account that is out', () => {
  it.each(OUT)('reads its own document still, to say so: $standing', async ({ left }) => {
    await store(worldWithout(world(), seller, left));
    await assertSucceeds(getDoc(doc(firestoreAs(seller), `users/${seller.uid}`)));
  });

  it.each([
    ['puts nothing new up for sale', product()],
    [
      'brings back nothing that is hidden',
      (f: Firestore) => editProduct(f, 'hidden', { hidden: deleteField() }),
    ],
  ])('%s once its end was asked for, until it is kept', async (_, attempt) => {
    await store(worldWithout(world(), seller, LEAVING));
    await assertFails(attempt(firestoreAs(seller)));
    await store(world());
    await assertSucceeds(attempt(firestoreAs(seller)));
  });

  it.each([
    ['edits what is hidden', edit({}, 'hidden')],
    ['hides what is not', (f: Firestore) => editProduct(f, 'free', { hidden: true })],
    ['deletes it', remove('products/hidden')],
  ])('%s, though its end was asked for', async (_, attempt) => {
    await store(worldWithout(world(), seller, LEAVING));
    await assertSucceeds(attempt(firestoreAs(seller)));
  });

  it('has what needs no role while it has another', async () => {
    await store(worldWithout(world(), buyer, DEMOTED.left));
    await assertSucceeds(getDoc(doc(firestoreAs(buyer), 'products/free')));
  });

  it('is in again once it is reinstated or has signed in anew', async () => {
    for (const left of [{ suspended: false }, { validSince: 0 }]) {
      await store(worldWithout(world(), seller, (account) => ({ ...account, ...left })));
      await assertSucceeds(product()(firestoreAs(seller)));
    }
  });

  it('does not come by a role that its token lacks, either', async () => {
    await store(worldWithout(world(), buyer, (account) => ({ ...account, role: 'Admin' })));
    await assertFails(getDoc(doc(firestoreAs(buyer), `users/${otherBuyer.uid}`)));
    await assertSucceeds(getDoc(doc(firestoreAs(admin), `users/${otherBuyer.uid}`)));
  });
});
