import { type AuditEntry, GRANT_ADMIN_COMMAND } from '@thriftline/domain/accounts/audit-entry';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';

/**
 * Makes the account an admin: the claim that rules and functions read, and the users document that screens show. An
 * account that never registered gets its document. The audit log says so. Gives the account's uid; throws when there is no such account.
 */
export async function grantAdmin(app: App, email: string): Promise<string> {
  const auth = getAuth(app);
  const account = await auth.getUserByEmail(email).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'auth/user-not-found') {
      throw new Error(`There is no account ${email}: sign up with it first, then grant it.`, {
        cause: error,
      });
    }
    throw error;
  });
  // The claim first: an open page fetches a new token when it sees the document change.
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, role: 'Admin' });
  const firestore = getFirestore(app);
  const document = firestore.doc(`${COLLECTIONS.users}/${account.uid}`);
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const holders = await transaction.get(document.parent.where('email', '==', account.email ?? email));
    if (!stored.exists && !holders.empty) {
      throw new Error(
        `Another account still goes by ${email}: log in with it on the site once, then grant it.`,
      );
    }
    if (stored.get('role') !== 'Admin') {
      const entry: Omit<AuditEntry, 'createdAt'> = {
        who: GRANT_ADMIN_COMMAND.uid,
        whoName: GRANT_ADMIN_COMMAND.name,
        what: 'makeAdmin',
        about: document.path,
        aboutName: email,
      };
      const createdAt = FieldValue.serverTimestamp();
      transaction.create(firestore.collection(COLLECTIONS.auditLog).doc(), { ...entry, createdAt });
    }
    if (stored.exists) transaction.update(document, { role: 'Admin' });
    else
      transaction.create(document, {
        name: account.displayName || email,
        email: account.email ?? email,
        role: 'Admin',
        status: 'Unverified',
        createdAt: FieldValue.serverTimestamp(),
      });
  });
  return account.uid;
}
