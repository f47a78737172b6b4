/** What a picture file says of itself before anything is decoded. */
export interface PictureHeader {
  /** Pixels that hold every frame; 0 as long as it has not said so. */
  width: number;
  height: number;
  /** Frames found: 1 of a still picture, 0 where no picture was reached. */
  frames: number;
}

/** The header of which nothing is read yet. */
export const blankHeader = (): PictureHeader => ({ width: 0, height: 0, frames: 0 });

/** Widens a header to hold one more frame or canvas. */
export function holdSize(header: PictureHeader, width: number, height: number): void {
  header.width = Math.max(header.width, width);
  header.height = Math.max(header.height, height);
}

/** Four letters that name a part of a file. */
export function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

/**
 * Reads a format: fills in the header as it goes, so that what was found stays when it throws `RangeError` because the file ends. Every
 * step goes forward, and what makes no sense ends it.
 */
export type HeaderReader = (view: DataView, header: PictureHeader) => void;
