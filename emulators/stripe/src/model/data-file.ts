import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Store, StoredState } from './store.ts';

/** How long changes are gathered before they are written, in milliseconds. */
const WRITE_DELAY_MS = 100;

/** Keeps the store in a file, so that it outlives the process. */
export class DataFile {
  private readonly path: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /** The state of the last run; undefined when there is none. Throws when the file is damaged. */
  read(): StoredState | undefined {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const damaged = `The card provider's data file ${this.path} is damaged or of another version: delete it to start over.`;
    let state: StoredState;
    try {
      state = JSON.parse(text) as StoredState;
    } catch (cause) {
      throw new Error(damaged, { cause });
    }
    if (state.version !== 1) throw new Error(damaged);
    return state;
  }

  /** Writes the store soon. */
  schedule(store: Store): void {
    this.timer ??= setTimeout(() => this.write(store), WRITE_DELAY_MS);
  }

  /** Writes the store now. A crash in the middle leaves the old file whole. */
  write(store: Store): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    mkdirSync(dirname(this.path), { recursive: true });
    const next = `${this.path}.next`;
    writeFileSync(next, JSON.stringify(store), { mode: 0o600 });
    renameSync(next, this.path);
  }
}
