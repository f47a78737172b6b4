import type { Product } from '../catalogue/product.ts';
import { geohashesOf } from './geohash.ts';
import type { GeoPoint } from './listing.ts';
import { categoryUnit, cellUnit, conditionUnit, type Unit, VERIFIED_UNIT } from './words/units.ts';

/** What every listing has. */
export const ANY_TOKEN = '*';

/** Stems of a name, and further ones of a description, that a listing is found by. */
export const MAX_TITLE_STEMS = 10;
export const MAX_TEXT_STEMS = 24;

const sortedPair = (a: Unit, b: Unit, sign: string) => (a < b ? `${a}${sign}${b}` : `${b}${sign}${a}`);

/** The token of two units; a stem among them stands in the name. */
export const pairToken = (a: Unit, b: Unit): string => sortedPair(a, b, '|');

/** The token of two units of which one is a stem that stands in the description only. */
export const textPairToken = (a: Unit, b: Unit): string => sortedPair(a, b, '~');

/** The token of a stem that stands in the description only. */
export const textToken = (stem: string): string => `~${stem}`;

/** What the tokens of a listing are made of. */
export interface Indexed {
  titleStems: readonly string[];
  textStems: readonly string[];
  categoryId: string;
  condition: string;
  sellerStatus: Product['sellerStatus'];
  point?: GeoPoint | undefined;
}

function pairsWithin(units: readonly Unit[]): string[] {
  return units.flatMap((unit, place) => units.slice(place + 1).map((other) => pairToken(unit, other)));
}

/**
 * Everything a listing can be asked for: each unit, each pair of units, and each stem of the description with each of them.
 * Two cells are no pair, since nobody asks for two places, and neither are two stems of the description: they would be most
 * of all tokens.
 */
export function listingTokens(listing: Indexed): string[] {
  const { titleStems, textStems, categoryId, condition, sellerStatus, point } = listing;
  const filters = [
    categoryUnit(categoryId),
    conditionUnit(condition),
    ...(sellerStatus === 'Verified' ? [VERIFIED_UNIT] : []),
  ];
  const cells = (point ? geohashesOf(point) : []).map(cellUnit);
  const units = [...titleStems, ...filters];
  return [
    ANY_TOKEN,
    ...units,
    ...cells,
    ...pairsWithin(units),
    ...cells.flatMap((cell) => units.map((unit) => pairToken(unit, cell))),
    ...textStems.flatMap((stem) => [
      textToken(stem),
      ...[...units, ...cells].map((unit) => textPairToken(stem, unit)),
    ]),
  ];
}
