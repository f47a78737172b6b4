import { type HeaderReader, holdSize } from './picture-header.ts';

/** Markers that begin a frame: all SOFn but those of tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The frame header stands behind whatever a camera notes: segments of 64 kB, as many as it likes. */
export const readJpeg: HeaderReader = (view, header) => {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      holdSize(header, view.getUint16(at + 7), view.getUint16(at + 5));
      header.frames = 1;
      return;
    }
    // Pixels or the end, and no frame.
    if (marker === 0xda || marker === 0xd9) return;
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
};
