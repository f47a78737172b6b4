import { startFollowingAway } from '../../sellers/follow-away-job.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/** Who goes away may hide what they sell until they are back. */
export const presenceWritten: FollowChange = async ({ data, documentId }) => {
  const { before, after } = changeOf('presence', data);
  // Most changes are the day an account was here.
  if (before?.hidesUntil !== after?.hidesUntil) await startFollowingAway(documentId);
};
