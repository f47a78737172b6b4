import { type InferType, object } from 'yup';
import { MAX_NAME } from '../accounts/person-name.ts';
import type { FromDocument } from '../base/document-names.ts';
import { email, id, imageUrl, optionalText, price, text } from '../base/fields/fields.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { PRODUCT_ATTRIBUTES } from './attributes/product-attributes.ts';

/** Longest telephone text a wish may carry. */
export const MAX_WISH_MOBILE = 20;

/** The documented payload of POST wishlist. A heart is one tap, so place and telephone may be empty. */
export const wishInputSchema = object({
  productname: text({ max: PRODUCT_ATTRIBUTES.productname.max }),
  productprice: price(),
  yourname: text({ max: MAX_NAME }),
  location: optionalText({ max: PRODUCT_ATTRIBUTES.location.max }),
  mobile: optionalText({ max: MAX_WISH_MOBILE }),
  email: email(),
  bookingId: id(),
  img: imageUrl(),
});
export type WishInput = FromDocument<InferType<typeof wishInputSchema>>;

/** A wish as its buyer may create it in `wishlist/{productId}_{uid}`, but for the server's time. */
export const wishSchema = wishInputSchema.shape({ buyerId: id() });

/** A stored wish under the code's names (document-names.ts). */
export type Wish = FromDocument<InferType<typeof wishSchema>> & { createdAt: StoredTime };
