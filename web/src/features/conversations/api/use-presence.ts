import type { Presence } from '@thriftline/domain/accounts/presence';
import { documentOf } from '@/lib/firebase/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

/** When an account was last here, live; undefined if that isn't known, or the account keeps it private. */
export function usePresence(uid: string): Presence | undefined {
  return useLiveDocument(documentOf('presence', uid)).row?.data;
}
