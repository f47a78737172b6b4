import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** The beginning of a picture of 640 × 480 in each format, as its encoder writes it. */
const HEADS: [string, Buffer][] = [
  ['GIF', latin('GIF89a\x80\x02\xe0\x01')],
  ['a lossy WebP', latin('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x80\x02\xe0\x01')],
  ['a lossless WebP', latin('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x7f\xc2\x77\0')],
  ['a WebP with more', latin('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x7f\x02\0\xdf\x01\0')],
  ['a JPEG', latin('\xff\xd8\xff\xe1\0\x04ab\xff\xc4\0\x02\xff\xff\xc2\0\x11\x08\x01\xe0\x02\x80')],
  ['an AVIF', latin('\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x14ispe\0\0\0\0\0\0\x02\x80\0\0\x01\xe0')],
];

describe('imageSize', () => {
  it.each(HEADS)('reads the size of %s', (_name, bytes) => {
    expect(imageSize(bytes)).toEqual({ width: 640, height: 480 });
  });

  it.each(HEADS)('gives nothing for %s that ends too early', (_name, bytes) => {
    expect(imageSize(bytes.subarray(0, bytes.length - 6))).toBeUndefined();
  });

  it('gives nothing for what is no picture', () => {
    expect(imageSize(latin('Dear diary'))).toBeUndefined();
  });
});
