/** The middle one of some times. */
const middleOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** How long pages take until what they are for is there, against one that asks no database, in the same browser and on the same machine. */
export class NavigationTimes {
  readonly #plain: number[] = [];
  readonly #pages: { name: string; ms: number }[] = [];

  /** Times a page that asks no database: what this engine takes on this machine anyway. */
  async plain(work: () => Promise<unknown>): Promise<void> {
    this.#plain.push(await timeOf(work));
  }

  /** Times one that does. */
  async page(name: string, work: () => Promise<unknown>): Promise<void> {
    this.#pages.push({ name, ms: await timeOf(work) });
  }

  /** How many times as long each page took as the plain one. */
  ratios(): { name: string; ratio: number }[] {
    const plain = middleOf(this.#plain);
    return this.#pages.map(({ name, ms }) => ({ name, ratio: ms / plain }));
  }

  /** All of it, for who runs the tests. */
  toString(): string {
    const plain = `plain ${this.#plain.map(Math.round).join(', ')} ms`;
    return [plain, ...this.#pages.map(({ name, ms }) => `${name} ${Math.round(ms)} ms`)].join('; ');
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
