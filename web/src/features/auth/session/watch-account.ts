import type { User } from '@thriftline/domain/user';
import { onSnapshot } from 'firebase/firestore';
import { documentOf } from '@/lib/converters.ts';
import type { Stored } from '@/lib/stored.ts';

interface AccountObserver {
  /** The document as it is now. */
  onAccount(account: Stored<User>): void;
  /** The server says there is none. */
  onMissing(): void;
  onError(error: unknown): void;
}

/** Follows the own users document. Gives back how to stop. */
export function watchAccount(uid: string, observer: AccountObserver): () => void {
  return onSnapshot(
    documentOf('users', uid),
    // That the server agrees with a cache that knows of no document is a change of the metadata alone.
    { includeMetadataChanges: true },
    {
      next: (snapshot) => {
        const account = snapshot.data();
        if (account !== undefined) observer.onAccount(account);
        else if (!snapshot.metadata.fromCache) observer.onMissing();
      },
      error: observer.onError,
    },
  );
}
