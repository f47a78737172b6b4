import type { Sent } from '@/lib/writes/send-write.ts';
import { useMutations } from '../journal/mutations-store.ts';

/**
 * What has become of a mutation since a screen was told that it was sent, or waits: `sent` once the server has it, null once it was
 * refused, which is told by itself. `path` is the mutation's document.
 */
export function useSentSince(told: Sent | null, path: string | undefined): Sent | null {
  const state = useMutations().find((mutation) => mutation.path === path)?.state;
  if (told !== 'queued') return told;
  if (state === 'refused') return null;
  return state === 'sent' ? 'sent' : 'queued';
}
