import { DEFAULT_LANGUAGE, type Language } from '../base/locale/languages.ts';
import {
  type AttributesWith,
  attributesWith,
  PRODUCT_ATTRIBUTES,
} from '../catalogue/attributes/product-attributes.ts';
import type { Product } from '../catalogue/product.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import type { GeoPoint, Listing, StoredListing } from './listing.ts';
import { rankOf } from './tie-rank.ts';
import { listingTokens, MAX_TEXT_STEMS, MAX_TITLE_STEMS } from './tokens.ts';
import { partsOfWords, type Synonyms, stemsOf } from './words/stems.ts';

/**
 * Which rules listings are made by. Raise it with every change of them: all listings are made anew in the next night, as
 * after a change of the synonyms.
 */
export const INDEX_VERSION = 7;

/** What is searched beside the name, the shortest first: a long description would leave no room for the rest. */
const SEARCHED_TEXTS = attributesWith('searched')
  .filter((name) => name !== 'productname')
  .sort((a, b) => PRODUCT_ATTRIBUTES[a].max - PRODUCT_ATTRIBUTES[b].max);

/**
 * The stems a product is found by: those of its name in its own language, and how readers of other languages look for its name, as far
 * as there is room; and beyond them what words of the name are put together from, and those of its other searched facts.
 */
export function listingStems(
  product: Pick<Product, AttributesWith<'searched'> | 'language'>,
  synonyms: Synonyms,
  readers: readonly Language[] = [],
): { titleStems: string[]; textStems: string[] } {
  const { productname, language = DEFAULT_LANGUAGE } = product;
  const nameStems = new Set([language, ...readers].flatMap((one) => stemsOf(productname, synonyms, one)));
  const titleStems = [...nameStems].slice(0, MAX_TITLE_STEMS);
  const text = SEARCHED_TEXTS.map((name) => product[name] ?? '').join(' ');
  const further = new Set([
    ...partsOfWords(productname, synonyms, language),
    ...nameStems,
    ...stemsOf(text, synonyms, language),
  ]);
  const textStems = [...further].filter((stem) => !titleStems.includes(stem)).slice(0, MAX_TEXT_STEMS);
  return { titleStems, textStems };
}

interface Surroundings<Time> {
  synonyms: Synonyms;
  /** The languages that buyers read, whose rules are known here: they find it, too. */
  readers?: readonly Language[];
  /** Where the product's location is; undefined if it isn't known. */
  point: GeoPoint | undefined;
  /** A time as the store writes it, from milliseconds since 1970. */
  timeOf: (milliseconds: number) => Time;
}

/** The listing of a product. Throws nothing: what an old product lacks the listing lacks. */
export function listingOf<Time extends Listing['createdAt']>(
  product: Product,
  { synonyms, readers, point, timeOf }: Surroundings<Time>,
): StoredListing {
  const { titleStems, textStems } = listingStems(product, synonyms, readers);
  const [cover] = picturesOf(product);
  const { language, thumb, placeholder, delivery, deliverycost, sellerSince, hold } = product;
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
    ...(language !== undefined && { language }),
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
