import { WordCount } from '@thriftline/domain/search/count-words';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { loadEveryLanguage } from '@thriftline/domain/search/words/known-rules';
import type { CountSoFar } from './count-so-far.ts';

/** A listing as it is counted, under its id. */
export interface CountedListing {
  id: string;
  listing: StoredListing;
}

/** The listings after an id, in the order of their ids; none at the end. */
export type ListingsAfter = (id: string | undefined) => Promise<readonly CountedListing[]>;

/**
 * Goes on counting listings until all are counted or the time is over (milliseconds since 1970), a page at least. Gives where it stands
 * then, whether that is the end, and how many it counted now.
 */
export async function countListings(
  begun: CountSoFar,
  listingsAfter: ListingsAfter,
  until: number,
): Promise<{ now: CountSoFar; isAll: boolean; counted: number }> {
  await loadEveryLanguage();
  const count = WordCount.from(begun.count);
  let { after } = begun;
  let counted = 0;
  let page: readonly CountedListing[];
  do {
    page = await listingsAfter(after);
    for (const { listing } of page) count.add(listing);
    counted += page.length;
    after = page.at(-1)?.id ?? after;
  } while (page.length > 0 && Date.now() < until);
  const now = { ...begun, count: count.toPartial(), ...(after !== undefined && { after }) };
  return { now, isAll: page.length === 0, counted };
}
