import type { DocumentPath } from '../../model/path.ts';

/** How long a read stands behind writers. */
const PATIENCE_MILLIS = 2000;

/** Tells whether a read will look, or may look, at a document. */
export type Wanted = (path: DocumentPath) => boolean;

interface Writer {
  readonly paths: readonly DocumentPath[];
  readonly done: Promise<void>;
}

/**
 * Commits that wait for locks. A transaction that holds nothing yet reads behind those that wait to write what it wants
 * to read: else one reader after the other could keep them waiting. Whoever holds nothing is waited for by nobody, so
 * no circle can come of it.
 */
export class WaitingWriters {
  readonly #waiting = new Set<Writer>();

  /** Notes a commit as waiting. Call what it gives when the commit is done, or given up. */
  enter(paths: readonly DocumentPath[]): () => void {
    let leave: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const writer = { paths, done };
    this.#waiting.add(writer);
    return () => {
      this.#waiting.delete(writer);
      leave();
    };
  }

  /** Done when those are that wait now to write what is wanted, and after two seconds at the latest. */
  async standBehind(wanted: Wanted): Promise<void> {
    const before = [...this.#waiting].filter(({ paths }) => paths.some(wanted));
    if (before.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MILLIS);
    });
    await Promise.race([Promise.all(before.map(({ done }) => done)), patience]);
    clearTimeout(timer);
  }
}
