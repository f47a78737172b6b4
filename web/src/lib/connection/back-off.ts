/** Pauses in milliseconds, the shortest first. */
export type Pauses = readonly [number, ...number[]];

/** Pauses of which each is twice the one before, up to the longest. */
export function doubling(first: number, longest: number): Pauses {
  const others: number[] = [];
  for (let pause = first; pause < longest; others.push(pause)) pause = Math.min(2 * pause, longest);
  return [first, ...others];
}

/** How long whoever tries again and again waits: longer each time, and at last always the longest pause. */
export class BackOff {
  readonly #pauses: Pauses;
  #tries = 0;

  constructor(pauses: Pauses) {
    this.#pauses = pauses;
  }

  /** The pause before the next try, in milliseconds. */
  next(): number {
    const pause = this.#pauses[Math.min(this.#tries, this.#pauses.length - 1)] ?? this.#pauses[0];
    this.#tries += 1;
    return pause;
  }

  /** Begins again with the shortest. */
  reset(): void {
    this.#tries = 0;
  }
}
