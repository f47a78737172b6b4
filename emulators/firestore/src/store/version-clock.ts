/**
 * Versions of a store: microseconds since 1970, each greater than any before, whatever the wall clock does.
 * Clients ignore snapshots older than the last they saw, so a version must never come again.
 */
export class VersionClock {
  readonly #now: () => number;
  #last = 0;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  next(): number {
    this.#last = Math.max(Math.floor(this.#now() * 1000), this.#last + 1);
    return this.#last;
  }

  get last(): number {
    return this.#last;
  }

  /** Makes every later version greater than this one. */
  advanceTo(version: number): void {
    this.#last = Math.max(this.#last, version);
  }
}
