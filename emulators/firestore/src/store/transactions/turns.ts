import type { DocumentPath } from '../../model/path.ts';
import type { ReadSet } from './read-set.ts';

/** How long a repeated transaction keeps others waiting. */
const TURN_MILLIS = 2000;

interface Turn {
  readonly holder: string;
  /** What the attempt before this one read: what this one will most likely read. */
  readonly reads: ReadSet;
  /** Lower is older. */
  readonly seniority: number;
  readonly granted: Promise<void>;
  grant: () => void;
  isGranted: boolean;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Turns for transactions that lost once. Many that read the same documents at once would lose to the oldest among
 * them again and again. A repeated one therefore waits in line with other repeated ones for the same documents, and
 * while it has its turn (2 s at most) writes of others to them wait, also before it has read anything.
 */
export class Turns {
  /** In order of arrival. */
  readonly #line: Turn[] = [];
  #listeners: (() => void)[] = [];

  /** Stands in line; done when it is this transaction's turn. */
  take(holder: string, reads: ReadSet, seniority: number): Promise<void> {
    const known = this.#line.find((turn) => turn.holder === holder);
    if (known !== undefined) return known.granted;
    let grant: () => void = () => undefined;
    const granted = new Promise<void>((resolve) => {
      grant = resolve;
    });
    this.#line.push({ holder, reads, seniority, granted, grant, isGranted: false, timer: undefined });
    this.#grantNext();
    return granted;
  }

  /** Ends the turn of a transaction, if it has one, and wakes whoever waits for it or for its locks. */
  release(holder: string): void {
    const index = this.#line.findIndex((turn) => turn.holder === holder);
    const turn = this.#line[index];
    if (turn !== undefined) {
      this.#line.splice(index, 1);
      clearTimeout(turn.timer);
      turn.grant();
      this.#grantNext();
    }
    this.#wake();
  }

  #wake(): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }

  /** Ends all turns. */
  clear(): void {
    for (const { holder } of [...this.#line]) this.release(holder);
    this.#wake();
  }

  /**
   * True when these documents are in somebody else's turn. Between two that have turns the older one isn't
   * kept waiting, so they can't wait for each other.
   */
  areTaken(paths: readonly DocumentPath[], writer: { holder: string; seniority: number } | null): boolean {
    return this.#line.some(
      (turn) =>
        turn.isGranted &&
        turn.holder !== writer?.holder &&
        turn.seniority < (writer?.seniority ?? Number.POSITIVE_INFINITY) &&
        paths.some((path) => turn.reads.mayInclude(path)),
    );
  }

  /** Done when some turn or transaction ended, or after the given time. */
  nextRelease(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      timer.unref();
      this.#listeners.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #grantNext(): void {
    for (const [place, turn] of this.#line.entries()) {
      if (turn.isGranted) continue;
      if (this.#line.slice(0, place).some((earlier) => earlier.reads.overlaps(turn.reads))) continue;
      turn.isGranted = true;
      turn.timer = setTimeout(() => this.release(turn.holder), TURN_MILLIS);
      turn.timer.unref();
      turn.grant();
    }
  }
}
