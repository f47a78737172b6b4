import type { Product } from '../catalogue/product.ts';
import { picturesOf } from '../pictures/pictures-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days newer an item counts for what it has. */
const VERIFIED_DAYS = 14;
const DAYS_A_FURTHER_PICTURE = 3;
const DAYS_OF_ALL_PICTURES = 9;
const PLACEHOLDER_DAYS = 1;

type Ranked = Pick<
  Product,
  'createdAt' | 'sellerStatus' | 'pictures' | 'img' | 'thumb' | 'productname' | 'placeholder'
>;

/**
 * How early an item stands among others that fit a search equally well (what fits better: search-ranking.ts): the day it was added, in days since 1970, and
 * some days more for what buyers want to see. As it says when and not how old, it need not be written anew as time passes.
 */
export function rankOf(product: Ranked): number {
  const further = (picturesOf(product).length - 1) * DAYS_A_FURTHER_PICTURE;
  const days =
    product.createdAt.toMillis() / DAY_MS +
    (product.sellerStatus === 'Verified' ? VERIFIED_DAYS : 0) +
    Math.min(further, DAYS_OF_ALL_PICTURES) +
    (product.placeholder === undefined ? 0 : PLACEHOLDER_DAYS);
  return Math.round(days * 10_000) / 10_000;
}
