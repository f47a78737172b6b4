import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { attemptEach } from './plan.ts';

/** How long a sweep takes up further pages where nobody says until when. */
const SWEEP_MS = 60_000;

/** How much of what is due is read at once, and until when (milliseconds since 1970) another page is begun. */
export interface Sweep {
  page: number;
  until?: number | undefined;
}

/**
 * What an ordered query finds, page by page, until there is no more or the time is over. Goes on behind the last of a page, whatever
 * became of it: what fails stays due, and would keep all that comes after it waiting for good.
 */
export async function* duePages<T>(
  query: Query<T>,
  { page, until = Date.now() + SWEEP_MS }: Sweep,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  let next = query;
  for (;;) {
    const { docs } = await next.limit(page).get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < page || Date.now() >= until) return;
    next = query.startAfter(last);
  }
}

/** Does something with all that an ordered query finds, past what fails; gives how often it did something and how often that failed. */
export async function attemptDue<T>(
  query: Query<T>,
  sweep: Sweep,
  act: (snapshot: QueryDocumentSnapshot<T>) => Promise<boolean>,
): Promise<{ done: number; failed: number }> {
  const total = { done: 0, failed: 0 };
  for await (const docs of duePages(query, sweep)) {
    const { done, failed } = await attemptEach(docs, ({ ref }) => ref.path, act);
    total.done += done;
    total.failed += failed;
  }
  return total;
}
