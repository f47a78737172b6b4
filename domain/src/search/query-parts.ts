import { coverOf } from './geohash.ts';
import type { SearchArea, SearchQuery } from './search-query.ts';
import { categoryUnit, cellUnit, conditionUnit, type Unit, VERIFIED_UNIT } from './words/units.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Something a search asks for: the units of which a listing has one, and whether they are stems. */
export interface Part {
  units: readonly Unit[];
  kind: 'stem' | 'cells' | 'filter';
  /** How likely a listing is to have it. */
  share: number;
}

/** What a place leaves of a shop, as far as nobody counts: less than most words. */
const SHARE_OF_PLACE = 0.001;

/** Kilometres from a place: beyond the first, up to the second. */
export type Ring = readonly [beyond: number, km: number];

/** A place as a part: the cells of a ring around it, at most `most`; none where even the coarsest are more. */
export function cellsPart(area: SearchArea, [beyond, km]: Ring, most: number): Part[] {
  const cells = coverOf({ ...area, beyond, km }, most);
  return cells ? [{ units: cells.map(cellUnit), kind: 'cells', share: SHARE_OF_PLACE }] : [];
}

/** What else than a place a search asks for, whose words are `terms`; the rarest comes first. */
export function partsOf(
  query: SearchQuery,
  terms: readonly string[],
  shareOf: Vocabulary['shareOf'],
): Part[] {
  const { categoryId, conditions, verifiedOnly } = query;
  const filter = (units: readonly Unit[]): Part => ({
    units,
    kind: 'filter',
    share: units.reduce((sum, unit) => sum + shareOf(unit), 0),
  });
  return [
    ...terms.map((term): Part => ({ units: [term], kind: 'stem', share: shareOf(term) })),
    ...(categoryId === undefined ? [] : [filter([categoryUnit(categoryId)])]),
    ...(conditions.length === 0 ? [] : [filter(conditions.map(conditionUnit))]),
    ...(verifiedOnly ? [filter([VERIFIED_UNIT])] : []),
  ].sort((a, b) => a.share - b.share);
}
