/** Longest wait for the line to be free, in milliseconds: a page whose requests hang may not keep everything from coming. */
const PATIENCE_MS = 10_000;

/** What pages wait for right now, so that what nobody waits for lets it pass. */
export class Traffic {
  #open = 0;
  #waiting: (() => void)[] = [];

  /** Counts a request of a page until it is done, well or not. */
  count(done: Promise<unknown>): void {
    this.#open += 1;
    const end = () => {
      this.#open -= 1;
      if (this.#open > 0) return;
      for (const goOn of this.#waiting.splice(0)) goOn();
    };
    done.then(end, end);
  }

  /** Waits until no page waits, or long enough. */
  async quiet(): Promise<void> {
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      this.#waiting.push(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }
}
