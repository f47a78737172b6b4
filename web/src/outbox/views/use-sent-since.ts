import type { Sent } from '@/lib/writes/send-write.ts';
import { useActs } from '../journal/acts-store.ts';

/**
 * What has become of an act since a screen was told that it was sent, or waits: `sent` once the server has it, null once it was
 * refused, which is told by itself. `path` is the act's document.
 */
export function useSentSince(told: Sent | null, path: string | undefined): Sent | null {
  const state = useActs().find((act) => act.path === path)?.state;
  if (told !== 'queued') return told;
  if (state === 'refused') return null;
  return state === 'sent' ? 'sent' : 'queued';
}
