import * as logger from 'firebase-functions/logger';
import { setAside } from '../../faults/set-aside.ts';
import type { DocumentChange, Follower } from './document-event.ts';

/**
 * Does all that follows from a change. What fails keeps nothing else from being done; it is thrown in the end, so that the event is
 * delivered again and all of it is done once more: each follower finds what it has done before. What a follower fails at three times
 * is filed under its name, and not tried again.
 */
export async function followAll(
  followers: readonly Follower[],
  change: DocumentChange,
  aside: typeof setAside<DocumentChange> = setAside,
): Promise<void> {
  const wanted = followers.filter((follower) => follower.wants(change));
  const ends = await Promise.allSettled(wanted.map(async ({ name, run }) => aside(name, run)(change)));
  const failures = ends.flatMap((end, index) => {
    if (end.status === 'fulfilled') return [];
    logger.error(`${wanted[index]?.name} failed at ${change.collection}/${change.documentId}`, end.reason);
    return [end.reason];
  });
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
}
