import { memoize } from './memoize.ts';

interface MemoizeByOptions {
  /** How long an answer is remembered, in milliseconds. */
  forMs: number;
  /** Most keys that are remembered: the ones that were asked for longest ago are forgotten. */
  most: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A read by key whose answers are remembered for a while, each by itself. A failure is not. */
export function memoizeBy<T>(
  read: (key: string) => Promise<T>,
  { forMs, most, now = Date.now }: MemoizeByOptions,
): (key: string) => Promise<T> {
  const known = new Map<string, () => Promise<T>>();
  return (key) => {
    const answer = known.get(key) ?? memoize(() => read(key), { forMs: () => forMs, now });
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return answer();
  };
}
