import { type InferType, object, string } from 'yup';
import { MAX_CATEGORY_NAME } from './category.ts';
import { id, imageUrl, mobile, numberBetween, price, text, unsetFlag, utcDate } from './fields.ts';
import { MESSAGES } from './messages.ts';
import { pictureList, placeholder } from './picture.ts';
import { STATUSES } from './roles.ts';
import type { StoredTime } from './stored-time.ts';
import { MAX_NAME } from './user.ts';

/** Conditions a second-hand item can be in. */
export const CONDITIONS = ['Excellent', 'Good', 'Fair'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const MAX_PRODUCT_NAME = 120;
export const MIN_DESCRIPTION = 140;
export const MAX_DESCRIPTION = 5000;
export const MAX_LOCATION = 120;
export const MAX_YEARS_OF_USE = 100;
/** `yearsofpurchase` is the year it was bought in; the specification's plural leaves a count of years open, so both fit. */
export const MAX_YEAR_OF_PURCHASE = 2100;

const typedFields = {
  productname: text({ max: MAX_PRODUCT_NAME }),
  categoryId: id(),
  condition: string().oneOf(CONDITIONS, 'Excellent, Good or Fair').required(MESSAGES.fieldRequired),
  description: text({ min: MIN_DESCRIPTION, max: MAX_DESCRIPTION, lines: true }),
  location: text({ max: MAX_LOCATION }),
  originalprice: price(),
  resaleprice: price(),
  yearsofuse: numberBetween({ min: 0, max: MAX_YEARS_OF_USE, step: 0.5 }),
  yearsofpurchase: numberBetween({ min: 0, max: MAX_YEAR_OF_PURCHASE, step: 1 }),
};

/** What a seller types to add a product; the telephone number goes to the private contact document. */
export const productInputSchema = object({ ...typedFields, mobile: mobile() });
export type ProductInput = InferType<typeof productInputSchema>;

/** A product as its seller may create it in `products/{id}`, but for the server's time. */
export const productSchema = object({
  ...typedFields,
  sellername: text({ max: MAX_NAME }),
  categoryName: text({ max: MAX_CATEGORY_NAME }),
  img: imageUrl(),
  thumb: imageUrl().optional(),
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
  /** The booking whose buyer pays. */
  bookingsId: string;
  until: StoredTime;
}

/** A stored product. Ask product-state.ts what its flags mean; nobody else reads them. */
export type Product = Omit<InferType<typeof productSchema>, 'availability' | 'paid'> & {
  availability?: boolean;
  paid?: boolean;
  createdAt: StoredTime;
  /** When the seller joined, as their account says: buyers may not read accounts. Older products lack it. */
  sellerSince?: StoredTime;
  hold?: Hold;
};

/** How long a buyer has to pay before others may try. */
export const HOLD_MINUTES = 10;
