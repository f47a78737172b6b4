import { select } from '@lingui/core/macro';
import { waitsFor } from '@/lib/connection/connection.ts';

/** What is said of unfollowing a seller while that waits to be sent. */
export function unfollowWaits(): string {
  const waits = waitsFor();
  return select(waits, {
    offline: 'Waiting to send: it is done once you’re back online.',
    other: 'Waiting to send: it is done once we’re connected again.',
  });
}
