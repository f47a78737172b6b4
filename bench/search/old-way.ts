import type { ListingStore } from '@thriftline/domain/search/listing-store';
import { matchOf, termsOf } from '@thriftline/domain/search/matches';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { ANY_TOKEN } from '@thriftline/domain/search/tokens';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import { categoryUnit } from '@thriftline/domain/search/words/units';

/** Rows read at a time, as category pages did before. */
const PART = 50;

/** After so many the old way is given up: a person would have done so long before. */
const MOST = 2_000;

/** The way words were looked for before: the newest rows of a category, or here of the shop, read until a page is full. */
export async function searchOldWay(
  store: ListingStore,
  query: SearchQuery,
  limit: number,
): Promise<{ found: number; read: number }> {
  const { categoryId } = query;
  const tokens = [categoryId === undefined ? ANY_TOKEN : categoryUnit(categoryId)];
  const terms = termsOf(query, NO_SYNONYMS);
  let [found, read] = [0, 0];
  let after: { values: readonly number[]; id: string } | undefined;
  while (found < limit && read < MOST) {
    const rows = await store.read(
      { tokens, min: query.min, max: query.max },
      { order: 'createdAt', limit: PART, after },
    );
    read += rows.length;
    found += rows.filter(({ listing }) => matchOf(listing, query, terms) !== undefined).length;
    const last = rows.at(-1);
    if (rows.length < PART || last === undefined) break;
    after = { values: [last.listing.createdAt.toMillis(), last.listing.resaleprice], id: last.id };
  }
  return { found, read };
}
