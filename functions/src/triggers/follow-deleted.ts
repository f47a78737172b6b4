import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { forgetTold } from '../follows/forget-told.ts';

/** What somebody was told of a seller's new items goes once they do not follow the seller any more. */
export const followDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.follows}/{followId}`, retry: true },
  async ({ data }) => {
    if (data !== undefined) await forgetTold(data.data() as Follow);
  },
);
