import type { FoundPage } from '@thriftline/domain/search/search-engine';
import type { SearchQuery } from '@thriftline/domain/search/search-query';

/** Cards a page has: whole rows of two, three and four. */
export const FOUND_PER_PAGE = 24;

/** What was found so far. */
export interface Found {
  /** What was looked for: with other words than those typed where these found nothing and a slip in them could be mended. */
  query: SearchQuery;
  pages: readonly FoundPage[];
}

/** Where the next page begins; undefined when there is none. */
export function endOf({ pages }: Found): string | undefined {
  return pages.at(-1)?.after;
}

/** Whether some of it was found on this device alone. */
export function isOfDevice({ pages }: Pick<Found, 'pages'>): boolean {
  return pages.some((page) => page.isOfDevice === true);
}
