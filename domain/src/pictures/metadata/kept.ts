export type Bytes = Uint8Array<ArrayBuffer>;

/** Room for what a file lacks at its end: a marker, or a byte that fills up. */
const END_BYTES = 2;

/** What is kept of a picture file, put together in one piece: a file may have millions of parts. */
export class Kept {
  private readonly whole: Bytes;
  private length = 0;

  /** `bytes`: how long the file is. Nothing that is kept gets longer, but for an end that was missing. */
  constructor(bytes: number) {
    this.whole = new Uint8Array(bytes + END_BYTES);
  }

  /** Puts more behind what is kept. Throws `RangeError` where the whole would get longer than the file. */
  add(part: Uint8Array): void {
    this.whole.set(part, this.length);
    this.length += part.length;
  }

  /** What is kept so far, to be changed where it stands. */
  get bytes(): Bytes {
    return this.whole.subarray(0, this.length);
  }
}

/**
 * Keeps what shows a picture of one format, and gives whether there was one. May throw `RangeError` where the file is cut off or makes no
 * sense. Each byte is looked at a few times at most.
 */
export type KeepShown = (bytes: Bytes, kept: Kept) => boolean;

export const viewOf = (bytes: Bytes): DataView<ArrayBuffer> =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const textAt = (bytes: Bytes, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
