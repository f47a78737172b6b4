import { startTransition, useCallback, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** How old what came with the page may be before it is read again, in milliseconds: browsers keep pages for going back. */
const FRESH_MS = 2 * 60_000;

/** What a read has come to. */
export type Fetched<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'error'; error: unknown };

/** An answer that came with the page, and when it was read, in milliseconds since 1970. */
export interface Served<T> {
  data: T;
  at: number;
}

/** One try to read; the first may have been spared by what came with the page. */
interface Attempt<T> {
  served?: Served<T>;
}

/**
 * Reads once when shown, and again on `retry`. `read` must be the same function in every rendering. What came with the page
 * is shown in place of a first reading, where the page was drawn of it: never where it is come back to.
 */
export function useFetched<T>(
  read: () => Promise<T>,
  served?: Served<T>,
): Fetched<T> & { retry: () => void } {
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState<Attempt<T>>(() => (hydrated || !served ? {} : { served }));
  const [answer, setAnswer] = useState<{ attempt: object; result: Fetched<T> }>();

  useEffect(() => {
    if (attempt.served && Math.abs(Date.now() - attempt.served.at) < FRESH_MS) return;
    let shown = true;
    const tell = (result: Fetched<T>) => {
      // As a transition: a long list is drawn in small steps, and taps are answered meanwhile.
      if (shown) startTransition(() => setAnswer({ attempt, result }));
    };
    read().then(
      (data) => tell({ status: 'ready', data }),
      // What came with the page stays when it cannot be read anew.
      (error: unknown) => !attempt.served && tell({ status: 'error', error }),
    );
    return () => {
      shown = false;
    };
  }, [read, attempt]);

  const retry = useCallback(() => setAttempt({}), []);
  const first: Fetched<T> = attempt.served
    ? { status: 'ready', data: attempt.served.data }
    : { status: 'loading' };
  return { ...(answer?.attempt === attempt ? answer.result : first), retry };
}
