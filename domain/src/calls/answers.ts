import { ROLES, STATUSES } from '../accounts/roles.ts';
import { count, flag, type JsonSchema, object, text } from '../base/fields/json-schema.ts';
import { SHOP_TEXT_NAMES } from '../settings/shop-texts.ts';

/** The stored documents that answers hold, by the names docs/openapi.json gives their schemas. */
export type AnswerDocument = 'User' | 'Category' | 'Product' | 'Advertisement' | 'Booking' | 'Wish';

/** Refers to a schema of docs/openapi.json by its name. */
export const component = (name: AnswerDocument | 'Settings' | 'Error'): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

const listOf = (name: AnswerDocument): JsonSchema => ({ type: 'array', items: component(name) });

const yes: JsonSchema = { const: true };

const arrayOf: (items: JsonSchema) => JsonSchema = (items) => ({ type: 'array', items });

/** Pairs of a text and how many listings have it. */
const counted: JsonSchema = arrayOf({
  type: 'array',
  prefixItems: [text, count],
  items: false,
  minItems: 2,
});

/** What the documented calls are answered with when they succeed. */
export const ANSWERS = {
  token: object({ token: text }),
  account: object({ acknowledged: yes, insertedId: text, role: { enum: ROLES }, status: { enum: STATUSES } }),
  isAdmin: object({ isAdmin: flag }),
  isSeller: object({ isSeller: flag }),
  acknowledged: object({ acknowledged: yes }),
  inserted: object({ acknowledged: yes, insertedId: text }),
  deleted: object({ acknowledged: yes, deletedCount: count }),
  modified: object({ acknowledged: yes, matchedCount: count, modifiedCount: count }),
  users: listOf('User'),
  categories: listOf('Category'),
  allCategories: {
    type: 'array',
    items: object({ _id: text, categoryname: text, img: text, items: count }),
  },
  products: listOf('Product'),
  advertisements: listOf('Advertisement'),
  advertisement: component('Advertisement'),
  wishes: listOf('Wish'),
  bookings: listOf('Booking'),
  booking: component('Booking'),
  paymentIntent: object({
    clientSecret: text,
    paymentIntentId: text,
    bookingsId: text,
    amount: { type: 'integer', minimum: 1, description: 'Cents' },
    holdUntil: {
      type: ['integer', 'null'],
      description: 'Milliseconds since 1970; null when others can buy it',
    },
  }),
  recorded: object({ acknowledged: yes, insertedId: text, result: object({ insertedId: text }) }),
  vocabulary: object({
    total: count,
    synonyms: arrayOf(arrayOf(text)),
    words: counted,
    stems: counted,
    units: counted,
  }),
  settings: component('Settings'),
  shopText: object({ name: { enum: SHOP_TEXT_NAMES }, text }),
  picture: object({ success: yes, data: object({ url: text }) }),
};
