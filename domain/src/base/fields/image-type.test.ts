import { describe, expect, it } from 'vitest';
import { imageType, isHeic } from './image-type.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const FIRST_BYTES: [string, Uint8Array][] = [
  ['image/jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['image/png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', latin('GIF89a')],
  ['image/webp', latin('RIFF\0\0\0\0WEBPVP8 ')],
  ['image/avif', latin('\0\0\0\x1cftypavif')],
  ['image/avif', latin('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf')],
];

describe('imageType', () => {
  for (const [contentType, bytes] of FIRST_BYTES) {
    it(`knows ${contentType} by ${bytes.length} first bytes`, () => {
      expect(imageType(bytes)?.contentType).toBe(contentType);
    });
  }

  for (const [name, bytes] of [
    ['an empty file', new Uint8Array()],
    ['a page', latin('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold scripts', latin('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a photo most browsers cannot read', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a video', latin('\0\0\0\x1cftypmp42')],
    ['a sound', latin('RIFF\0\0\0\0WAVEfmt ')],
  ] as const) {
    it(`takes ${name} for no picture`, () => {
      expect(imageType(bytes)).toBeUndefined();
    });
  }
});

describe('isHeic', () => {
  it('knows a phone’s HEIC photo, and AVIF and video apart from it', () => {
    expect(isHeic(latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe(true);
    expect(isHeic(latin('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'))).toBe(true);
    expect(isHeic(latin('\0\0\0\x18ftypmif1\0\0\0\0mif1avif'))).toBe(false);
    expect(isHeic(latin('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'))).toBe(false);
    expect(isHeic(new Uint8Array())).toBe(false);
  });
});
