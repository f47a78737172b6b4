import { forgetTold } from '../../follows/forget-told.ts';
import type { FollowDocument } from '../events/document-event.ts';
import { entityOf } from '../events/entity-of.ts';

/** What somebody was told of a seller's new items goes once they do not follow the seller any more. */
export const followDeleted: FollowDocument = async ({ data }) => {
  await forgetTold(entityOf('follows', data));
};
