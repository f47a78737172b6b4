import type { User } from '@thriftline/domain/accounts/user';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { collection, documentIn, type Stored } from '../firestore/collection.ts';

/** The accounts; a document's id is the Auth uid. */
export const users = () => collection<User>(COLLECTIONS.users);

/** One account. */
export const userDocument = (uid: string) => documentIn(users(), uid);

/** The account with an e-mail address, whatever its case, if there is one. */
export async function findUserByEmail(email: string): Promise<Stored<User> | undefined> {
  const found = await users().where('email', '==', email.toLowerCase()).limit(1).get();
  const user = found.docs[0];
  return user && { id: user.id, data: user.data() };
}
