interface MemoizeOptions {
  /** How long an answer is remembered, in milliseconds. */
  forMs: () => number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A read whose answer is remembered for a while and shared by everybody who asks meanwhile. A failure is not. */
export function memoize<T>(
  read: () => Promise<T>,
  { forMs, now = Date.now }: MemoizeOptions,
): () => Promise<T> {
  let last: { answer: Promise<T>; at: number } | undefined;
  return () => {
    if (last !== undefined && now() - last.at < forMs()) return last.answer;
    const current = { answer: read(), at: now() };
    last = current;
    current.answer.catch(() => {
      if (last === current) last = undefined;
    });
    return current.answer;
  };
}
