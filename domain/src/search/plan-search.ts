import { type Match, termsOf } from './matches.ts';
import { cellsPart, type Part, partsOf, type Ring } from './query-parts.ts';
import { type SearchArea, type SearchQuery, sortOf } from './search-query.ts';
import { ANY_TOKEN, pairToken, textPairToken, textToken } from './tokens.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Most tokens that one query may ask for any of. */
export const MAX_TOKENS = 30;

/** Fields that a store sorts by; ids break ties in the same direction. */
export type StoreOrder = 'rank' | 'createdAt' | 'resaleprice' | '-resaleprice';

/** One query to the store, and what of its rows counts. */
export interface PlanStep {
  /** A listing has any of these. */
  tokens: readonly string[];
  /** Rank and time come down; prices as they say. */
  order: StoreOrder;
  /** Where the words must stand; anywhere when absent. */
  match?: Match;
  /** False when rows have to be looked at once more, by `matchOf`. */
  isExact: boolean;
  /** Kilometres from the place that was asked for: beyond the first, up to the second. The rows come nearest first. */
  ring?: readonly [beyond: number, km: number];
}

/** How a search is done: one step after the other, of which no two find the same. */
export interface SearchPlan {
  terms: readonly string[];
  steps: readonly PlanStep[];
}

/** How far the rings of a search for the nearest reach, in kilometres. */
const RINGS_KM = [2, 5, 10, 25, 50, 100];

/** Which tokens two stems or other units may have together, where words must stand as `match` says. */
function tokensOf(a: Part, b: Part | undefined, terms: number, match: Match | undefined): string[] {
  const stems = [a, b].filter((part) => part?.kind === 'stem').length;
  const hasTitle = match !== 'text' || stems < terms;
  const hasText = match !== 'title' && stems > 0;
  return a.units.flatMap((unit) => {
    if (b === undefined) {
      return [...(hasTitle ? [unit] : []), ...(hasText ? [textToken(unit)] : [])];
    }
    return b.units.flatMap((other) => [
      ...(hasTitle ? [pairToken(unit, other)] : []),
      ...(hasText ? [textPairToken(unit, other)] : []),
    ]);
  });
}

function stepOf(
  query: SearchQuery,
  terms: readonly string[],
  { shareOf }: Vocabulary,
  { order, match, ring }: Pick<PlanStep, 'order' | 'match' | 'ring'>,
): PlanStep {
  const parts = partsOf(query, terms, shareOf);
  const { near } = query;
  const rest = { order, ...(match && { match }), ...(ring && { ring }) };
  if (near) {
    // Each cell comes with the rarest other part, in as many ways as that has.
    const [first] = parts;
    const ways = first ? tokensOf(first, undefined, terms.length, match).length : 1;
    const [cells] = cellsPart(near, ring ?? [0, near.km], Math.floor(MAX_TOKENS / ways));
    if (cells) {
      return { ...rest, tokens: tokensOf(cells, first, terms.length, match), isExact: false };
    }
  }
  const [first, second] = parts;
  if (first === undefined) return { ...rest, tokens: [ANY_TOKEN], isExact: near === undefined };
  const tokens = tokensOf(first, second, terms.length, match);
  return { ...rest, tokens, isExact: parts.length <= 2 && near === undefined };
}

function ringsOf(area: SearchArea): Ring[] {
  const ends = [...RINGS_KM.filter((km) => km < area.km), area.km];
  return ends.map((km, place) => [ends[place - 1] ?? -1, km]);
}

const STORE_ORDERS = {
  best: 'rank',
  newest: 'createdAt',
  price: 'resaleprice',
  '-price': '-resaleprice',
} as const;

/**
 * How to find what fits a search: the pair of its two rarest parts is asked for, a place always among them, and what more
 * it wants is looked for in the rows. Hits in the name come first where the best do.
 */
export function planSearch(query: SearchQuery, vocabulary: Vocabulary): SearchPlan {
  const terms = termsOf(query, vocabulary.synonyms);
  const sort = sortOf(query);
  const { near } = query;
  const step = (how: Pick<PlanStep, 'order' | 'match' | 'ring'>) => stepOf(query, terms, vocabulary, how);
  if (sort === 'nearest') {
    const rings = near ? ringsOf(near) : [];
    return { terms, steps: rings.map((ring) => step({ order: 'rank', ring })) };
  }
  const order = STORE_ORDERS[sort];
  if (sort !== 'best' || terms.length === 0) return { terms, steps: [step({ order })] };
  return { terms, steps: [step({ order, match: 'title' }), step({ order, match: 'text' })] };
}

/** The one step that finds everything a search does, in whatever order: what counting needs. */
export function planCount(query: SearchQuery, vocabulary: Vocabulary): PlanStep {
  const terms = termsOf(query, vocabulary.synonyms);
  return stepOf(query, terms, vocabulary, { order: 'createdAt' });
}
