import { onIdTokenChanged, type User } from 'firebase/auth';
import { clearAccessToken, wasSignedIn } from '@/lib/device/site-data/access-token.ts';
import { hasLetGo } from '@/lib/device/site-data/free-databases.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { confirmAccount } from './confirm-account.ts';
import { enterDevice, leaveDevice } from './leave-device.ts';
import { requestAccessToken } from './request-access-token.ts';
import { Session } from './session.ts';

let session: Session | undefined;
let first = true;

async function begin(user: User, hadToken: boolean): Promise<void> {
  const running = session !== undefined;
  session?.end();
  session = new Session(user);
  const own = session;
  if (await enterDevice(user.uid, running)) return;
  own.start().catch(reportError);
  // A token stored at an earlier visit is this person's: signing out removes it. No screen needs it, so a failure is
  // nobody's trouble now; the next visit asks again.
  if (!hadToken) requestAccessToken(user).catch((error: unknown) => console.warn(error));
}

async function end(): Promise<void> {
  const running = session !== undefined;
  session?.end();
  session = undefined;
  clearAccessToken();
  await leaveDevice(running);
}

async function follow(user: User | null): Promise<void> {
  // Without its databases the page can't know who is signed in. The one that replaces it finds out.
  if (hasLetGo()) return;
  const wasKept = first;
  const hadToken = first && wasSignedIn();
  first = false;
  if (user === null) {
    await end();
    return;
  }
  if (session?.user.uid !== user.uid) await begin(user, hadToken);
  // Auth was not let ask before it said who is signed in.
  if (wasKept) confirmAccount(user).catch(reportError);
  // Not waited for: renewing it may take as long as a bad network likes.
  session?.readToken().catch(reportError);
}

/** Follows Auth for as long as the page lives and keeps lib/account/current-user.ts right. All tabs hear of each change. */
export function watchSession(): void {
  // One change after the other: what one person left is cleared before the next one comes.
  let last = Promise.resolve();
  onIdTokenChanged(auth, (user) => {
    last = last.then(() => follow(user)).catch(reportError);
  });
}
