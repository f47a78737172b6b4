import { onDocumentWritten } from 'firebase-functions/firestore';
import { refreshSearch } from '../search/refresh-search.ts';
import { hasOtherSynonyms } from '../search/shop-synonyms.ts';

/** Other synonyms hold at once: all listings are made anew. */
export const settingsWritten = onDocumentWritten(
  { document: 'settings/shop', retry: true },
  async ({ data }) => {
    if (data && hasOtherSynonyms(data.before.data(), data.after.data())) await refreshSearch();
  },
);
