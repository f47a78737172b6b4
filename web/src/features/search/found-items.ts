import type { FoundListing } from '@thriftline/domain/search/search-engine';

/** So many items that were found are remembered one by one. */
const MOST = 500;

const items = new Map<string, FoundListing>();

/** Remembers an item that a search has found for as long as the page lives. */
export function rememberItem(row: FoundListing): void {
  items.delete(row.id);
  items.set(row.id, row);
  const [oldest] = items.keys();
  if (items.size > MOST && oldest !== undefined) items.delete(oldest);
}

/** What some search of this page's life found of an item, for when there is nobody to ask for more. */
export function recallItem(productId: string): FoundListing | undefined {
  return items.get(productId);
}
