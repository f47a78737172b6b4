/** Buyers who pay at the same moment: each waits for the others of the item, but not for ever. */
export class Rendezvous {
  private readonly missing = new Map<number, number>();
  private readonly complete = new Map<number, () => void>();
  private readonly met = new Map<number, Promise<void>>();

  /** `items` has each item once for every buyer who is expected there. */
  constructor(items: readonly number[], patienceMs: number) {
    for (const item of items) {
      this.missing.set(item, (this.missing.get(item) ?? 0) + 1);
      if (this.met.has(item)) continue;
      this.met.set(
        item,
        new Promise((resolve) => {
          setTimeout(resolve, patienceMs);
          this.complete.set(item, resolve);
        }),
      );
    }
  }

  /** One of the expected is there, or will not come. */
  arrive(item: number): void {
    const left = (this.missing.get(item) ?? 0) - 1;
    this.missing.set(item, left);
    if (left === 0) this.complete.get(item)?.();
  }

  /** Done when all who were expected arrived, or patience is at its end. */
  async everybody(item: number): Promise<void> {
    await this.met.get(item);
  }
}
