import { msg } from '@lingui/core/macro';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { object, string } from 'yup';
import { MAX_NAME, personName } from '../accounts/person-name.ts';
import { BUYING_ROLES, type Role, SIGNUP_ROLES } from '../accounts/roles.ts';
import { MAX_EMAIL } from '../base/fields/email-address.ts';
import { email, id, text, utcDate } from '../base/fields/fields.ts';
import type { JsonSchema } from '../base/fields/json-schema.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { attributeSchemas } from '../catalogue/attributes/attribute-schemas.ts';
import { categoryInputSchema, MAX_CATEGORY_NAME } from '../catalogue/categories/category.ts';
import { productSchema } from '../catalogue/product.ts';
import { wishInputSchema } from '../catalogue/wish.ts';
import { bookingInputSchema } from '../orders/booking.ts';
import { paymentInputSchema, paymentIntentInputSchema } from '../payments/payment.ts';
import { SETTINGS_CACHE_SECONDS } from '../settings/settings-cache-time.ts';
import { subscribeSchema, unsubscribeSchema } from '../settings/subscriber.ts';
import { ANSWERS } from './answers.ts';

/** Who may make a call; the services check the rest (own, own unsold, ...). */
export type Caller = 'anyone' | 'signedIn' | 'newAccount' | Role;

/** A documented HTTP call. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api; Express syntax for parameters. */
  path: string;
  /** Who may: any of these. `signedIn` means every role, `newAccount` somebody whose account is not registered yet. */
  caller: readonly Caller[];
  /** What it is answered with when it succeeds, as in answers.ts. */
  answer: JsonSchema;
  /** JSON payload, when there is one. */
  payload?: ObjectSchema<AnyObject>;
  /** Field of multipart form data that holds the one file it takes. */
  file?: 'image';
  /** Query parameters beyond `limit` and `cursor`. */
  query?: readonly string[];
  /** True when the answer is an array, paged by `limit` and `cursor`. */
  list?: boolean;
  /** True when it creates something: it counts towards what one account may create in a minute. */
  limited?: boolean;
  /** For how many seconds Hosting's network may keep what an open call answers, where that is not a minute. */
  keptSeconds?: number;
  /** For how many seconds browsers may keep it, where they are not to ask each time. */
  browserSeconds?: number;
  /** True when only the ID token of a sign-in will do: a token of POST /jwt must not prolong itself. */
  signInOnly?: boolean;
}

const jwtPayload = object({ email: email() });

const userPayload = object({
  name: personName(),
  email: email(),
  role: string().oneOf(SIGNUP_ROLES, msg`Buyer or Seller`).required(FIELD_REQUIRED),
  status: string().oneOf(['Unverified'], msg`Unverified: only an admin verifies`),
});

/**
 * All of the specification's product fields. What the server knows better (names, e-mail, time) may be left out; when
 * given it must be right.
 */
export const productPayload = productSchema.omit(['sellerId', 'sellerStatus']).shape({
  mobile: attributeSchemas.mobile,
  email: text({ max: MAX_EMAIL }).optional(),
  sellername: text({ max: MAX_NAME }).optional(),
  categoryName: text({ max: MAX_CATEGORY_NAME }).optional(),
  utcDate: utcDate().optional(),
});

/** An advertisement names its product in `bookingId`; the other fields are the product's and must agree. */
export const advertisementPayload = productPayload.partial().shape({ bookingId: id() });

/** Every call of the specification's point 7, and what says that it is not of it, by a name of its own. */
export const CALLS = {
  createToken: {
    method: 'POST',
    path: '/jwt',
    caller: ['newAccount', 'signedIn'],
    answer: ANSWERS.token,
    signInOnly: true,
    payload: jwtPayload,
  },
  createUser: {
    method: 'POST',
    path: '/users',
    caller: ['newAccount', 'signedIn'],
    answer: ANSWERS.account,
    payload: userPayload,
  },
  listUsers: { method: 'GET', path: '/users', caller: ['Admin'], answer: ANSWERS.users, list: true },
  listBuyers: { method: 'GET', path: '/users/buyer', caller: ['Admin'], answer: ANSWERS.users, list: true },
  listSellers: { method: 'GET', path: '/users/seller', caller: ['Admin'], answer: ANSWERS.users, list: true },
  isAdmin: { method: 'GET', path: '/users/admin/:email', caller: ['signedIn'], answer: ANSWERS.isAdmin },
  isSeller: { method: 'GET', path: '/users/seller/:email', caller: ['signedIn'], answer: ANSWERS.isSeller },
  makeAdmin: { method: 'PUT', path: '/users/admin/:id', caller: ['Admin'], answer: ANSWERS.modified },
  verifySeller: { method: 'PUT', path: '/users/seller/:id', caller: ['Admin'], answer: ANSWERS.modified },
  updateSellerProducts: {
    method: 'PUT',
    path: '/users/updateseller/:email',
    caller: ['Admin'],
    answer: ANSWERS.modified,
  },
  deleteUser: { method: 'DELETE', path: '/users/:id', caller: ['Admin'], answer: ANSWERS.deleted },
  listCategories: {
    method: 'GET',
    path: '/categories',
    caller: ['anyone'],
    answer: ANSWERS.categories,
    list: true,
  },
  /** Beyond the specification: every category and how many unsold items it has, for the page of all categories. */
  listAllCategories: {
    method: 'GET',
    path: '/categories/all',
    caller: ['anyone'],
    answer: ANSWERS.allCategories,
  },
  createCategory: {
    method: 'POST',
    path: '/categories',
    caller: ['Seller', 'Admin'],
    answer: ANSWERS.inserted,
    limited: true,
    payload: categoryInputSchema,
  },
  listCategoryProducts: {
    method: 'GET',
    path: '/products/:categoryId',
    caller: ['signedIn'],
    answer: ANSWERS.products,
    list: true,
  },
  listSellerProducts: {
    method: 'GET',
    path: '/products',
    caller: ['signedIn'],
    answer: ANSWERS.products,
    query: ['email'],
    list: true,
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    caller: ['Seller', 'Admin'],
    answer: ANSWERS.inserted,
    limited: true,
    payload: productPayload,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/allproducts/:id',
    caller: ['Seller', 'Admin'],
    answer: ANSWERS.deleted,
  },
  listAdvertisements: {
    method: 'GET',
    path: '/advertisement',
    caller: ['anyone'],
    answer: ANSWERS.advertisements,
    list: true,
  },
  /** Beyond the specification: what the public page of an advertised item shows. */
  getAdvertisement: {
    method: 'GET',
    path: '/advertisement/:id',
    caller: ['anyone'],
    answer: ANSWERS.advertisement,
  },
  /** Beyond the specification: what the home page shows, at most two of a seller, in turns. */
  listHomeAdvertisements: {
    method: 'GET',
    path: '/home/advertisements',
    caller: ['anyone'],
    answer: ANSWERS.advertisements,
  },
  /** Beyond the specification: what listings contain, for completing and correcting what is searched for. */
  getVocabulary: {
    method: 'GET',
    path: '/vocabulary',
    caller: ['anyone'],
    answer: ANSWERS.vocabulary,
    keptSeconds: 600,
    browserSeconds: 600,
  },
  createAdvertisement: {
    method: 'POST',
    path: '/advertisement',
    caller: ['Seller', 'Admin'],
    answer: ANSWERS.inserted,
    limited: true,
    payload: advertisementPayload,
  },
  listWishes: {
    method: 'GET',
    path: '/wishlist',
    caller: ['signedIn'],
    answer: ANSWERS.wishes,
    list: true,
  },
  createWish: {
    method: 'POST',
    path: '/wishlist',
    caller: BUYING_ROLES,
    answer: ANSWERS.inserted,
    limited: true,
    payload: wishInputSchema,
  },
  listBookings: {
    method: 'GET',
    path: '/bookings',
    caller: ['signedIn'],
    answer: ANSWERS.bookings,
    query: ['email'],
    list: true,
  },
  getBooking: { method: 'GET', path: '/bookings/:id', caller: ['signedIn'], answer: ANSWERS.booking },
  createBooking: {
    method: 'POST',
    path: '/bookings',
    caller: BUYING_ROLES,
    answer: ANSWERS.inserted,
    limited: true,
    payload: bookingInputSchema,
  },
  deleteBooking: {
    method: 'DELETE',
    path: '/bookings/:id',
    caller: ['signedIn'],
    answer: ANSWERS.deleted,
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/create-payment-intent',
    caller: ['signedIn'],
    answer: ANSWERS.paymentIntent,
    limited: true,
    payload: paymentIntentInputSchema,
  },
  recordPayment: {
    method: 'PUT',
    path: '/payments',
    caller: ['signedIn'],
    answer: ANSWERS.recorded,
    payload: paymentInputSchema,
  },
  /** Beyond the specification: what the operator set, but for the texts. */
  getSettings: {
    method: 'GET',
    path: '/settings',
    caller: ['anyone'],
    answer: ANSWERS.settings,
    keptSeconds: SETTINGS_CACHE_SECONDS,
  },
  /** Beyond the specification: the text of a page such as /help. */
  getShopText: {
    method: 'GET',
    path: '/settings/texts/:name',
    caller: ['anyone'],
    answer: ANSWERS.shopText,
    keptSeconds: SETTINGS_CACHE_SECONDS,
  },
  /** Beyond the specification: the subscribe box, and what takes the address back. */
  subscribe: {
    method: 'POST',
    path: '/subscriptions',
    caller: ['anyone'],
    answer: ANSWERS.acknowledged,
    payload: subscribeSchema,
  },
  unsubscribe: {
    method: 'POST',
    path: '/subscriptions/end',
    caller: ['anyone'],
    answer: ANSWERS.acknowledged,
    payload: unsubscribeSchema,
  },
  /** Multipart form data with one file in the field `image`. */
  uploadImage: {
    method: 'POST',
    path: '/image',
    caller: ['Seller', 'Admin'],
    answer: ANSWERS.picture,
    limited: true,
    file: 'image',
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

/** What a call takes, once it is checked: its payload, or its file. */
export type CallPayload<N extends CallName> = (typeof CALLS)[N] extends { file: string }
  ? Uint8Array
  : (typeof CALLS)[N] extends { payload: infer S extends ObjectSchema<AnyObject> }
    ? InferType<S>
    : undefined;

/** Largest page of a list, and the size when the caller names none. */
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 100;
