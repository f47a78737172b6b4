import { expect, it } from 'vitest';
import { withoutNotes } from './without-notes.ts';

const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, body: number[]) => [0xff, marker, 0, body.length + 2, ...body];
const EXIF = (orientation: number) => [
  ...text('Exif\0\0II'),
  ...[42, 0, 8, 0, 0, 0, 1, 0],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0],
  ...text('53.96N 1.08W'),
];
const jpeg = (orientation: number) =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe1, EXIF(orientation)),
    ...segment(0xdb, text('table')),
    ...segment(0xfe, text('a comment')),
    ...segment(0xda, []),
    ...text('scan'),
    0xff,
    0xd9,
  ]);
const readable = (picture: Uint8Array | undefined) => String.fromCharCode(...(picture ?? []));

it('takes what the camera wrote out of a JPEG, and leaves the picture', () => {
  const words = readable(withoutNotes(jpeg(1)));
  expect(words).not.toMatch(/Exif|53|comment/);
  expect(words).toMatch(/table.*scan/s);
});

it('leaves how a JPEG is held', () => {
  const words = readable(withoutNotes(jpeg(6)));
  expect(words).not.toContain('53');
  expect(words).toContain('Exif');
  expect(words).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06');
});

it('keeps the colors and every scan of a JPEG, and nothing else that programs wrote', () => {
  const picture = Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, text('JFIF\0')),
    ...segment(0xe2, text('MPF\0')),
    ...segment(0xe2, text('ICC_PROFILE\0colors')),
    ...segment(0xeb, text('JP made at 53.96N')),
    ...[0xff, ...segment(0xee, text('Adobe'))],
    ...segment(0xda, []),
    ...[...text('first'), 0xff, 0, 0xff, 0xd0, ...text('part')],
    ...segment(0xfe, text('between scans')),
    ...segment(0xda, []),
    ...[...text('second'), 0xff, 0xd9],
    ...text('a video of 53.96N'),
  ]);
  const words = readable(withoutNotes(picture));
  expect(words).toMatch(/JFIF.*ICC_PROFILE\0colors.*Adobe.*first\xff\0\xff\xd0part.*second\xff\xd9$/s);
  expect(words).not.toMatch(/MPF|53|between/);
});

it('leaves a picture that has none as it is', () => {
  const bare = withoutNotes(jpeg(6));
  expect(bare && withoutNotes(bare)).toEqual(bare);
});

it('makes no picture longer', () => {
  const cutShort = EXIF(6).slice(0, 28);
  const picture = Uint8Array.from([0xff, 0xd8, ...segment(0xe1, cutShort), ...segment(0xda, []), 0xff, 0xd9]);
  expect(withoutNotes(picture)?.length).toBeLessThan(picture.length);
});

it('takes what programs wrote out of a PNG', () => {
  const chunk = (type: string, body: number[]) => [0, 0, 0, body.length, ...text(type), ...body, 1, 2, 3, 4];
  const png = Uint8Array.from([
    ...text('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', text('sizes')),
    ...chunk('tEXt', text('place')),
    ...chunk('IDAT', text('pixels')),
    ...chunk('IEND', []),
  ]);
  const words = readable(withoutNotes(png));
  expect(words).not.toContain('place');
  expect(words).toMatch(/sizes.*pixels.*IEND/s);
});

it('gives nothing of what is cut off, or another kind', () => {
  expect(withoutNotes(jpeg(1).slice(0, 40))).toBeUndefined();
  expect(withoutNotes(Uint8Array.from(text('RIFF0000WEBPVP8 ')))).toBeUndefined();
});
