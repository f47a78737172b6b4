import { userSearch } from '@thriftline/domain/accounts/user-search';
import { indexUser } from '../../accounts/index-user.ts';
import { notifyOnStatus } from '../../notifications/events/notify-on-status.ts';
import { startFollowingAddress } from '../../sellers/follow-address-job.ts';
import { showSellerStatus } from '../../sellers/show-seller-status.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/**
 * A renamed account is found by its new words; one from before there was a search, from its next change on. What an account
 * offers that lost its badge, however it did, loses it too; an address that is new, or confirmed by now, comes to the contacts of its
 * items; who gets a badge or loses it is told.
 */
export const userUpdated: FollowChange = async ({ data, documentId, time }) => {
  const { before, after: user } = changeOf('users', data);
  if (user === undefined) return;
  // Most changes are to other fields, and this function's own write comes back as one.
  if (before?.status === 'Verified' && user.status !== 'Verified') await showSellerStatus(documentId);
  if (before && before.status !== user.status) await notifyOnStatus(documentId, new Date(time));
  const isConfirmedNow = before?.unprovenSince !== undefined && user.unprovenSince === undefined;
  if (isConfirmedNow || (before && before.email !== user.email)) await startFollowingAddress(documentId);
  if (JSON.stringify(user.search) !== JSON.stringify(userSearch(user))) await indexUser(documentId);
};
