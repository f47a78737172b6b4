import {
  closeSync,
  existsSync,
  fsync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../../model/document.ts';
import { FirestoreError } from '../../model/firestore-error.ts';
import type { DatabaseName } from '../../model/path.ts';
import { microsFromTimestamp } from '../../model/timestamp.ts';
import type { CommitChange } from '../model/database.ts';
import { lockFolder } from './folder-lock.ts';
import { commitLine, commitLines, exportLine, LOG_FORMAT, versionLine } from './log-records.ts';
import { type LogContent, replayLog } from './replay-log.ts';

const LOG_FILE = 'commits.jsonl';
/** A log is written anew when it has grown by this and to a multiple of what it was when last written anew. */
const SPARE_BYTES = 16 * 1_048_576;
const GROWTH = 2;
/** Documents written anew before others get their turn. */
const REWRITE_SLICE = 1000;
/** What is written is forced to the disk this much later. */
const SYNC_DELAY_MS = 1000;

/** What a log is written anew from: the documents as they are at the moment of asking. */
export type LogSource = () => Iterable<{
  readonly name: DatabaseName;
  readonly documents: Iterable<Document>;
}>;

/**
 * The commits of a store in a file. A commit is handed to the operating system before it is acknowledged, so it
 * survives the process being killed at any moment; to the disk it is forced within about a second, so a loss of
 * power may take the last second. One process at a time: it locks the folder.
 */
export class CommitLog {
  readonly #folder: string;
  readonly #file: string;
  #unlock: () => void = () => undefined;
  readonly #spareBytes: number;
  #source: LogSource = () => [];
  #descriptor: number | undefined;
  #size = 0;
  #sizeWhenNew = 0;
  #exports: number[] = [];
  #version = 0;
  /** The file being written anew; commits go to both until it takes the place of the old one. */
  #next: { readonly descriptor: number; size: number } | undefined;
  #rewriting: Promise<void> = Promise.resolve();
  #syncTimer: NodeJS.Timeout | undefined;

  /** @param folder is made when it's not there */
  constructor(folder: string, spareBytes = SPARE_BYTES) {
    this.#folder = folder;
    this.#file = join(folder, LOG_FILE);
    this.#spareBytes = spareBytes;
  }

  /**
   * Takes the folder for this process and tells what the log holds; changes nothing there.
   *
   * @throws FirestoreError FAILED_PRECONDITION while another process has the folder, or for a log that is damaged
   */
  async read(): Promise<LogContent> {
    this.#unlock = takeFolder(this.#folder);
    const content = await replayLog(this.#file);
    this.#exports = [...content.exports];
    this.#version = content.version;
    this.#size = content.length;
    return content;
  }

  /** Takes commits from now on, behind what was read. `source` is what it is written anew from. */
  begin(source: LogSource): void {
    rmSync(this.#nextFile, { force: true });
    this.#source = source;
    this.#descriptor = openSync(this.#file, existsSync(this.#file) ? 'r+' : 'w+');
    // A commit cut off by a crash must not become the beginning of the next line.
    ftruncateSync(this.#descriptor, this.#size);
    if (this.#size === 0) this.#size = write(this.#descriptor, `${LOG_FORMAT}\n`, 0);
  }

  /** Bytes in the log. */
  get size(): number {
    return this.#size;
  }

  /** Versions of exports this log goes on from: it holds all they hold, and what came later. */
  get exports(): readonly number[] {
    return this.#exports;
  }

  append(database: DatabaseName, change: CommitChange): void {
    for (const line of commitLines(database, change)) this.#write(line);
    this.#version = microsFromTimestamp(change.readTime);
    if (this.#size > GROWTH * this.#sizeWhenNew + this.#spareBytes) this.#startRewrite();
  }

  /** Notes that an export of this version holds all there is. */
  noteExport(version: number): void {
    this.#exports.push(version);
    this.#write(exportLine(version));
  }

  /** Forgets all exports but this one (for null: all), which is what the log goes on from now. */
  async goOnFrom(version: number | null): Promise<void> {
    this.#exports = version === null ? [] : [version];
    await this.rewrite();
  }

  /** Writes the log anew, with just what there is now. Commits go on meanwhile. */
  async rewrite(): Promise<void> {
    await this.settled();
    this.#startRewrite();
    await this.settled();
  }

  /** Done when the log is not being written anew. */
  settled(): Promise<void> {
    return this.#rewriting;
  }

  close(): void {
    clearTimeout(this.#syncTimer);
    if (this.#next !== undefined) closeSync(this.#next.descriptor);
    this.#next = undefined;
    if (this.#descriptor !== undefined) {
      fsyncSync(this.#descriptor);
      closeSync(this.#descriptor);
      this.#descriptor = undefined;
    }
    this.#unlock();
    this.#unlock = () => undefined;
  }

  get #nextFile(): string {
    return `${this.#file}.new`;
  }

  #write(line: string): void {
    if (this.#descriptor === undefined) throw new FirestoreError('UNAVAILABLE', 'The commit log is closed.');
    this.#size += write(this.#descriptor, line, this.#size);
    if (this.#next !== undefined) this.#next.size += write(this.#next.descriptor, line, this.#next.size);
    this.#syncTimer ??= setTimeout(() => this.#sync(), SYNC_DELAY_MS).unref();
  }

  #sync(): void {
    this.#syncTimer = undefined;
    if (this.#descriptor === undefined) return;
    fsync(this.#descriptor, (error) => {
      // A file that took the place of this one was forced to disk before it did.
      if (error !== null && error.code !== 'EBADF')
        console.error('The commit log is not on the disk:', error);
    });
  }

  #startRewrite(): void {
    if (this.#next !== undefined || this.#descriptor === undefined) return;
    this.#next = { descriptor: openSync(this.#nextFile, 'w'), size: 0 };
    this.#rewriting = this.#rewrite(this.#next).catch((error: unknown) => {
      // The old log goes on; it is only longer than it need be.
      console.error('The commit log could not be written anew:', error);
      if (this.#next !== undefined) closeSync(this.#next.descriptor);
      this.#next = undefined;
      this.#sizeWhenNew = this.#size;
    });
  }

  /**
   * Documents are written as they are when their turn comes, commits as they happen, so whatever changes in
   * between stands behind what it changed. The old log stays whole until the new one is.
   */
  async #rewrite(next: { readonly descriptor: number; size: number }): Promise<void> {
    const put = (line: string) => {
      next.size += write(next.descriptor, line, next.size);
    };
    put(`${LOG_FORMAT}\n${versionLine(this.#version)}`);
    for (const version of this.#exports) put(exportLine(version));
    for (const { name, documents } of this.#source()) {
      let slice: { path: Document['path']; after: Document }[] = [];
      for (const document of documents) {
        slice.push({ path: document.path, after: document });
        if (slice.length < REWRITE_SLICE) continue;
        put(commitLine(name, this.#version, slice));
        slice = [];
        await new Promise((resolve) => setImmediate(resolve));
        if (this.#next !== next) return;
      }
      if (slice.length > 0) put(commitLine(name, this.#version, slice));
    }
    await new Promise<void>((resolve, reject) =>
      fsync(next.descriptor, (error) => (error ? reject(error) : resolve())),
    );
    if (this.#next !== next || this.#descriptor === undefined) return;
    renameSync(this.#nextFile, this.#file);
    closeSync(this.#descriptor);
    this.#descriptor = next.descriptor;
    this.#next = undefined;
    this.#size = next.size;
    this.#sizeWhenNew = next.size;
  }
}

/** Makes the folder where there is none and locks it; gives the way to let go of it. */
function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    const cause = (error as Error).message;
    throw new FirestoreError('FAILED_PRECONDITION', `The data folder ${folder} cannot be used: ${cause}`);
  }
}

/** Puts a text at a place of a file; gives its length in bytes. */
function write(descriptor: number, text: string, place: number): number {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(descriptor, bytes, written, bytes.length - written, place + written);
  }
  return bytes.length;
}
