import type { AnyObject, ObjectSchema } from 'yup';
import { object, string } from 'yup';
import { bookingInputSchema } from './booking.ts';
import { categoryInputSchema, MAX_CATEGORY_NAME } from './category.ts';
import { factSchemas } from './fact-schemas.ts';
import { email, id, MAX_EMAIL, text, utcDate } from './fields.ts';
import { MESSAGES } from './messages.ts';
import { paymentInputSchema, paymentIntentInputSchema } from './payment.ts';
import { productSchema } from './product.ts';
import { type Role, SIGNUP_ROLES } from './roles.ts';
import { MAX_NAME } from './user.ts';
import { wishInputSchema } from './wish.ts';

/** Who may make a call; the services check the rest (own, own unsold, ...). */
export type Caller = 'anyone' | 'signedIn' | 'newAccount' | Role;

/** A documented HTTP call. `roles` lists who may; an empty list with `signedIn` means every role. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api; Express syntax for parameters. */
  path: string;
  caller: readonly Caller[];
  /** JSON payload, when there is one. */
  payload?: ObjectSchema<AnyObject>;
  /** Query parameters beyond `limit` and `cursor`. */
  query?: readonly string[];
  /** True when the answer is an array, paged by `limit` and `cursor`. */
  list?: boolean;
}

const jwtPayload = object({ email: email() });

const userPayload = object({
  name: text({ max: MAX_NAME }),
  email: email(),
  role: string().oneOf(SIGNUP_ROLES, 'Buyer or Seller').required(MESSAGES.fieldRequired),
  status: string().oneOf(['Unverified'], 'Unverified: only an admin verifies'),
});

/**
 * All of the specification's product fields. What the server knows better (names, e-mail, time) may be left out; when
 * given it must be right.
 */
export const productPayload = productSchema.omit(['sellerId', 'sellerStatus']).shape({
  mobile: factSchemas.mobile,
  email: text({ max: MAX_EMAIL }).optional(),
  sellername: text({ max: MAX_NAME }).optional(),
  categoryName: text({ max: MAX_CATEGORY_NAME }).optional(),
  utcDate: utcDate().optional(),
});

/** An advertisement names its product in `bookingId`; the other fields are the product's and must agree. */
export const advertisementPayload = productPayload.partial().shape({ bookingId: id() });

/** Every call of the specification's point 7, and what says that it is not of it, by a name of its own. */
export const CALLS = {
  createToken: { method: 'POST', path: '/jwt', caller: ['newAccount', 'signedIn'], payload: jwtPayload },
  createUser: { method: 'POST', path: '/users', caller: ['newAccount', 'signedIn'], payload: userPayload },
  listUsers: { method: 'GET', path: '/users', caller: ['Admin'], list: true },
  listBuyers: { method: 'GET', path: '/users/buyer', caller: ['Admin'], list: true },
  listSellers: { method: 'GET', path: '/users/seller', caller: ['Admin'], list: true },
  isAdmin: { method: 'GET', path: '/users/admin/:email', caller: ['signedIn'] },
  isSeller: { method: 'GET', path: '/users/seller/:email', caller: ['signedIn'] },
  makeAdmin: { method: 'PUT', path: '/users/admin/:id', caller: ['Admin'] },
  verifySeller: { method: 'PUT', path: '/users/seller/:id', caller: ['Admin'] },
  updateSellerProducts: { method: 'PUT', path: '/users/updateseller/:email', caller: ['Admin'] },
  deleteUser: { method: 'DELETE', path: '/users/:id', caller: ['Admin'] },
  listCategories: { method: 'GET', path: '/categories', caller: ['anyone'], list: true },
  createCategory: {
    method: 'POST',
    path: '/categories',
    caller: ['Seller', 'Admin'],
    payload: categoryInputSchema,
  },
  listCategoryProducts: { method: 'GET', path: '/products/:categoryId', caller: ['signedIn'], list: true },
  listSellerProducts: {
    method: 'GET',
    path: '/products',
    caller: ['signedIn'],
    query: ['email'],
    list: true,
  },
  createProduct: { method: 'POST', path: '/products', caller: ['Seller', 'Admin'], payload: productPayload },
  deleteProduct: { method: 'DELETE', path: '/allproducts/:id', caller: ['Seller', 'Admin'] },
  listAdvertisements: { method: 'GET', path: '/advertisement', caller: ['anyone'], list: true },
  /** Beyond the specification: what the public page of an advertised item shows. */
  getAdvertisement: { method: 'GET', path: '/advertisement/:id', caller: ['anyone'] },
  createAdvertisement: {
    method: 'POST',
    path: '/advertisement',
    caller: ['Seller', 'Admin'],
    payload: advertisementPayload,
  },
  listWishes: { method: 'GET', path: '/wishlist', caller: ['Buyer', 'Admin'], list: true },
  createWish: { method: 'POST', path: '/wishlist', caller: ['Buyer'], payload: wishInputSchema },
  listBookings: { method: 'GET', path: '/bookings', caller: ['signedIn'], query: ['email'], list: true },
  getBooking: { method: 'GET', path: '/bookings/:id', caller: ['signedIn'] },
  createBooking: { method: 'POST', path: '/bookings', caller: ['Buyer'], payload: bookingInputSchema },
  deleteBooking: { method: 'DELETE', path: '/bookings/:id', caller: ['Buyer', 'Admin'] },
  createPaymentIntent: {
    method: 'POST',
    path: '/create-payment-intent',
    caller: ['Buyer', 'Admin'],
    payload: paymentIntentInputSchema,
  },
  recordPayment: {
    method: 'PUT',
    path: '/payments',
    caller: ['Buyer', 'Admin'],
    payload: paymentInputSchema,
  },
  /** Multipart form data with one file in the field `image`. */
  uploadImage: { method: 'POST', path: '/image', caller: ['Seller', 'Admin'] },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

/** Largest page of a list, and the size when the caller names none. */
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 100;
