import { userSchema } from '@thriftline/domain/accounts/user';
import { ERROR_CODES } from '@thriftline/domain/base/error-codes';
import { count, flag, type JsonSchema, object, text } from '@thriftline/domain/base/fields/json-schema';
import type { AnswerDocument } from '@thriftline/domain/calls/answers';
import { categorySchema } from '@thriftline/domain/catalogue/categories/category';
import { contactSchema } from '@thriftline/domain/catalogue/contact';
import { productSchema } from '@thriftline/domain/catalogue/product';
import { wishSchema } from '@thriftline/domain/catalogue/wish';
import { bookingSchema } from '@thriftline/domain/orders/booking';
import { shopSettingsSchema } from '@thriftline/domain/settings/shop-settings';
import { SHOP_TEXT_NAMES } from '@thriftline/domain/settings/shop-texts';
import type { AnyObject, ObjectSchema } from 'yup';
import { jsonSchema } from './json-schema.ts';

const time: JsonSchema = { type: 'string', format: 'date-time' };

/** A stored document as it is answered: the fields its creator gave, those that functions add, id and time. */
function document(schema: ObjectSchema<AnyObject>, added: Record<string, JsonSchema> = {}): JsonSchema {
  const { properties, required, ...rest } = jsonSchema(schema);
  return {
    ...rest,
    properties: { _id: text, ...properties, createdAt: time, ...added },
    required: ['_id', ...required, 'createdAt'],
  };
}

const listed = { availability: flag, paid: flag, sellerSince: time, editedAt: time, hidden: flag };
const { mobile, email } = jsonSchema(contactSchema).properties as Record<'mobile' | 'email', JsonSchema>;

function settings(): JsonSchema {
  const { properties, required, ...rest } = jsonSchema(shopSettingsSchema.omit(SHOP_TEXT_NAMES));
  return { ...rest, properties: { version: count, ...properties }, required: ['version', ...required] };
}

/** What words a message in other languages: which text of the catalogues it is, and the values in it. */
const sentText = object({ id: text }, { values: { type: 'object' } });

/** The schemas that answers refer to by name. */
export const COMPONENTS: Record<AnswerDocument | 'Settings' | 'Error', JsonSchema> = {
  // The text of nobody stands for the address of an account whose sign-in lost it, and older pictures are anywhere.
  User: document(userSchema, { email, photoURL: text, suspended: flag, unverifiedWhy: text, deleteAt: time }),
  Category: document(categorySchema, { order: { type: 'integer', minimum: 0 } }),
  Product: document(productSchema, { ...listed, mobile, email }),
  Advertisement: document(productSchema, { ...listed, bookingId: text }),
  Booking: document(bookingSchema, {
    paid: flag,
    transactionId: text,
    refunded: flag,
    soldToAnother: flag,
    itemEditedAt: time,
  }),
  Wish: document(wishSchema),
  Settings: settings(),
  Error: object({
    error: object(
      { code: { enum: Object.keys(ERROR_CODES) }, message: text },
      {
        text: sentText,
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        fieldTexts: { type: 'object', additionalProperties: sentText },
      },
    ),
  }),
};
