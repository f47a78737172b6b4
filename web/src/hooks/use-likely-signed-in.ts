import { useSyncExternalStore } from 'react';
import { getCurrentUser, onCurrentUser } from '@/lib/account/current-user.ts';
import { wasSignedIn } from '@/lib/device/site-data/access-token.ts';

function isLikely(): boolean {
  const { status } = getCurrentUser();
  return status === 'loading' ? wasSignedIn() : status === 'signedIn';
}

/**
 * Whether somebody is signed in; until Auth has been asked, what held at the last visit is most likely. Told as this one
 * fact, so that the many cards of the home page are not drawn again when it turns out to be as they took it.
 */
export function useLikelySignedIn(): boolean {
  return useSyncExternalStore(onCurrentUser, isLikely, () => false);
}
