/** Numbers that look random and are the same for the same seed (mulberry32), so that a run can be replayed. */
export class Random {
  private state: number;

  /** `seed` is a whole number; its lowest 32 bits count. */
  constructor(seed: number) {
    this.state = seed >>> 0;
    // Neighboring seeds begin alike; a few rounds part them.
    for (let round = 0; round < 4; round += 1) this.next();
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items, which must not be empty. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const keyed = items.map((item) => ({ item, key: this.next() }));
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
  }

  /** A source of its own: what is drawn from it changes nothing here. */
  fork(): Random {
    return new Random(this.between(0, 0xffff_ffff));
  }
}
