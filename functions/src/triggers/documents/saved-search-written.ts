import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { fileSearch } from '../../saved-searches/file-search.ts';
import type { FollowChange } from '../events/document-event.ts';

/** A saved search is filed as long as it is there, not paused, and not too much fits it. */
export const savedSearchWritten: FollowChange = async ({ data, documentId }) => {
  // It is also written when its owner looks at what is new or gives it another name.
  const isOther = (name: keyof SavedSearch) => data.before.get(name) !== data.after.get(name);
  if (isOther('paused') || isOther('frequency')) await fileSearch(documentId);
};
