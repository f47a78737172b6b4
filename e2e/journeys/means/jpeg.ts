import type { Page } from '@playwright/test';

/** Degrees, minutes and seconds, each a fraction of two unsigned longs. */
const GPS_PLACE = [53, 1, 48, 1, 30, 1];

/**
 * An EXIF block with an orientation and a place (Exif 2.32, 4.6): little-endian, the first directory with orientation
 * and a pointer to the GPS directory, which holds a latitude and a text to look for.
 */
function exif(orientation: number, note: string): Buffer {
  const FIRST = 8;
  const GPS = FIRST + 2 + 2 * 12 + 4;
  const VALUES = GPS + 2 + 3 * 12 + 4;
  const text = Buffer.from(`ASCII\0\0\0${note}`, 'latin1');
  const tiff = Buffer.alloc(VALUES + 24 + text.length);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(FIRST, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(2, FIRST);
  entry(FIRST + 2, 0x0112, 3, 1, orientation);
  entry(FIRST + 14, 0x8825, 4, 1, GPS);
  tiff.writeUInt16LE(3, GPS);
  entry(GPS + 2, 0x0001, 2, 2, 'N'.charCodeAt(0));
  entry(GPS + 14, 0x0002, 5, 3, VALUES);
  entry(GPS + 26, 0x001b, 7, text.length, VALUES + 24);
  GPS_PLACE.forEach((value, index) => {
    tiff.writeUInt32LE(value, VALUES + 4 * index);
  });
  text.copy(tiff, VALUES + 24);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * A photo as a phone held upright takes it: 400 × 200 pixels lying on their side, the left half red, the right half
 * blue, with the note to turn them (orientation 6) and where it was taken. Upright, red is above blue.
 */
export async function uprightPhoto(page: Page, note: string): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No 2d context');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = '#00f';
    context.fillRect(200, 0, 200, 200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
  });
  const plain = Buffer.from(bytes);
  return Buffer.concat([plain.subarray(0, 2), exif(6, note), plain.subarray(2)]);
}

/** How large a stored picture is, and its colors at points given as shares of width and height. */
export function lookAt(page: Page, url: string, points: readonly (readonly [number, number])[]) {
  return page.evaluate(
    async ({ address, places }) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No 2d context');
      context.drawImage(bitmap, 0, 0);
      const colors = places.map(([x, y]) => [
        ...context.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data,
      ]);
      return { width: bitmap.width, height: bitmap.height, colors };
    },
    { address: url, places: points },
  );
}
