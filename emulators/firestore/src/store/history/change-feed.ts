import type { CommitChange } from '../model/database.ts';

type Listener = (change: CommitChange) => void;

/**
 * Tells listeners of commits, each listener of each commit in order: a commit made by a listener is told
 * after the one being told. A listener that throws is a bug of its own and must not undo what is stored.
 */
export class ChangeFeed {
  readonly #listeners = new Set<Listener>();
  readonly #waiting: CommitChange[] = [];
  #isTelling = false;

  subscribe(listener: Listener): () => void {
    const own: Listener = (change) => listener(change);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  publish(change: CommitChange): void {
    this.#waiting.push(change);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) this.#tell(next);
    this.#isTelling = false;
  }

  #tell(change: CommitChange): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(change);
      } catch (error) {
        console.error('A listener of commits failed:', error);
      }
    }
  }
}
