import { CONDITIONS } from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { FoundCount, SearchEngine } from '@thriftline/domain/search/search-engine';
import type { SearchQuery } from '@thriftline/domain/search/search-query';

/** Each choice of the filters that is counted, and what it changes. */
const CHOICES: ReadonlyMap<string, Partial<SearchQuery>> = new Map<string, Partial<SearchQuery>>([
  ...CONDITIONS.map((condition) => [condition, { conditions: [condition] }] as const),
  ['verified', { verifiedOnly: true }],
]);

/** How many items each choice would leave; none of them without a network. */
export async function facetCounts(
  engine: SearchEngine,
  query: SearchQuery,
): Promise<ReadonlyMap<string, FoundCount>> {
  const counts = await engine.counts(query, [...CHOICES.values()]);
  const pairs = [...CHOICES.keys()].flatMap((choice, place) => {
    const count = counts[place];
    return count === undefined ? [] : [[choice, count] as const];
  });
  return new Map(pairs);
}
