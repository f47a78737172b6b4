import { type InferType, object, string, type TestFunction } from 'yup';
import { MAX_NAME } from '../accounts/person-name.ts';
import { STATUSES } from '../accounts/roles.ts';
import { chargeableFault } from '../base/chargeable.ts';
import { id, pictureAddress, text, unsetFlag, utcDate } from '../base/fields/fields.ts';
import { LANGUAGES } from '../base/locale/languages.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { pictureList, placeholder } from '../pictures/picture.ts';
import { attributeSchemas, publicAttributeSchemas } from './attributes/attribute-schemas.ts';
import { MAX_CATEGORY_NAME } from './categories/category.ts';
import type { PriceChange } from './prices/price-changes.ts';

/** Price and delivery are charged together: said of the delivery, as long as each is right by itself. */
const isChargeable: TestFunction<{ resaleprice?: number; deliverycost?: number | undefined }> = (
  stated,
  { createError },
) => {
  const fault = chargeableFault(stated);
  return fault === undefined || createError({ path: 'deliverycost', message: fault });
};

/** What a seller states to add a product; private facts go to the contact document. */
export const productInputSchema = object(attributeSchemas).test('chargeable', isChargeable);
export type ProductInput = InferType<typeof productInputSchema>;

/** A product as its seller may create it in `products/{id}`, but for the server's time. */
export const productSchema = object({
  ...publicAttributeSchemas,
  sellername: text({ max: MAX_NAME }),
  categoryName: text({ max: MAX_CATEGORY_NAME }),
  /** The language that its seller wrote it in (listing-language.ts). Older products lack it: theirs is the shop's. */
  language: string().oneOf(LANGUAGES).optional(),
  img: pictureAddress(),
  thumb: pictureAddress().optional(),
  pictures: pictureList().optional(),
  placeholder: placeholder().optional(),
  utcDate: utcDate(),
  availability: unsetFlag(),
  paid: unsetFlag(),
  sellerId: id(),
  sellerStatus: string().oneOf(STATUSES).required(FIELD_REQUIRED),
}).test('chargeable', isChargeable);

/** A short claim on a product while one buyer pays. Written by functions only. */
export interface Hold {
  /** Says nothing of who pays: everybody can read it. The booking's payment attempt has the same. */
  id: string;
  until: StoredTime;
}

/** A stored product. product-state.ts says what its flags mean; queries alone filter by them directly. */
export type Product = Omit<InferType<typeof productSchema>, 'availability' | 'paid'> & {
  availability?: boolean;
  paid?: boolean;
  createdAt: StoredTime;
  /** When the seller joined, as their account says: buyers may not read accounts. Older products lack it. */
  sellerSince?: StoredTime;
  /**
   * Nobody but its seller is shown it: they took it down for now, or are away and hid what they sell, which functions
   * write and undo. Absent otherwise.
   */
  hidden?: true | 'away';
  /** It was taken down because its seller's account is suspended or to be deleted, and comes back once it is not. Functions only. */
  hiddenUntilKept?: true;
  /** When its seller last changed what it is; its price alone is no such change. The server's time, absent until then. */
  editedAt?: StoredTime;
  /** Its last prices, the oldest change first. Written by functions only; absent until the price changes. */
  priceChanges?: PriceChange[];
  hold?: Hold;
};

/** How long a buyer has to pay before others may try. */
export const HOLD_MINUTES = 10;

/** How many minutes of an hour one buyer can keep others from an item, however often they let it go and take it. */
export const HELD_MINUTES_AN_HOUR = 20;

/** How many items one buyer can hold at a time. */
export const MAX_HOLDS = 3;
