import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
const RGBA = 6;

function header(width: number, height: number, colorType: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, colorType, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

const whole = (head: Buffer, rows: Buffer) =>
  Buffer.concat([SIGNATURE, head, chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);

/** A PNG of the given size in pixels through which one sees everything. */
export function transparentPng(width: number, height: number): Buffer {
  return whole(header(width, height, RGBA), Buffer.alloc(height * (width * 4 + 1)));
}

/** A PNG of a few bytes that says it has the given size: decoding it would take width × height × 4 bytes. */
export function pngBomb(width: number, height: number): Buffer {
  return whole(header(width, height, RGB), Buffer.alloc(0));
}

/**
 * A real PNG photograph stand-in of the given size in pixels: a color gradient, so that scaling and re-encoding have
 * something to do (https://www.w3.org/TR/png-3/#5DataRep).
 */
export function png(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0, at = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0; x < width; x++) {
      rows[at++] = (x * 255) / width;
      rows[at++] = (y * 255) / height;
      rows[at++] = 120;
    }
  }
  return whole(header(width, height, RGB), rows);
}
