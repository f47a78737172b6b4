import { type InferType, object } from 'yup';
import { MAX_EMAIL } from '../base/fields/email-address.ts';
import { id, text } from '../base/fields/fields.ts';
import { attributeSchemas } from './attributes/attribute-schemas.ts';

/**
 * A product's private part, `products/{id}/private/contact`: seen by the seller, an admin, and the buyer who paid
 * for it, so that nobody can harvest telephone numbers.
 */
export const contactSchema = object({
  mobile: attributeSchemas.mobile,
  /** The seller's address, or the text Unregisterd when the account has none. */
  email: text({ max: MAX_EMAIL }),
  sellerId: id(),
});
export type Contact = InferType<typeof contactSchema>;
