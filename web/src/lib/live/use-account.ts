import type { User } from '@thriftline/domain/accounts/user';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** An account as it is now, live. For admins. */
export function useAccount(uid: string): LiveDocument<Stored<User>> {
  return useLiveDocument(documentOf('users', uid));
}
