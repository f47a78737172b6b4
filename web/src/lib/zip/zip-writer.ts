import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { crc32 } from './crc32.ts';

/** Records of a zip file, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT: 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL_DIRECTORY = 0x06054b50;

/** Version 2.0 of the format; names are UTF-8 (bit 11); nothing is compressed, for pictures are already. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;

/** What the plain format can hold, without its 64-bit extension. */
const MOST_ENTRIES = 0xffff;
const MOST_BYTES = 0xffffffff;

/** Numbers one after the other, each with its size in bytes, the lowest byte first. */
function record(fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
    offset += size;
  }
  return bytes;
}

/** A time as MS-DOS wrote it, in two-second steps of local time. */
function dosTime(time: Date): { date: number; clock: number } {
  return {
    date: ((time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate(),
    clock: (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1),
  };
}

/** Makes a zip file, a file after the other; what was added is the browser's to keep, in memory or on disk. */
export class ZipWriter {
  readonly #parts: Blob[] = [];
  readonly #central: Uint8Array<ArrayBuffer>[] = [];
  readonly #time: { date: number; clock: number };
  #size = 0;
  #entries = 0;

  /** All files get the same time. */
  constructor(time: Date) {
    this.#time = dosTime(time);
  }

  /** Adds a file; folders are slashes in its name. Throws AppError when the format has no room for it. */
  add(name: string, bytes: Uint8Array<ArrayBuffer>): void {
    const encoded = new TextEncoder().encode(name);
    const { date, clock } = this.#time;
    const described = [
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, STORED],
      [2, clock],
      [2, date],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, encoded.length],
      [2, 0],
    ] as const;
    const header = record([[4, LOCAL_HEADER], ...described]);
    const length = header.length + encoded.length + bytes.length;
    if (this.#entries === MOST_ENTRIES || this.#size + length > MOST_BYTES) {
      throw new AppError('payload-too-large', msg`This is too much for one zip file.`);
    }
    const central = record([
      [4, CENTRAL_HEADER],
      [2, VERSION],
      ...described,
      // No comment, on the first disk, with no attributes.
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, this.#size],
    ]);
    this.#parts.push(new Blob([header, encoded, bytes]));
    this.#central.push(central, encoded);
    this.#size += length;
    this.#entries += 1;
  }

  /** The file. Nothing can be added afterwards. */
  finish(): Blob {
    const centralSize = this.#central.reduce((sum, { length }) => sum + length, 0);
    const end = record([
      [4, END_OF_CENTRAL_DIRECTORY],
      [2, 0],
      [2, 0],
      [2, this.#entries],
      [2, this.#entries],
      [4, centralSize],
      [4, this.#size],
      [2, 0],
    ]);
    return new Blob([...this.#parts, ...this.#central, end], { type: 'application/zip' });
  }
}
