import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { collection, documentIn } from '../../firestore/collection.ts';

/**
 * What stays of a deleted account: that it is gone, so that no token it still has brings it back, and whether it was suspended, so that
 * what was held stays so. Nothing else about the person. Functions only: no security rule names it.
 */
export interface DeletedAccount {
  deletedBy: string;
  deletedAt: StoredTime;
  /** It was suspended when it was deleted. */
  suspended?: true;
}

/** What stays of all deleted accounts; a document's id is the Auth uid. */
export const deletedAccounts = () => collection<DeletedAccount>('deletedAccounts');

/** What stays of one account, if it was deleted. */
export const deletedAccountDocument = (uid: string) => documentIn(deletedAccounts(), uid);
