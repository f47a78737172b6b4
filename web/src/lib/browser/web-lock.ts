/**
 * Runs the work while it holds the lock that all tabs share, once it is free. Where the browser forbids locks, as it does
 * where it forbids site data, tabs share nothing that two of them could be at: the work runs all the same.
 */
export async function withLock<T>(name: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  let isHeld = false;
  try {
    return await navigator.locks.request(name, options, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    const isForbidden = !isHeld && error instanceof DOMException && error.name === 'SecurityError';
    if (!isForbidden) throw error;
    return work();
  }
}
