/** As many files at a time: the line is the page's first of all. */
const AT_ONCE = 2;

/** What came of a step: how many files are still missing, and whether none could be had. */
export interface Step {
  left: number;
  trouble: boolean;
}

/** Gives a device its files, a few with each step. A step goes by what is there, so one after a cut goes on where that left off. */
export class Keeper {
  /** Those that could not be had lately: others come first. */
  readonly #late = new Set<string>();
  #running: Promise<unknown> = Promise.resolve();
  readonly #there: () => Promise<ReadonlySet<string>>;

  /** `there` tells which addresses are kept already. */
  constructor(there: () => Promise<ReadonlySet<string>>) {
    this.#there = there;
  }

  /** Fetches the next of these addresses by `get`, which throws where one cannot be had or kept. Several tabs take turns. */
  next(addresses: readonly string[], get: (address: string) => Promise<void>): Promise<Step> {
    const step = this.#running.then(() => this.#step(addresses, get));
    // The caller hears of what fails.
    this.#running = step.catch(() => undefined);
    return step;
  }

  async #step(addresses: readonly string[], get: (address: string) => Promise<void>): Promise<Step> {
    const there = await this.#there();
    const missing = addresses.filter((address) => !there.has(address));
    if (missing.every((address) => this.#late.has(address))) this.#late.clear();
    const turn = missing.filter((address) => !this.#late.has(address)).slice(0, AT_ONCE);
    const results = await Promise.allSettled(turn.map(get));
    const failed = turn.filter((_, index) => results[index]?.status === 'rejected');
    for (const address of failed) this.#late.add(address);
    for (const result of results)
      if (result.status === 'rejected') console.warn('Not kept for later', result.reason);
    return {
      left: missing.length - turn.length + failed.length,
      trouble: failed.length > 0 && failed.length === turn.length,
    };
  }
}
