/** The time of a proof: the real one and what it was put ahead. Firestore, the card provider and every instance share it. */
export class ProofClock {
  aheadMs = 0;
  private readonly listeners = new Set<() => void>();

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.aheadMs;

  /** Goes ahead at once. */
  advance(milliseconds: number): void {
    this.aheadMs += milliseconds;
    for (const listener of this.listeners) listener();
  }

  /** Goes ahead to a time in milliseconds since 1970, if that is to come. */
  goTo(time: number): void {
    const wait = time - this.now();
    if (wait > 0) this.advance(wait);
  }

  /** Calls back after each jump. */
  onJump(listener: () => void): void {
    this.listeners.add(listener);
  }
}
