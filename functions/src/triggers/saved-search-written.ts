import { COLLECTIONS } from '@thriftline/domain/collections';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { fileSearch } from '../saved-searches/file-search.ts';

/** A saved search is filed as long as it is there, not paused, and not too much fits it. */
export const savedSearchWritten = onDocumentWritten(
  { document: `${COLLECTIONS.savedSearches}/{searchId}`, retry: true },
  async ({ data, params }) => {
    // It is also written when its owner looks at what is new or gives it another name.
    const isOther = (name: keyof SavedSearch) => data?.before.get(name) !== data?.after.get(name);
    if (isOther('paused') || isOther('frequency')) await fileSearch(params.searchId);
  },
);
