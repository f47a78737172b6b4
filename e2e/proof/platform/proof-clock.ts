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

  /** Calls back after each jump. */
  onJump(listener: () => void): void {
    this.listeners.add(listener);
  }
}
