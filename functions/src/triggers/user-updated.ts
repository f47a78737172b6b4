import { COLLECTIONS } from '@thriftline/domain/collections';
import type { User } from '@thriftline/domain/user';
import { userSearch } from '@thriftline/domain/user-search';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { indexUser } from '../accounts/index-user.ts';
import { startFollowingAddress } from '../sellers/follow-address-job.ts';
import { showSellerStatus } from '../sellers/show-seller-status.ts';

/**
 * A renamed account is found by its new words; one from before there was a search, from its next change on. What an account
 * offers that lost its badge, however it did, loses it too; a new address comes to the contacts of its items.
 */
export const userUpdated = onDocumentUpdated(
  { document: `${COLLECTIONS.users}/{uid}`, retry: true },
  async ({ data, params }) => {
    const user = data?.after.data() as User | undefined;
    if (user === undefined) return;
    // Most changes are to other fields, and this function's own write comes back as one.
    const before = data?.before.data() as User | undefined;
    if (before?.status === 'Verified' && user.status !== 'Verified') await showSellerStatus(params.uid);
    if (before && before.email !== user.email) await startFollowingAddress(params.uid);
    if (JSON.stringify(user.search) !== JSON.stringify(userSearch(user))) await indexUser(params.uid);
  },
);
