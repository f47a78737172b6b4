import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { crc32c, maskCrc } from './crc32c.ts';
import { BLOCK_BYTES, HEADER_BYTES, RecordType } from './log-format.ts';

/** Written in one go. */
const CHUNK_BYTES = 32 * BLOCK_BYTES;

/** What was written. */
export interface WrittenLog {
  readonly bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly digest: string;
}

/** Writes a file in the log format of LevelDB. */
export class LogWriter {
  readonly #file: FileHandle;
  readonly #hash: Hash = createHash('sha256');
  readonly #chunk = Buffer.alloc(CHUNK_BYTES);
  #used = 0;
  #written = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** A new file, or one made empty. */
  static async create(path: string): Promise<LogWriter> {
    return new LogWriter(await open(path, 'w'));
  }

  /** Bytes so far. */
  get size(): number {
    return this.#written + this.#used;
  }

  /** Appends a record. */
  async append(record: Uint8Array): Promise<void> {
    let start = 0;
    let isFirst = true;
    let isWhole = false;
    while (!isWhole) {
      await this.#makeRoom();
      const room = BLOCK_BYTES - (this.#used % BLOCK_BYTES) - HEADER_BYTES;
      const end = Math.min(record.length, start + room);
      isWhole = end === record.length;
      // The first part is empty where a block has room for its header only.
      this.#put(typeOf(isFirst, isWhole), record.subarray(start, end));
      isFirst = false;
      start = end;
    }
  }

  /** Forces the file to the disk and closes it. */
  async close(): Promise<WrittenLog> {
    await this.#flush();
    await this.#file.sync();
    await this.#file.close();
    return { bytes: this.#written, digest: this.#hash.digest('hex') };
  }

  /** Closes a file that will not be finished. */
  abandon(): Promise<void> {
    return this.#file.close();
  }

  #put(type: number, data: Uint8Array): void {
    const at = this.#used;
    this.#chunk[at + 6] = type;
    this.#chunk.set(data, at + HEADER_BYTES);
    const end = at + HEADER_BYTES + data.length;
    this.#chunk.writeUInt32LE(maskCrc(crc32c(this.#chunk.subarray(at + 6, end))), at);
    this.#chunk.writeUInt16LE(data.length, at + 4);
    this.#used = end;
  }

  /** A block that has no room for a header ends in zeros. */
  async #makeRoom(): Promise<void> {
    const room = BLOCK_BYTES - (this.#used % BLOCK_BYTES);
    if (room < HEADER_BYTES) {
      this.#chunk.fill(0, this.#used, this.#used + room);
      this.#used += room;
    }
    if (this.#used === CHUNK_BYTES) await this.#flush();
  }

  async #flush(): Promise<void> {
    const bytes = this.#chunk.subarray(0, this.#used);
    this.#hash.update(bytes);
    await this.#file.appendFile(bytes);
    this.#written += bytes.length;
    this.#used = 0;
  }
}

function typeOf(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? RecordType.FULL : RecordType.FIRST;
  return isLast ? RecordType.LAST : RecordType.MIDDLE;
}
