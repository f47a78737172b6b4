import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { collection, documentIn } from '../../firestore/collection.ts';

/**
 * What stays of a deleted account: that it is gone, so that no token it still has brings it back. Nothing about the
 * person. Functions only: no security rule names it.
 */
export interface DeletedAccount {
  deletedBy: string;
  deletedAt: StoredTime;
}

/** What stays of all deleted accounts; a document's id is the Auth uid. */
export const deletedAccounts = () => collection<DeletedAccount>('deletedAccounts');

/** What stays of one account, if it was deleted. */
export const deletedAccountDocument = (uid: string) => documentIn(deletedAccounts(), uid);
