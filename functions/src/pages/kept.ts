interface KeptOptions {
  /** How long an answer is good for, in milliseconds. */
  forMs: () => number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A read whose answer is kept for a while and shared by everybody who asks meanwhile. A failure is not kept. */
export function kept<T>(read: () => Promise<T>, { forMs, now = Date.now }: KeptOptions): () => Promise<T> {
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
