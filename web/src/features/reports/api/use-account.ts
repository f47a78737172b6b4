import type { User } from '@thriftline/domain/user';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** An account as it is now, live. For admins. */
export function useAccount(uid: string): LiveDocument<Stored<User>> {
  return useLiveDocument(documentOf('users', uid));
}
