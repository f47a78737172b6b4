import { onIdTokenChanged, type User } from 'firebase/auth';
import { forgetAccessToken, wasSignedIn } from '@/lib/access-token.ts';
import { SIGNED_OUT, setCurrentUser } from '@/lib/current-user.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { forgetAllReads } from '@/lib/forget-reads.ts';
import { reportError } from '@/lib/report-error.ts';
import { requestAccessToken } from '../api/request-access-token.ts';
import { Session } from './session.ts';

let session: Session | undefined;
let first = true;

function begin(user: User): void {
  session?.end();
  forgetAllReads();
  session = new Session(user);
  session.start().catch(reportError);
  // A token kept from an earlier visit is this person's: signing out removes it. No screen needs it, so a failure is
  // nobody's trouble now; the next visit asks again.
  if (!first || !wasSignedIn()) requestAccessToken(user).catch((error: unknown) => console.warn(error));
}

function end(): void {
  session?.end();
  session = undefined;
  forgetAccessToken();
  forgetAllReads();
  setCurrentUser(SIGNED_OUT);
}

/** Follows Auth for as long as the page lives and keeps lib/current-user.ts right. All tabs hear of each change. */
export function watchSession(): void {
  onIdTokenChanged(auth, (user) => {
    if (user === null) {
      end();
    } else {
      if (session?.user.uid !== user.uid) begin(user);
      session?.readToken().catch(reportError);
    }
    first = false;
  });
}
