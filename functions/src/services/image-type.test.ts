import { describe, expect, it } from 'vitest';
import { imageType } from './image-type.ts';

const FIRST_BYTES: [string, Buffer][] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', Buffer.from('GIF89a')],
  ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['image/avif', Buffer.from('\0\0\0\x1cftypavif')],
];

describe('imageType', () => {
  for (const [contentType, bytes] of FIRST_BYTES) {
    it(`knows ${contentType} by its first bytes`, () => {
      expect(imageType(bytes)?.contentType).toBe(contentType);
    });
  }

  for (const [name, bytes] of [
    ['an empty file', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a video', Buffer.from('\0\0\0\x1cftypmp42')],
    ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ] as const) {
    it(`takes ${name} for no picture`, () => {
      expect(imageType(bytes)).toBeUndefined();
    });
  }
});
