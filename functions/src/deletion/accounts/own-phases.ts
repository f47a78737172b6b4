import { UPLOADS } from '@thriftline/domain/base/collections';
import { addressBookOf } from '../../accounts/address-book.ts';
import { devicesOf } from '../../accounts/devices.ts';
import { draftsOf } from '../../accounts/drafts.ts';
import { actCountsDocument } from '../../accounts/limits/limit-acts.ts';
import { quotaDocument } from '../../accounts/limits/quotas.ts';
import { memberNotesOf } from '../../accounts/member-notes.ts';
import { presenceDocument } from '../../accounts/presence.ts';
import { pushTargetsOf } from '../../accounts/push-targets.ts';
import { deletedAccountDocument } from '../../accounts/sign-in/deleted-accounts.ts';
import { userDocument } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import { type AccountPhase, deleteFound, deleteKnown, deletingOf } from '../../jobs/account-phase.ts';
import { once } from '../../jobs/plan.ts';
import { auth } from '../../platform/firebase.ts';

/** Deletes the sign-in of an account that somebody deleted for good. Whose document alone is gone may register anew. */
async function deleteSignIn(uid: string): Promise<void> {
  if ((await read(deletedAccountDocument(uid))) === undefined) return;
  await (await auth()).deleteUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
}

/** What goes of an account itself: drafts, devices, delivery addresses, what admins noted about it, upload tickets, what was counted of it, when it was here, the sign-in. */
export const OWN_PHASES: readonly AccountPhase[] = [
  deleteFound('drafts', ['drafts'], draftsOf),
  deleteFound('devices', ['devices'], devicesOf),
  deleteFound('addressBook', ['addressBook'], addressBookOf),
  deleteFound('pushTargets', ['pushTargets'], pushTargetsOf),
  deleteFound('notes', ['memberNotes'], memberNotesOf),
  deleteFound('tickets', ['uploads'], (uid) => userDocument(uid).collection(UPLOADS)),
  deleteKnown('counts', ['actCounts', 'quotas', 'presence'], (uid) => [
    actCountsDocument(uid),
    quotaDocument(uid),
    presenceDocument(uid),
  ]),
  deletingOf(
    [],
    once('signIn', ({ about }) => deleteSignIn(about)),
  ),
];
