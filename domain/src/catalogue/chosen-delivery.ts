import { msg } from '@lingui/core/macro';
import { type InferType, number, object, string } from 'yup';
import { optionalText, text } from '../base/fields/fields.ts';
import { PRODUCT_ATTRIBUTES } from './attributes/product-attributes.ts';
import { DELIVERY_WAYS } from './delivery.ts';

/** Characters of the address that something is delivered to. */
export const MIN_ADDRESS = 10;
export const MAX_ADDRESS = 300;

/** Where a buyer wants it, as they type it. */
export const deliveryAddressSchema = object({
  address: text({ min: MIN_ADDRESS, max: MAX_ADDRESS, lines: true }),
});

/** How a buyer wants an item, and what the page shows that this costs beyond the item, in cents. Where the seller states nothing, nothing is chosen. */
export const chosenDeliveryFields = {
  delivery: string().oneOf(DELIVERY_WAYS).optional(),
  deliveryPrice: number()
    .typeError(msg`Must be a number`)
    .integer(msg`Must be whole cents`)
    .min(0, msg`Must be 0 or more`)
    .max(PRODUCT_ATTRIBUTES.deliverycost.maxCents, ({ max }) => msg`Must be ${max} or less`)
    .optional(),
};

/** The same with where it is delivered to. */
export const deliveryInputSchema = object({
  ...chosenDeliveryFields,
  address: optionalText({ max: MAX_ADDRESS, lines: true }),
});
export type DeliveryInput = InferType<typeof deliveryInputSchema>;

/**
 * `orders/{paymentIntentId}/address/delivery`: where an item is delivered to. It is its buyer's; who sells is said by the order, and reads it
 * until that is over.
 */
export interface DeliveryAddress {
  buyerId: string;
  address: string;
}
