import { bookingSchema } from '@thriftline/domain/booking';
import type { CallName } from '@thriftline/domain/calls';
import { categorySchema } from '@thriftline/domain/category';
import { contactSchema } from '@thriftline/domain/contact';
import { ERROR_CODES } from '@thriftline/domain/errors';
import { productSchema } from '@thriftline/domain/product';
import { ROLES, STATUSES } from '@thriftline/domain/roles';
import { userSchema } from '@thriftline/domain/user';
import { wishSchema } from '@thriftline/domain/wish';
import type { AnyObject, ObjectSchema } from 'yup';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

const text: JsonSchema = { type: 'string', minLength: 1 };
const flag: JsonSchema = { type: 'boolean' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const yes: JsonSchema = { const: true };

/** An object with all of these fields and no others. */
function object(
  properties: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** A stored document as it is answered: the fields its creator gave, those that functions add, id and time. */
function document(schema: ObjectSchema<AnyObject>, added: Record<string, JsonSchema> = {}): JsonSchema {
  const { properties, required, ...rest } = jsonSchema(schema);
  return {
    ...rest,
    properties: { _id: text, ...properties, createdAt: time, ...added },
    required: ['_id', ...required, 'createdAt'],
  };
}

const sold = { availability: flag, paid: flag, sellerSince: time };
const { mobile, email } = jsonSchema(contactSchema).properties as Record<'mobile' | 'email', JsonSchema>;

/** The schemas that answers refer to by name. */
export const COMPONENTS: Record<string, JsonSchema> = {
  User: document(userSchema),
  Category: document(categorySchema),
  Product: document(productSchema, { ...sold, mobile, email }),
  Advertisement: document(productSchema, { ...sold, bookingId: text }),
  Booking: document(bookingSchema, { paid: flag, transactionId: text, refunded: flag, soldToAnother: flag }),
  Wish: document(wishSchema),
  Error: object({
    error: object(
      { code: { enum: Object.keys(ERROR_CODES) }, message: text },
      { fields: { type: 'object', additionalProperties: { type: 'string' } } },
    ),
  }),
};

/** Refers to one of the components. */
export const component = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const listOf = (name: string): JsonSchema => ({ type: 'array', items: component(name) });
const inserted = object({ acknowledged: yes, insertedId: text });
const deleted = object({ acknowledged: yes, deletedCount: count });
const modified = object({ acknowledged: yes, matchedCount: count, modifiedCount: count });

/** What each call is answered with when it succeeds. */
export const ANSWERS: Record<CallName, JsonSchema> = {
  createToken: object({ token: text }),
  createUser: object({
    acknowledged: yes,
    insertedId: text,
    role: { enum: ROLES },
    status: { enum: STATUSES },
  }),
  listUsers: listOf('User'),
  listBuyers: listOf('User'),
  listSellers: listOf('User'),
  isAdmin: object({ isAdmin: flag }),
  isSeller: object({ isSeller: flag }),
  makeAdmin: modified,
  verifySeller: modified,
  updateSellerProducts: modified,
  deleteUser: deleted,
  listCategories: listOf('Category'),
  createCategory: inserted,
  listCategoryProducts: listOf('Product'),
  listSellerProducts: listOf('Product'),
  createProduct: inserted,
  deleteProduct: deleted,
  listAdvertisements: listOf('Advertisement'),
  getAdvertisement: component('Advertisement'),
  createAdvertisement: inserted,
  listWishes: listOf('Wish'),
  createWish: inserted,
  listBookings: listOf('Booking'),
  getBooking: component('Booking'),
  createBooking: inserted,
  deleteBooking: deleted,
  createPaymentIntent: object({
    clientSecret: text,
    paymentIntentId: text,
    bookingsId: text,
    amount: { type: 'integer', minimum: 1, description: 'Cents' },
    holdUntil: { type: 'integer', description: 'Milliseconds since 1970' },
  }),
  recordPayment: object({ acknowledged: yes, insertedId: text, result: object({ insertedId: text }) }),
  uploadImage: object({ success: yes, data: object({ url: text }) }),
};
