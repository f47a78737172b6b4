import { vi } from 'vitest';

type Work = () => Promise<unknown>;

/** The browser's locks, which all tabs share: one holder a name, the others wait in order. Only exclusive locks. */
class FakeLocks {
  readonly #last = new Map<string, Promise<unknown>>();

  request(name: string, ...rest: [Work] | [{ signal?: AbortSignal }, Work]): Promise<unknown> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    const before = this.#last.get(name) ?? Promise.resolve();
    const own = before.then(() => {
      options.signal?.throwIfAborted();
      return work();
    });
    this.#last.set(
      name,
      own.catch(() => undefined),
    );
    return own;
  }
}

/** Gives the page locks; happy-dom has none. */
export function stubLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
}
