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
const readable = async (picture: Blob | undefined) =>
  String.fromCharCode(...new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer()));

it('takes what the camera wrote out of a JPEG, and leaves the picture', async () => {
  const words = await readable(withoutNotes(jpeg(1)));
  expect(words).not.toMatch(/Exif|53|comment/);
  expect(words).toMatch(/table.*scan/s);
});

it('leaves how a JPEG is held', async () => {
  const words = await readable(withoutNotes(jpeg(6)));
  expect(words).not.toContain('53');
  expect(words).toContain('Exif');
  expect(words).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06');
});

it('takes what programs wrote out of a PNG', async () => {
  const chunk = (type: string, body: number[]) => [0, 0, 0, body.length, ...text(type), ...body, 1, 2, 3, 4];
  const png = Uint8Array.from([
    ...text('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', text('sizes')),
    ...chunk('tEXt', text('place')),
    ...chunk('IDAT', text('pixels')),
    ...chunk('IEND', []),
  ]);
  const words = await readable(withoutNotes(png));
  expect(words).not.toContain('place');
  expect(words).toMatch(/sizes.*pixels.*IEND/s);
});

it('gives nothing of what is cut off, or another kind', () => {
  expect(withoutNotes(jpeg(1).slice(0, 40))).toBeUndefined();
  expect(withoutNotes(Uint8Array.from(text('RIFF0000WEBPVP8 ')))).toBeUndefined();
});
