import type { Product } from '../catalogue/product.ts';
import { type AttributesWith, attributesWith, PRODUCT_ATTRIBUTES } from '../catalogue/product-attributes.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import type { GeoPoint, Listing, StoredListing } from './listing.ts';
import { rankOf } from './rank.ts';
import { listingTokens, MAX_TEXT_STEMS, MAX_TITLE_STEMS } from './tokens.ts';
import { type Synonyms, stemsOf } from './words/stems.ts';

/**
 * Which rules listings are made by. Raise it with every change of them: all listings are made anew in the next night, as
 * after a change of the synonyms.
 */
export const INDEX_VERSION = 3;

/** What is searched beside the name, the shortest first: a long description would leave no room for the rest. */
const SEARCHED_TEXTS = attributesWith('searched')
  .filter((name) => name !== 'productname')
  .sort((a, b) => PRODUCT_ATTRIBUTES[a].max - PRODUCT_ATTRIBUTES[b].max);

/** The stems a product is found by: those of its name, and those that its other searched facts have beyond them. */
export function listingStems(
  product: Pick<Product, AttributesWith<'searched'>>,
  synonyms: Synonyms,
): { titleStems: string[]; textStems: string[] } {
  const titleStems = stemsOf(product.productname, synonyms).slice(0, MAX_TITLE_STEMS);
  const isOwn = (stem: string) => !titleStems.includes(stem);
  const text = SEARCHED_TEXTS.map((name) => product[name] ?? '').join(' ');
  return { titleStems, textStems: stemsOf(text, synonyms).filter(isOwn).slice(0, MAX_TEXT_STEMS) };
}

interface Surroundings<Time> {
  synonyms: Synonyms;
  /** Where the product's location is; undefined when nobody knows. */
  point: GeoPoint | undefined;
  /** A time as the store writes it, from milliseconds since 1970. */
  timeOf: (milliseconds: number) => Time;
}

/** The listing of a product. Throws nothing: what an old product lacks the listing lacks. */
export function listingOf<Time extends Listing['createdAt']>(
  product: Product,
  { synonyms, point, timeOf }: Surroundings<Time>,
): StoredListing {
  const { titleStems, textStems } = listingStems(product, synonyms);
  const [cover] = picturesOf(product);
  const { thumb, placeholder, delivery, deliverycost, sellerSince, hold } = product;
  const createdAt = product.createdAt.toMillis();
  return {
    productname: product.productname,
    categoryId: product.categoryId,
    categoryName: product.categoryName,
    condition: product.condition,
    resaleprice: product.resaleprice,
    originalprice: product.originalprice,
    yearsofuse: product.yearsofuse,
    location: product.location,
    ...(delivery !== undefined && { delivery }),
    ...(deliverycost !== undefined && { deliverycost }),
    img: product.img,
    alt: cover.alt,
    ...(thumb !== undefined && { thumb }),
    ...(placeholder !== undefined && { placeholder }),
    sellerId: product.sellerId,
    sellername: product.sellername,
    sellerStatus: product.sellerStatus,
    ...(sellerSince !== undefined && { sellerSince }),
    ...(hold !== undefined && { hold }),
    createdAt: timeOf(createdAt),
    rank: rankOf(product),
    ...(point !== undefined && { point }),
    titleStems: titleStems.join(' '),
    textStems: textStems.join(' '),
    q: listingTokens({ ...product, titleStems, textStems, point }),
  };
}
