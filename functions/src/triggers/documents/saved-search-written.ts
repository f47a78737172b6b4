import { fileSearch } from '../../saved-searches/file-search.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/** A saved search is filed as long as it is there, not paused, and not too much fits it. */
export const savedSearchWritten: FollowChange = async ({ data, documentId }) => {
  // It is also written when its owner looks at what is new or gives it another name.
  const { before, after } = changeOf('savedSearches', data);
  const isFiledOtherwise = before?.paused !== after?.paused || before?.frequency !== after?.frequency;
  if (isFiledOtherwise) await fileSearch(documentId);
};
