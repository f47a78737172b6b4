import type { StoredListing } from '@thriftline/domain/search/listing';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveEntry, useLiveDocuments } from '@/lib/live/use-live-documents.ts';

const listing = (id: string) => documentOf('listings', id);

/** Some items that can be had, by their ids, live: one read each. One that cannot be had any more is not there. */
export function useListings(productIds: readonly string[]): (id: string) => LiveEntry<Stored<StoredListing>> {
  return useLiveDocuments(productIds, listing);
}
