import { wasSignedIn } from '@/lib/access-token.ts';
import { useCurrentUser } from '@/lib/current-user.ts';
import { useHydrated } from './use-hydrated.ts';

/** Whether somebody is signed in; until Auth has been asked, what held at the last visit is most likely. */
export function useLikelySignedIn(): boolean {
  const { status } = useCurrentUser();
  const hydrated = useHydrated();
  return status === 'loading' ? hydrated && wasSignedIn() : status === 'signedIn';
}
