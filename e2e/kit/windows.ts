/**
 * Tries until it was done within one window of the clock, of so many milliseconds since 1970 as acts are counted in, and gives what came of
 * that: a count begins anew with each window.
 */
export async function withinOneWindow<T>(ms: number, attempt: (window: number) => Promise<T>): Promise<T> {
  const windowNow = () => Math.floor(Date.now() / ms);
  for (;;) {
    const window = windowNow();
    const result = await attempt(window);
    if (windowNow() === window) return result;
  }
}
