import type { StoredTime } from '../base/stored-time.ts';
import type { Product } from '../catalogue/product.ts';
import { productState } from '../catalogue/product-state.ts';

/** Where an item is, in degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** What of a product a card shows, under the product's own names. */
export type CardFields = Pick<
  Product,
  | 'productname'
  | 'language'
  | 'categoryId'
  | 'categoryName'
  | 'condition'
  | 'resaleprice'
  | 'originalprice'
  | 'yearsofuse'
  | 'location'
  | 'delivery'
  | 'deliverycost'
  | 'img'
  | 'thumb'
  | 'placeholder'
  | 'sellerId'
  | 'sellername'
  | 'sellerStatus'
  | 'sellerSince'
  | 'hold'
>;

/**
 * A stored listing, `listings/{productId}`: what a card shows of an unsold product, and what it is found and sorted by.
 * Functions alone write it.
 */
export interface Listing extends CardFields {
  /** What the first picture shows, for those who cannot see it. */
  alt: string;
  /** When the product was added, in whole milliseconds. */
  createdAt: StoredTime;
  /** How many people have it on their wish lists; unset until they are counted. */
  wishes?: number;
  /** The higher, the earlier among what fits equally well; see rank.ts. */
  rank: number;
  /** Where it is, when that is known. */
  point?: GeoPoint;
  /** The stems of the name, and those that the description has beyond them, with a space between each. */
  titleStems: string;
  textStems: string;
}

/** A listing as it is stored: with the tokens that queries ask for. Pages never read those. */
export interface StoredListing extends Listing {
  q: string[];
}

/** Whether a product is found by searching: everything that can be bought, now or when a hold is over, and that its seller shows. */
export function isListed(product: Pick<Product, 'availability' | 'paid' | 'hidden'>): boolean {
  return productState(product, 0).name !== 'sold' && product.hidden === undefined;
}
