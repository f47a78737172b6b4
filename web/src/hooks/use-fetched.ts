import { startTransition, useCallback, useEffect, useState } from 'react';
import { FRESH_MS, uncheckedSince } from '@/lib/calls/fetch-json.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';

/** What a read has come to. */
export type Fetched<T> =
  | { status: 'loading' }
  /** `asOf`: since when nobody has checked it, in milliseconds since 1970, where that is long ago. */
  | { status: 'ready'; data: T; asOf?: number | undefined }
  | { status: 'error'; error: unknown };

/** An answer that came with the page, and when it was read, in milliseconds since 1970. */
export interface Served<T> {
  data: T;
  at: number;
}

/** One try to read. The first may have been spared by what came with the page, in place of what `read` would give. */
interface Attempt<T> {
  served?: Served<T>;
  read?: () => Promise<T>;
}

/**
 * Reads once when shown, and again on `retry`. `read` must be the same function in every rendering. What came with the page
 * is shown in place of a first reading.
 */
export function useFetched<T>(
  read: () => Promise<T>,
  served?: Served<T>,
): Fetched<T> & { retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt<T>>(served ? { served, read } : {});
  const [answer, setAnswer] = useState<{ attempt: object; result: Fetched<T> }>();
  const known = attempt.read === read ? attempt.served : undefined;

  useEffect(() => {
    if (known && Math.abs(serverNow() - known.at) < FRESH_MS) return;
    let shown = true;
    // What came with the page is older than its first rendering, which has to be what was drawn.
    if (known) setAnswer({ attempt, result: { status: 'ready', data: known.data, asOf: known.at } });
    const tell = (result: Fetched<T>) => {
      // As a transition: a long list is drawn in small steps, and taps are answered meanwhile.
      if (shown) startTransition(() => setAnswer({ attempt, result }));
    };
    read().then(
      (data) => tell({ status: 'ready', data, asOf: uncheckedSince(data) }),
      // What came with the page stays when it cannot be read anew.
      (error: unknown) => !known && tell({ status: 'error', error }),
    );
    return () => {
      shown = false;
    };
  }, [read, attempt, known]);

  const retry = useCallback(() => setAttempt({}), []);
  const first: Fetched<T> = known ? { status: 'ready', data: known.data } : { status: 'loading' };
  return { ...(answer?.attempt === attempt ? answer.result : first), retry };
}
