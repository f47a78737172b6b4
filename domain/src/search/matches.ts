import { isWithin } from './geohash.ts';
import type { Listing } from './listing.ts';
import type { SearchQuery } from './search-query.ts';
import { type Synonyms, stemsOf } from './words/stems.ts';

/** Most words of a search that count. */
export const MAX_TERMS = 8;

/** A stem that no listing has: no letter or number is in it. */
const NOTHING = '?';

/** The stems that a search asks for. Signs alone ask for what there is not, rather than for the whole shop. */
export function termsOf(
  { words, language }: Pick<SearchQuery, 'words'> & Partial<Pick<SearchQuery, 'language'>>,
  synonyms: Synonyms,
): string[] {
  const terms = stemsOf(words, synonyms, language).slice(0, MAX_TERMS);
  return terms.length === 0 && words.trim() !== '' ? [NOTHING] : terms;
}

/** What of a listing decides whether a search finds it. */
export type Matched = Pick<
  Listing,
  'titleStems' | 'textStems' | 'categoryId' | 'condition' | 'resaleprice' | 'sellerStatus' | 'point'
>;

/** Where a listing has the words: all in its name, or one of them in its description. */
export type Match = 'title' | 'text';

function wordMatch({ titleStems, textStems }: Matched, terms: readonly string[]): Match | undefined {
  const title = titleStems.split(' ');
  const missing = terms.filter((term) => !title.includes(term));
  if (missing.length === 0) return 'title';
  const isInText = missing.every((term) => textStems.split(' ').includes(term));
  return missing.length === 1 && isInText ? 'text' : undefined;
}

/**
 * Whether and how a listing fits a search, whose words are `terms`: every word stands in the name, but for at most one
 * that stands in the description, and everything else holds. This is what every engine has to find.
 */
export function matchOf(listing: Matched, query: SearchQuery, terms: readonly string[]): Match | undefined {
  const { categoryId, conditions, min, max, verifiedOnly, near } = query;
  const holds =
    (categoryId === undefined || listing.categoryId === categoryId) &&
    (conditions.length === 0 || conditions.includes(listing.condition)) &&
    (min === undefined || listing.resaleprice >= min) &&
    (max === undefined || listing.resaleprice <= max) &&
    (!verifiedOnly || listing.sellerStatus === 'Verified');
  const match = holds ? wordMatch(listing, terms) : undefined;
  // Distances take longest to find out.
  return match && (near === undefined || isWithin(listing.point, near)) ? match : undefined;
}
