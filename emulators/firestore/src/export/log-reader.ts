import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { crc32c, maskCrc } from './crc32c.ts';
import { unreadable } from './damage.ts';
import { BLOCK_BYTES, HEADER_BYTES, RecordType } from './log-format.ts';

const CHUNK_BYTES = 32 * BLOCK_BYTES;

/** What was read. */
export interface ReadLog {
  /** SHA-256 of the file, in hexadecimal. */
  readonly digest: string;
}

/**
 * Reads a file in the log format of LevelDB through.
 *
 * @param take gets each record and the place in the file at which it begins; the bytes are good during the call only
 * @throws FirestoreError INVALID_ARGUMENT for a file that is damaged; what `open` throws for one that is not there
 */
export async function readLog(
  path: string,
  take: (record: Buffer, offset: number) => void,
): Promise<ReadLog> {
  const file = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    const records = new Records(path, take);
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (let place = 0; ; ) {
      const length = await fill(file, chunk);
      hash.update(chunk.subarray(0, length));
      for (let start = 0; start < length; start += BLOCK_BYTES) {
        records.takeBlock(chunk.subarray(start, Math.min(length, start + BLOCK_BYTES)), place + start);
      }
      place += length;
      if (length < CHUNK_BYTES) break;
    }
    records.end();
    return { digest: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/** Reads until the buffer is full or the file ends; gives the bytes there are. */
async function fill(file: FileHandle, buffer: Buffer): Promise<number> {
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}

/** Puts records together from blocks. */
class Records {
  readonly #path: string;
  readonly #take: (record: Buffer, offset: number) => void;
  /** The pieces of a record that was split, and where it began. */
  #pieces: Buffer[] | null = null;
  #begin = 0;

  constructor(path: string, take: (record: Buffer, offset: number) => void) {
    this.#path = path;
    this.#take = take;
  }

  takeBlock(block: Buffer, place: number): void {
    let at = 0;
    while (at + HEADER_BYTES <= block.length) {
      const length = block.readUInt16LE(at + 4);
      const type = block[at + 6] as number;
      if (type === RecordType.PADDING && length === 0) break;
      const end = at + HEADER_BYTES + length;
      if (end > block.length) throw this.#cutOff(place + at);
      if (maskCrc(crc32c(block.subarray(at + 6, end))) !== block.readUInt32LE(at)) {
        throw unreadable(`Checksum doesn't validate: ${this.#path} is damaged at byte ${place + at}.`);
      }
      this.#takeRecord(type, block.subarray(at + HEADER_BYTES, end), place + at);
      at = end;
    }
    this.#expectZeros(block, at, place);
  }

  end(): void {
    if (this.#pieces !== null) throw this.#cutOff(this.#begin);
  }

  #takeRecord(type: number, data: Buffer, offset: number): void {
    const begins = type === RecordType.FULL || type === RecordType.FIRST;
    const goesOn = type === RecordType.MIDDLE || type === RecordType.LAST;
    if (!begins && !goesOn) {
      throw unreadable(
        `Invalid record: ${this.#path} has one of the unknown type ${type} at byte ${offset}.`,
      );
    }
    if (begins !== (this.#pieces === null)) {
      throw unreadable(`Invalid record: ${this.#path} has a part without its others at byte ${offset}.`);
    }
    if (type === RecordType.FULL) {
      this.#take(data, offset);
      return;
    }
    if (this.#pieces === null) {
      this.#pieces = [];
      this.#begin = offset;
    }
    // The block is written over by the next one.
    this.#pieces.push(Buffer.from(data));
    if (type !== RecordType.LAST) return;
    const record = Buffer.concat(this.#pieces);
    this.#pieces = null;
    this.#take(record, this.#begin);
  }

  #expectZeros(block: Buffer, at: number, place: number): void {
    if (block.subarray(at).some((byte) => byte !== 0)) throw this.#cutOff(place + at);
  }

  #cutOff(offset: number): Error {
    return unreadable(`Invalid record: ${this.#path} is cut off or damaged at byte ${offset}.`);
  }
}
