import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { userSchema } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { validate } from '@thriftline/domain/base/fields/validate';
import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { LOCALES } from '@thriftline/domain/base/locale/locale';
import { fromCents } from '@thriftline/domain/base/money';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import type { ProductAttribute } from '@thriftline/domain/catalogue/attributes/attribute-kinds';
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  attributesWith,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import { categorySchema } from '@thriftline/domain/catalogue/categories/category';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import { contactSchema } from '@thriftline/domain/catalogue/contact';
import { productSchema } from '@thriftline/domain/catalogue/product';
import { wishSchema } from '@thriftline/domain/catalogue/wish';
import { bookingSchema } from '@thriftline/domain/orders/booking';
import { MAX_PICTURES } from '@thriftline/domain/pictures/picture';
import { MAX_ALT } from '@thriftline/domain/pictures/picture-alt';
import { MAX_PLACEHOLDER } from '@thriftline/domain/pictures/placeholder-length';
import {
  aCategory,
  aPicture,
  aPictureAddress,
  aUser,
  somePictures,
} from '@thriftline/domain/testing/builders';
import { deleteField, doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import { PEOPLE, type Person } from '../environment.ts';
import { addProduct, create, editProduct } from '../world/counted-writes.ts';
import { storedBooking, storedContact, storedProduct, storedWish, THEN } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { withRules } from './with-rules.ts';

/**
 * Each field of each schema at its limit, past it, missing, of the wrong type, and an unknown field. What is
 * expected comes from the yup schema of domain/, so a limit that is changed in one place only turns a case red, and so
 * does a field that only one side knows: one without cases is named, and one that the rules refuse is not allowed.
 */
const MISSING = Symbol('missing');

const TEXT = (min: number, max: number) => [
  'x'.repeat(min),
  ...(min > 1 ? ['x'.repeat(min - 1), `${'x'.repeat(min - 1)}  `] : []),
  'x'.repeat(max),
  'x'.repeat(max + 1),
  '🪑'.repeat(Math.floor(max / 2)),
  '🪑'.repeat(max),
  `${'x'.repeat(min)}é ¿中\u2028`,
  ...['\0', '\t', '\n', '\r', '\u001f', '\u007f', '\u0085'].map((control) => `${'x'.repeat(min)}${control}x`),
  '',
  '   ',
  '\u00a0\u2003',
  '\u200b\u200d\u2060',
  '\u3164\u2800\ufe0f',
  ...['\u202e', '\u202a', '\u2066', '\u2069'].map((mark) => `${'x'.repeat(min)}${mark}x`),
  `${'x'.repeat(min)}👩\u200d🔧\u200f`,
  5,
  null,
  MISSING,
];
/** Names of categories with letters that only look like others, and plain ones beside them. */
const ODD_NAMES = [
  ...['Ꭺrt', '𝐁ooks', 'Ⓑooks', '🅱ooks', 'ʙooks', 'Bᴏoks', 'Bօօks', 'ⅭDs', 'ℬooks', 'Ⲃooks', 'ꓐooks', 'ꞵooks'],
  ...['Գրքեր', 'Livres d’été', 'Книги', 'Βιβλία', '本', '🪑 Chairs', 'R & B'],
];
const PRICE = [
  fromCents(MIN_PRICE_CENTS),
  fromCents(MIN_PRICE_CENTS - 1),
  45,
  45.55,
  45.555,
  0.29 + 0.7,
  fromCents(MAX_PRICE_CENTS),
  fromCents(MAX_PRICE_CENTS + 1),
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '45',
  null,
  MISSING,
];
const COST = (maxCents: number) => [
  0,
  0.01,
  0.005,
  6,
  6.55,
  6.555,
  -0.01,
  fromCents(maxCents),
  fromCents(maxCents + 1),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '6',
  null,
  MISSING,
];
const NUMBER = (min: number, max: number) => [
  min,
  min + 1,
  max,
  max - 1,
  min + 1.5,
  min + 1.25,
  min + 1.005,
  min - 1,
  min - 0.5,
  max + 0.5,
  max + 1,
  Number.NaN,
  '3',
  null,
  MISSING,
];
const THIS_YEAR = new Date().getUTCFullYear();
const MOBILE = [
  '12345',
  '+44 (113) 496-0000',
  '1234',
  '1'.repeat(20),
  '1'.repeat(21),
  '+1 555 0100',
  'call me maybe',
  '12345; drop',
  12345,
  '',
  null,
  MISSING,
];
const SELLER_WORDS = ['', 'Hello', 'Two\nlines', 'a\0b', 'x'.repeat(500), 'x'.repeat(501), 5, null, MISSING];
const TOKEN = 'token=6d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c11';
const MINE = (uid: string, rest = 'a-1600.webp?alt=media') =>
  aPictureAddress('', uid).replace(/[^F]*$/, rest);
/** Addresses of pictures of the account that writes. Those of others are in refusals.test.ts: a schema cannot tell. */
const PICTURE = (uid: string) => [
  MINE(uid),
  MINE(uid, `a.webp?alt=media&${TOKEN}`),
  MINE(uid).replace(STORAGE_ORIGIN, 'http://127.0.0.1:9199'),
  MINE(uid).replace('firebasestorage.app', 'appspot.com'),
  MINE(uid, `${'a'.repeat(128)}?alt=media`),
  MINE(uid, `${'a'.repeat(129)}?alt=media`),
  ...['a.webp', '?alt=media', 'a%2Fb.webp?alt=media', 'a b.webp?alt=media', 'a.webp?alt=media#b'].map(
    (rest) => MINE(uid, rest),
  ),
  ...['&token=', `&${TOKEN}&x=1`, '&token="'].map((rest) => `${MINE(uid)}${rest}`),
  MINE(uid).replace('https', 'http'),
  MINE(uid).replace(STORAGE_ORIGIN, `${STORAGE_ORIGIN}.example`),
  MINE(uid).replace('images', 'files'),
  `${MINE(uid)}\n`,
  ` ${MINE(uid)}`,
  'https://p.example/a.webp',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '',
  7,
  null,
  MISSING,
];
const PHOTO = (uid: string) => [
  ...PICTURE(uid),
  'https://lh3.googleusercontent.com/a/ACg8ocJ_x-y=s96-c',
  'https://lh3.googleusercontent.com/',
  'https://lh3.googleusercontent.com/a"b',
  'http://lh3.googleusercontent.com/a/b',
  'https://lh3.googleusercontent.com.example/a/b',
];
const CHOICE = (...allowed: readonly string[]) => [
  ...allowed,
  allowed[0]?.toLowerCase(),
  'Other',
  '',
  1,
  null,
  MISSING,
];
const FLAG = [false, true, 'false', 0, null, MISSING];
const DATE = [
  '2026-01-31T12:00:00.000Z',
  '2026-01-31T12:00:00Z',
  '31 January 2026',
  '2026-01-31',
  0,
  '',
  null,
  MISSING,
];

const PLACEHOLDER = [
  'data:image/webp;base64,UklGRg==',
  'data:image/jpeg;base64,/9j/+A',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/webp;base64,UklGR")',
  'data:image/webp;base64,',
  'https://p.example/a.webp',
  `data:image/webp;base64,${'A'.repeat(MAX_PLACEHOLDER - 23)}`,
  `data:image/webp;base64,${'A'.repeat(MAX_PLACEHOLDER - 22)}`,
  '',
  5,
  null,
  MISSING,
];
const ALL_PICTURES = somePictures(MAX_PICTURES);
const { alt: _alt, ...WITHOUT_ALT } = aPicture();
const { thumb: _thumb, ...WITHOUT_THUMB } = aPicture();

/** Lists of every length, and lists with one fault: each kind of it once, and a fault in each place. */
const PICTURES = [
  ...Array.from({ length: MAX_PICTURES + 2 }, (_, length) => somePictures(length)),
  ...ALL_PICTURES.map((_, place) =>
    somePictures(place + 1).with(place, aPicture({ alt: 'x'.repeat(MAX_ALT + 1) })),
  ),
  ...ALL_PICTURES.map((_, place) => ALL_PICTURES.with(place, aPicture({ alt: 'x'.repeat(MAX_ALT + 1) }))),
  ...[
    aPicture({ alt: 'x'.repeat(MAX_ALT) }),
    aPicture({ alt: '🪑'.repeat(MAX_ALT / 2) }),
    aPicture({ alt: '🪑'.repeat(MAX_ALT) }),
    aPicture({ alt: '' }),
    aPicture({ alt: 'An oak\nchair' }),
    aPicture({ alt: 5 }),
    aPicture({ alt: null }),
    WITHOUT_ALT,
    aPicture({ img: 'javascript:alert(1)' }),
    aPicture({ img: 'https://p.example/a.webp' }),
    aPicture({ thumb: 'https://p.example/a.webp' }),
    aPicture({ thumb: null }),
    WITHOUT_THUMB,
    aPicture({ width: 1600 }),
    {},
    aPictureAddress('a'),
    null,
  ].map((picture) => [aPicture(), picture]),
  [aPicture({ img: aPictureAddress('other') })],
  [aPicture({ thumb: aPictureAddress('other') })],
  somePictures(2).reverse(),
  { 0: aPicture() },
  aPictureAddress('a'),
  5,
  null,
  MISSING,
];

/** A copy of what stands elsewhere, such as the writer's id: only the truth is allowed (see refusals.test.ts). */
const COPY = (truth: unknown) => [truth, 5, null, MISSING];

/** The cases of a fact that a seller states of a product. */
function casesOf(fact: ProductAttribute): readonly unknown[] {
  switch (fact.kind) {
    case 'text':
      return TEXT(fact.min ?? 1, fact.max);
    case 'choice':
      return CHOICE(...fact.options);
    case 'category':
      return COPY(fact.sample);
    case 'price':
      return PRICE;
    case 'cost':
      return COST(fact.maxCents);
    case 'number':
      return [...NUMBER(fact.min, fact.max), ...(fact.past ? [THIS_YEAR, THIS_YEAR + 1] : [])];
    case 'mobile':
      return MOBILE;
  }
}

const casesOfFacts = (names: readonly AttributeName[]) =>
  Object.fromEntries(names.map((name) => [name, casesOf(PRODUCT_ATTRIBUTES[name])]));
const PRIVATE_FACTS: readonly AttributeName[] = attributesWith('private');
const PUBLIC_FACTS = ATTRIBUTE_NAMES.filter((name) => !PRIVATE_FACTS.includes(name));

interface Subject {
  name: string;
  schema: ObjectSchema<AnyObject>;
  person: Person;
  /** A valid document, without `createdAt`, and the way to write it. */
  document: AnyObject;
  write: (firestore: Firestore, data: AnyObject) => Promise<unknown>;
  /** The cases of each field: of all that the schema has, unless it is a subject for a few. */
  fields: Record<string, readonly unknown[]>;
  fewFields?: true;
}

const stamped = (data: AnyObject) => ({ ...data, createdAt: serverTimestamp() });
const unstamped = ({ createdAt: _createdAt, sellerSince: _sellerSince, ...data }: AnyObject) => data;
const stampedProduct = (data: AnyObject) => ({ ...stamped(data), sellerSince: THEN });

/** What a seller may change of a product. */
type Editable = (typeof CHANGEABLE.products)[number] & keyof typeof productSchema.fields;
const EDITED = CHANGEABLE.products.filter((name): name is Editable => name in productSchema.fields);
const PRIVATE_FIELDS = CHANGEABLE.contacts;
const pickEdited = (data: AnyObject) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => (EDITED as readonly string[]).includes(name)));

/** An update to just these fields: those of the names that are not given go. */
const inUpdate = (data: AnyObject, names: readonly string[]) => ({
  ...Object.fromEntries(names.map((name) => [name, deleteField()])),
  ...data,
});
const editTo = (data: AnyObject) => ({ ...inUpdate(data, EDITED), editedAt: serverTimestamp() });

/** What a booking and a wish copy from the product and the account. */
const ITEM = storedProduct(PEOPLE.seller);
const COPIES_FOR_BUYER = {
  productname: COPY(ITEM.productname),
  productprice: [ITEM.resaleprice, '45.5', null, MISSING],
  yourname: COPY(PEOPLE.buyer.name),
  email: COPY(PEOPLE.buyer.email),
  bookingId: COPY('free'),
  img: COPY(ITEM.img),
  buyerId: COPY(PEOPLE.buyer.uid),
};

const SUBJECTS: Subject[] = [
  {
    name: 'category',
    schema: categorySchema,
    person: PEOPLE.seller,
    document: aCategory({ categoryname: 'Lamps', createdBy: PEOPLE.seller.uid }),
    write: (firestore, data) => create(firestore, 'categories/new', stamped(data)),
    fields: {
      categoryname: [...TEXT(1, 60), ...ODD_NAMES],
      img: PICTURE(PEOPLE.seller.uid),
      createdBy: COPY(PEOPLE.seller.uid),
    },
  },
  {
    name: 'product',
    schema: productSchema,
    person: PEOPLE.seller,
    document: unstamped(storedProduct(PEOPLE.seller)),
    write: (firestore, data) => addProduct(firestore, 'new', stampedProduct(data)),
    fields: {
      ...casesOfFacts(PUBLIC_FACTS),
      categoryName: COPY('Chairs'),
      language: [...LANGUAGES, 'en-US', 'fr', '', 5, null, MISSING],
      sellername: COPY(PEOPLE.seller.name),
      sellerId: COPY(PEOPLE.seller.uid),
      sellerStatus: COPY('Unverified'),
      img: PICTURE(PEOPLE.seller.uid),
      thumb: PICTURE(PEOPLE.seller.uid),
      pictures: PICTURES,
      placeholder: PLACEHOLDER,
      utcDate: DATE,
      availability: FLAG,
      paid: FLAG,
    },
  },
  {
    name: 'product with several pictures',
    schema: productSchema,
    person: PEOPLE.seller,
    document: unstamped(storedProduct(PEOPLE.seller, { pictures: ALL_PICTURES })),
    fewFields: true,
    write: (firestore, data) => addProduct(firestore, 'new', stampedProduct(data)),
    fields: {
      img: [aPicture().img, aPictureAddress('other')],
      thumb: [aPicture().thumb, aPictureAddress('other'), MISSING],
    },
  },
  {
    // What an edit leaves out it takes away, as if it were missing.
    name: 'product that is edited',
    schema: productSchema.pick(EDITED),
    person: PEOPLE.seller,
    document: pickEdited(unstamped(storedProduct(PEOPLE.seller))),
    write: (firestore, data) => editProduct(firestore, 'free', editTo(data)),
    fields: {
      ...casesOfFacts(PUBLIC_FACTS),
      categoryName: COPY('Chairs'),
      language: [...LANGUAGES, 'en-US', 'fr', '', 5, null, MISSING],
      img: PICTURE(PEOPLE.seller.uid),
      thumb: PICTURE(PEOPLE.seller.uid),
      pictures: PICTURES,
      placeholder: PLACEHOLDER,
    },
  },
  {
    name: 'contact that is edited',
    schema: contactSchema.pick(PRIVATE_FIELDS),
    person: PEOPLE.seller,
    document: { mobile: '+44 113 496 0009' },
    write: (firestore, data) =>
      updateDoc(doc(firestore, 'products/free/private/contact'), inUpdate(data, PRIVATE_FIELDS)),
    fields: casesOfFacts(PRIVATE_FACTS),
  },
  {
    name: 'contact',
    schema: contactSchema,
    person: PEOPLE.seller,
    document: storedContact(PEOPLE.seller),
    write: (firestore, data) =>
      addProduct(firestore, 'new', stampedProduct(unstamped(storedProduct(PEOPLE.seller))), data),
    fields: {
      ...casesOfFacts(PRIVATE_FACTS),
      email: COPY(PEOPLE.seller.email),
      sellerId: COPY(PEOPLE.seller.uid),
    },
  },
  {
    name: 'booking',
    schema: bookingSchema,
    person: PEOPLE.buyer,
    document: unstamped(storedBooking(PEOPLE.buyer, PEOPLE.seller, 'free')),
    write: (firestore, data) => create(firestore, `bookings/free_${PEOPLE.buyer.uid}`, stamped(data)),
    fields: {
      ...COPIES_FOR_BUYER,
      sellerId: COPY(PEOPLE.seller.uid),
      location: TEXT(1, 120),
      mobile: MOBILE,
      paid: FLAG,
      youremail: [PEOPLE.buyer.email, 5, null, MISSING],
    },
  },
  {
    name: 'wish',
    schema: wishSchema,
    person: PEOPLE.buyer,
    document: unstamped(storedWish(PEOPLE.buyer, 'free')),
    write: (firestore, data) => create(firestore, `wishlist/free_${PEOPLE.buyer.uid}`, stamped(data)),
    fields: {
      ...COPIES_FOR_BUYER,
      location: ['', 'Leeds', 'Lee\nds', 'x'.repeat(120), 'x'.repeat(121), 5, null, MISSING],
      mobile: ['', '12345', '123\0', '1'.repeat(20), '1'.repeat(21), 5, null, MISSING],
    },
  },
  {
    name: 'own account',
    schema: userSchema,
    person: PEOPLE.buyer,
    document: aUser(),
    write: (firestore, data) =>
      setDoc(doc(firestore, `users/${PEOPLE.buyer.uid}`), { ...data, createdAt: THEN }),
    fields: {
      name: COPY(PEOPLE.buyer.name),
      photoURL: PHOTO(PEOPLE.buyer.uid),
      mobile: MOBILE,
      about: SELLER_WORDS,
      policies: SELLER_WORDS,
      locale: [...LOCALES, 'en', 'de-LU', '', 5, null, MISSING],
      language: [...LANGUAGES, 'en-US', 'fr', '', 5, null, MISSING],
      email: COPY(PEOPLE.buyer.email),
      role: COPY('Buyer'),
      status: COPY('Unverified'),
    },
  },
];

function isValid(schema: ObjectSchema<AnyObject>, data: AnyObject): boolean {
  try {
    validate(schema, data);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function changed(document: AnyObject, field: string, value: unknown): AnyObject {
  const { [field]: _old, ...rest } = document;
  return value === MISSING ? rest : { ...rest, [field]: value };
}

function printed(value: unknown): string {
  if (value === MISSING) return 'missing';
  const isWritten = typeof value === 'string' || typeof value === 'object';
  const text = isWritten ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 30)}… (${[...text].length} characters)` : text;
}

const { as, store } = withRules();

for (const { name, schema, person, document, write, fields, fewFields } of SUBJECTS) {
  const cases = Object.entries({ ...fields, surprise: ['unknown field'] }).flatMap(([field, values]) =>
    [...new Set(values)].map((value) => {
      const data = changed(document, field, value);
      return { field, value: printed(value), data, verdict: isValid(schema, data) ? 'allowed' : 'denied' };
    }),
  );

  describe(`a ${name}`, () => {
    // What was refused leaves the world as it was.
    let isAsStored = false;
    beforeEach(async () => {
      if (isAsStored) return;
      await store({
        ...baseWorld(),
        'products/free': storedProduct(PEOPLE.seller),
        'products/free/private/contact': storedContact(PEOPLE.seller),
      });
    });
    const firestore = () => as(person);

    it('is allowed as the tests write it', async () => {
      isAsStored = false;
      await assertSucceeds(write(firestore(), document));
    });

    // Specification 3. User.name
    // Specification 3. Category.categoryname
    // Specification 3. Category.img
    // Specification 3. Product.productname
    // Specification 3. Product.condition
    // Specification 3. Product.description
    // Specification 3. Product.location
    // Specification 3. Product.originalprice
    // Specification 3. Product.resaleprice
    // Specification 3. Product.yearsofuse
    // Specification 3. Product.yearsofpurchase
    // Specification 3. Product.img
    // Specification 3. Product.utcDate
    // Specification 3. Product.mobile
    // Specification 3. Product.availability
    // Specification 3. Product.paid
    // Specification 3. Booking.location
    // Specification 3. Booking.mobile
    // Specification 3. Booking.paid
    // Specification 3. Wish.location
    // Specification 3. Wish.mobile
    // Specification 5. Description of 140 or more
    // Specification 5. Resale price is a number
    // Specification 9. Description minimum length 140
    // Specification 9. Conditions Excellent, Good, Fair
    it.each(cases)('with $field $value is $verdict', async ({ data, verdict }) => {
      isAsStored = false;
      const work = write(firestore(), data);
      await (verdict === 'allowed' ? assertSucceeds(work) : assertFails(work));
      isAsStored = verdict === 'denied';
    });

    const fieldsWith = (wanted: (one: (typeof cases)[number]) => boolean) =>
      [...new Set(cases.filter(wanted).map(({ field }) => field))].sort();

    it('has cases for the fields of the schema', () => {
      const known = Object.keys(schema.fields).sort();
      if (fewFields) expect(known).toEqual(expect.arrayContaining(Object.keys(fields)));
      else expect(Object.keys(fields).sort()).toEqual(known);
    });

    it('has a denied case in every field', () => {
      const denied = fieldsWith(({ verdict }) => verdict === 'denied');
      expect(denied).toEqual([...Object.keys(fields), 'surprise'].sort());
    });

    it('has an allowed case with every field there', () => {
      const allowed = fieldsWith(({ verdict, value }) => verdict === 'allowed' && value !== 'missing');
      expect(allowed).toEqual(Object.keys(fields).sort());
    });
  });
}
