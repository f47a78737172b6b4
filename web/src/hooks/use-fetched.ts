import { startTransition, useCallback, useEffect, useState } from 'react';

/** What a read has come to. */
export type Fetched<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'error'; error: unknown };

/** Reads once when shown, and again on `retry`. `read` must be the same function in every rendering. */
export function useFetched<T>(read: () => Promise<T>): Fetched<T> & { retry: () => void } {
  const [attempt, setAttempt] = useState({ number: 1 });
  const [answer, setAnswer] = useState<{ attempt: object; result: Fetched<T> }>();

  useEffect(() => {
    let shown = true;
    const tell = (result: Fetched<T>) => {
      // As a transition: a long list is drawn in small steps, and taps are answered meanwhile.
      if (shown) startTransition(() => setAnswer({ attempt, result }));
    };
    read().then(
      (data) => tell({ status: 'ready', data }),
      (error: unknown) => tell({ status: 'error', error }),
    );
    return () => {
      shown = false;
    };
  }, [read, attempt]);

  const retry = useCallback(() => setAttempt(({ number }) => ({ number: number + 1 })), []);
  const result: Fetched<T> = answer?.attempt === attempt ? answer.result : { status: 'loading' };
  return { ...result, retry };
}
