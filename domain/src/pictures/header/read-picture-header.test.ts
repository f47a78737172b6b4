import { assert, constantFrom, nat, property, tuple, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aGif,
  aJpeg,
  aLosslessWebp,
  anAnimatedWebp,
  anAvif,
  anAvifSequence,
  aPng,
  aWebp,
  aWebpWithNotes,
  joined,
} from '../../testing/picture-files.ts';
import { readPictureHeader } from './read-picture-header.ts';

const [WIDTH, HEIGHT] = [1640, 480];
const FILES: readonly [string, Uint8Array, number][] = [
  ['a PNG', aPng(WIDTH, HEIGHT), 1],
  ['an animated PNG', aPng(WIDTH, HEIGHT, 12), 12],
  ['a JPEG', aJpeg(WIDTH, HEIGHT), 1],
  ['a JPEG with 1.5 MB of notes', aJpeg(WIDTH, HEIGHT, 1_500_000), 1],
  ['a GIF', aGif(WIDTH, HEIGHT, 1), 1],
  ['an animated GIF', aGif(WIDTH, HEIGHT, 12), 12],
  ['a lossy WebP', aWebp(WIDTH, HEIGHT), 1],
  ['a lossless WebP', aLosslessWebp(WIDTH, HEIGHT), 1],
  ['a WebP with notes', aWebpWithNotes(WIDTH, HEIGHT), 1],
  ['an animated WebP', anAnimatedWebp(WIDTH, HEIGHT, 12), 12],
  ['an AVIF', anAvif(WIDTH, HEIGHT), 1],
  ['a sequence of AVIF', anAvifSequence(WIDTH, HEIGHT, 12), 12],
];

describe('readPictureHeader', () => {
  it.each(FILES)('reads size and frames of %s', (_name, bytes, frames) => {
    expect(readPictureHeader(bytes)).toMatchObject({ width: WIDTH, height: HEIGHT, frames });
  });

  it.each(FILES)('says of a beginning of %s the same, or that there is more to it', (_name, bytes) => {
    const { isCut: _, ...whole } = readPictureHeader(bytes);
    for (let length = 16; length < Math.min(bytes.length, 400); length += 1) {
      const { isCut, ...found } = readPictureHeader(bytes.subarray(0, length));
      if (!isCut) expect(found).toEqual(whole);
    }
    expect(readPictureHeader(bytes.subarray(0, 4)).frames).toBe(0);
  });

  it('finds nothing in what is no picture', () => {
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    expect(readPictureHeader(page)).toEqual({ width: 0, height: 0, frames: 0, isCut: false });
  });

  it('makes room for frames beyond the screen, and pixels beyond the canvas', () => {
    expect(readPictureHeader(aGif(8, 6, 2, 9_000))).toMatchObject({ width: 9_008, height: 9_006, frames: 2 });
    const notes = aWebpWithNotes(8, 6, { width: 9_000, height: 16_383 });
    expect(readPictureHeader(notes)).toMatchObject({ width: 9_000, height: 16_383 });
  });

  it('takes a canvas without a picture for none', () => {
    const whole = aWebpWithNotes(WIDTH, HEIGHT);
    expect(readPictureHeader(whole.subarray(0, 34))).toMatchObject({ frames: 0, isCut: true });
  });

  it('looks at each byte of a file that is made up, a few times at most, and throws nothing', () => {
    const bytes = constantFrom(...FILES.map(([, file]) => file.subarray(0, 400)));
    const change = tuple(nat(399), uint8Array({ minLength: 1, maxLength: 8 }));
    assert(
      property(bytes, change, change, uint8Array({ maxLength: 300 }), (file, one, other, more) => {
        const made = new Uint8Array(file.length + more.length);
        made.set(file);
        made.set(more, file.length);
        for (const [at, changed] of [one, other]) {
          if (at + changed.length <= made.length) made.set(changed, at);
        }
        const { width, height, frames } = readPictureHeader(made);
        for (const number of [width, height, frames]) expect(Number.isSafeInteger(number)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['boxes in boxes', 'ftypavif', 'meta'],
    ['boxes without end', 'ftypavif', '\0\0\0\0'],
  ])('ends at 5 MB of %s', (_name, start, name) => {
    const made = new Uint8Array(5 * 1024 * 1024);
    const view = new DataView(made.buffer);
    const text = (at: number, letters: string) => made.set(joined(letters), at);
    view.setUint32(0, 16);
    text(4, start);
    for (let at = 16; at + 12 <= made.length; at += 12) {
      view.setUint32(at, made.length - at);
      text(at + 4, name);
    }
    expect(readPictureHeader(made)).toMatchObject({ width: 0, frames: 0 });
  });

  it.each([
    ['JPEG of fill bytes', [0xff, 0xd8, 0xff], 0xff],
    ['GIF of empty extensions', [...joined('GIF89a\x01\0\x01\0\0\0\0')], 0x21],
  ])('ends at 5 MB of a %s', (_name, start, filler) => {
    const made = new Uint8Array(5 * 1024 * 1024).fill(filler);
    made.set(start);
    expect(readPictureHeader(made)).toMatchObject({ frames: 0, isCut: true });
  });
});
