/** Waits some milliseconds, or until the connection is back or the signal aborts, whichever comes first. */
export function waitForNetwork(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });
}
