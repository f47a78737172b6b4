import { refreshSearch } from '../../search/refresh-search.ts';
import { hasOtherSynonyms } from '../../search/shop-synonyms.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

const SHOP_SETTINGS = 'shop';

/** Other synonyms hold at once: all listings are made anew. */
export const settingsWritten: FollowChange = async ({ data, documentId }) => {
  if (documentId !== SHOP_SETTINGS) return;
  const { before, after } = changeOf('settings', data);
  if (hasOtherSynonyms(before, after)) await refreshSearch();
};
