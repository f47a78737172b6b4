import { userSearch } from '@thriftline/domain/accounts/user-search';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { userDocument } from './users.ts';

/** Keeps what an account is found by in step with its name and address, which may have changed in any order. */
export async function indexUser(uid: string): Promise<void> {
  const document = userDocument(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = await read(document, transaction);
    if (user === undefined) return;
    const search = userSearch(user);
    if (JSON.stringify(user.search) !== JSON.stringify(search)) transaction.update(document, { search });
  });
}
