import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { fileSearch } from '../saved-searches/file-search.ts';

/** A saved search is filed as long as it is there and not paused. */
export const savedSearchWritten = onDocumentWritten(
  { document: `${COLLECTIONS.savedSearches}/{searchId}`, retry: true },
  async ({ data, params }) => {
    // It is also written when its owner looks at what is new or gives it another name.
    const isOther = data?.before.get('paused') !== data?.after.get('paused');
    if (isOther) await fileSearch(params.searchId);
  },
);
