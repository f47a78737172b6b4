import { geohashesOf } from '../search/geohash.ts';
import type { Listing } from '../search/listing.ts';
import { termsOf } from '../search/matches.ts';
import { cellsPart, partsOf } from '../search/query-parts.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { NO_SYNONYMS, type Synonyms } from '../search/words/stems.ts';
import { categoryUnit, cellUnit, conditionUnit, type Unit, VERIFIED_UNIT } from '../search/words/units.ts';
import type { Vocabulary } from '../search/words/vocabulary.ts';

/** Most cells a search for a place alone is filed under. */
const MOST_CELLS = 12;

/**
 * What a saved search is filed under: of the things it asks for the rarest, of which a listing that fits has one of these
 * units. Words stay as they are typed, whatever they mean by then; so synonyms may change later. None where it asks for
 * nothing, or for a price alone.
 */
export function unitsOfSearch(query: SearchQuery, { synonyms, shareOf }: Vocabulary): Unit[] {
  const share = (unit: Unit) => shareOf(synonyms.get(unit) ?? unit);
  const parts = partsOf(query, termsOf(query, NO_SYNONYMS), share);
  const place = query.near ? cellsPart(query.near, [0, query.near.km], MOST_CELLS) : [];
  const [rarest] = [...parts, ...place].sort((a, b) => a.share - b.share);
  return [...(rarest?.units ?? [])];
}

/** What of a listing the searches that fit it are filed under. */
type Filed = Pick<
  Listing,
  'titleStems' | 'textStems' | 'categoryId' | 'condition' | 'sellerStatus' | 'point'
>;

const stemsIn = (stems: string) => (stems === '' ? [] : stems.split(' '));

/**
 * All units that a search may be filed under which fits the listing: its stems, with every word that means the same by the
 * synonyms it was made by, and its filters and cells.
 */
export function unitsOfListing(listing: Filed, synonyms: Synonyms): Unit[] {
  const { titleStems, textStems, categoryId, condition, sellerStatus, point } = listing;
  const stems = new Set([...stemsIn(titleStems), ...stemsIn(textStems)]);
  const alike = [...synonyms].filter(([, head]) => stems.has(head)).map(([stem]) => stem);
  return [
    ...new Set([
      ...stems,
      ...alike,
      categoryUnit(categoryId),
      conditionUnit(condition),
      ...(sellerStatus === 'Verified' ? [VERIFIED_UNIT] : []),
      ...(point ? geohashesOf(point) : []).map(cellUnit),
    ]),
  ];
}
