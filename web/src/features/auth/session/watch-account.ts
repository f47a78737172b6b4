import type { User } from '@thriftline/domain/accounts/user';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { listen } from '@/lib/live/listen.ts';

interface AccountObserver {
  /** The document as it is now. */
  onAccount(account: Stored<User>): void;
  /** The server says there is none. */
  onMissing(): void;
  onError: (error: unknown) => void;
}

/** Follows the own users document. Gives back how to stop. */
export function watchAccount(uid: string, observer: AccountObserver): () => void {
  return listen(documentOf('users', uid), {
    next: (snapshot) => {
      const account = snapshot.data();
      if (account !== undefined) observer.onAccount(account);
      // That the server agrees with a cache that knows of no document is a change of the metadata alone.
      else if (!snapshot.metadata.fromCache) observer.onMissing();
    },
    error: observer.onError,
  });
}
