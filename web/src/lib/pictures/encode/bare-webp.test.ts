import { describe, expect, it } from 'vitest';
import { bareWebp } from './bare-webp.ts';

function chunk(name: string, data: string): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, Buffer.from(data, 'latin1'), Buffer.alloc(data.length % 2)]);
}

function webp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([chunk('RIFF', '').subarray(0, 4), lengthOf(body), body]);
}

function lengthOf(body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return length;
}

const EXTENDED = chunk('VP8X', '0123456789');

describe('bareWebp', () => {
  it('keeps the pixels alone', () => {
    for (const pixels of [chunk('VP8 ', 'pixels'), chunk('VP8L', 'odd'), chunk('VP8 ', '')]) {
      const whole = webp(EXTENDED, chunk('ICCP', 'a profile'), pixels, chunk('EXIF', 'a place'));
      expect(Buffer.from(bareWebp(whole)).equals(webp(pixels))).toBe(true);
    }
  });

  it('leaves alone what is bare, see-through, cut off or no WebP', () => {
    for (const bytes of [
      webp(chunk('VP8 ', 'pixels')),
      webp(EXTENDED, chunk('ALPH', 'alpha'), chunk('VP8 ', 'pixels')),
      webp(EXTENDED, chunk('VP8 ', 'pixels')).subarray(0, -3),
      Buffer.from([0xff, 0xd8, 0xff]),
    ]) {
      expect(bareWebp(bytes)).toBe(bytes);
    }
  });
});
