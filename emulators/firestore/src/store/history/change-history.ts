import type { Document } from '../../model/document.ts';
import type { CommitChange, DocumentChange } from '../model/database.ts';

/** One commit in the history. */
export interface HistoryEntry {
  readonly version: number;
  readonly commit: CommitChange;
  /** What keeping it costs, in bytes. */
  readonly size: number;
}

interface PathChange {
  readonly version: number;
  readonly before: Document | null;
}

const MAX_COMMITS = 20_000;
const MAX_BYTES = 64 * 1_048_576;
/** Trimming shifts the list, so it is done for many at a time. */
const TRIM_STEP = 1000;

/**
 * The latest commits: what resumed listeners missed, what transactions may have read before it changed, and
 * so the state at any recent version.
 */
export class ChangeHistory {
  #entries: HistoryEntry[] = [];
  #size = 0;
  #floor: number;
  readonly #byPath = new Map<string, PathChange[]>();
  /** The oldest version somebody still reads at. */
  readonly #oldestNeeded: () => number;

  /** @param floor the version at which history begins */
  constructor(floor: number, oldestNeeded: () => number = () => Number.POSITIVE_INFINITY) {
    this.#floor = floor;
    this.#oldestNeeded = oldestNeeded;
  }

  /** The oldest version whose state is known. */
  get floor(): number {
    return this.#floor;
  }

  /** Forgets what is before this version. */
  begin(version: number): void {
    this.#entries = [];
    this.#byPath.clear();
    this.#size = 0;
    this.#floor = version;
  }

  append(entry: HistoryEntry): void {
    this.#entries.push(entry);
    this.#size += entry.size;
    for (const { path, before } of entry.commit.changes) {
      const changes = this.#byPath.get(path.key);
      const change = { version: entry.version, before };
      if (changes === undefined) this.#byPath.set(path.key, [change]);
      else changes.push(change);
    }
    if (this.#isTooBig(TRIM_STEP)) this.#trim();
  }

  /** The commits after a version, oldest first; null when history doesn't reach back that far. */
  since(version: number): readonly HistoryEntry[] | null {
    return version < this.#floor ? null : this.#entries.slice(firstAfter(this.#entries, version));
  }

  /** A document as it was at a version; undefined when it didn't change since. */
  before(pathKey: string, version: number): Document | null | undefined {
    const changes = this.#byPath.get(pathKey);
    if (changes === undefined || (changes.at(-1) as PathChange).version <= version) return undefined;
    return (changes[firstAfter(changes, version)] as PathChange).before;
  }

  /** All documents that changed since a version, as they were then. */
  overlay(version: number): Map<string, Document | null> {
    const overlay = new Map<string, Document | null>();
    for (let index = firstAfter(this.#entries, version); index < this.#entries.length; index++) {
      for (const { path, before } of (this.#entries[index] as HistoryEntry).commit.changes) {
        if (!overlay.has(path.key)) overlay.set(path.key, before);
      }
    }
    return overlay;
  }

  /** True when a document changed after a version. */
  hasChanged(pathKey: string, version: number): boolean {
    return (this.#byPath.get(pathKey)?.at(-1)?.version ?? 0) > version;
  }

  /** Each change of a document after a version, oldest first. */
  *changesSince(version: number): Generator<DocumentChange> {
    for (let index = firstAfter(this.#entries, version); index < this.#entries.length; index++) {
      yield* (this.#entries[index] as HistoryEntry).commit.changes;
    }
  }

  #isTooBig(slack: number): boolean {
    return this.#entries.length > MAX_COMMITS + slack || this.#size > MAX_BYTES;
  }

  #trim(): void {
    const needed = this.#oldestNeeded();
    let count = 0;
    let size = this.#size;
    while (count < this.#entries.length) {
      const entry = this.#entries[count] as HistoryEntry;
      if (entry.version > needed) break;
      if (this.#entries.length - count <= MAX_COMMITS && size <= MAX_BYTES / 2) break;
      size -= entry.size;
      count++;
      this.#floor = entry.version;
      for (const { path } of entry.commit.changes) this.#forget(path.key);
    }
    this.#entries = this.#entries.slice(count);
    this.#size = size;
  }

  #forget(pathKey: string): void {
    const changes = this.#byPath.get(pathKey);
    changes?.shift();
    if (changes?.length === 0) this.#byPath.delete(pathKey);
  }
}

/** The first place whose version is greater. */
function firstAfter(entries: readonly { readonly version: number }[], version: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] as { readonly version: number }).version <= version) low = middle + 1;
    else high = middle;
  }
  return low;
}
