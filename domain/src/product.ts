import { type InferType, object, string } from 'yup';
import { MAX_CATEGORY_NAME } from './category.ts';
import { factSchemas, publicFactSchemas } from './fact-schemas.ts';
import { id, pictureAddress, text, unsetFlag, utcDate } from './fields.ts';
import { MESSAGES } from './messages.ts';
import { MAX_NAME } from './person-name.ts';
import { pictureList, placeholder } from './picture.ts';
import type { PriceChange } from './price-changes.ts';
import { STATUSES } from './roles.ts';
import type { StoredTime } from './stored-time.ts';

/** What a seller states to add a product; private facts go to the contact document. */
export const productInputSchema = object(factSchemas);
export type ProductInput = InferType<typeof productInputSchema>;

/** A product as its seller may create it in `products/{id}`, but for the server's time. */
export const productSchema = object({
  ...publicFactSchemas,
  sellername: text({ max: MAX_NAME }),
  categoryName: text({ max: MAX_CATEGORY_NAME }),
  img: pictureAddress(),
  thumb: pictureAddress().optional(),
  pictures: pictureList().optional(),
  placeholder: placeholder().optional(),
  utcDate: utcDate(),
  availability: unsetFlag(),
  paid: unsetFlag(),
  sellerId: id(),
  sellerStatus: string().oneOf(STATUSES).required(MESSAGES.fieldRequired),
});

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
  /** Its seller has taken it down for now: nobody else is shown it. Absent otherwise. */
  hidden?: true;
  /** It was taken down because its seller's account is to be deleted, and comes back if they keep it. Functions only. */
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
