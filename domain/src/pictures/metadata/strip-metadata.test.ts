import { expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

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
  const words = readable(stripMetadata(jpeg(1)));
  expect(words).not.toMatch(/Exif|53|comment/);
  expect(words).toMatch(/table.*scan/s);
});

it('leaves how a JPEG is held', () => {
  const words = readable(stripMetadata(jpeg(6)));
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
  const words = readable(stripMetadata(picture));
  expect(words).toMatch(/JFIF.*ICC_PROFILE\0colors.*Adobe.*first\xff\0\xff\xd0part.*second\xff\xd9$/s);
  expect(words).not.toMatch(/MPF|53|between/);
});

it('leaves a picture that has none as it is', () => {
  const bare = stripMetadata(jpeg(6));
  expect(bare && stripMetadata(bare)).toEqual(bare);
});

it('makes no picture longer', () => {
  const cutShort = EXIF(6).slice(0, 28);
  const picture = Uint8Array.from([0xff, 0xd8, ...segment(0xe1, cutShort), ...segment(0xda, []), 0xff, 0xd9]);
  expect(stripMetadata(picture)?.length).toBeLessThan(picture.length);
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
  const words = readable(stripMetadata(png));
  expect(words).not.toContain('place');
  expect(words).toMatch(/sizes.*pixels.*IEND/s);
});

const little = (value: number) => [value & 255, (value >> 8) & 255, 0, 0];
const riff = (...chunks: number[][]) => {
  const body = [...text('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...text('RIFF'), ...little(body.length), ...body, ...text('made at 53.96N')]);
};
const riffChunk = (name: string, body: number[]) => [
  ...[...text(name), ...little(body.length), ...body],
  ...(body.length % 2 === 1 ? [0] : []),
];
const webp = (exif: number[]) =>
  riff(
    riffChunk('VP8X', [0x2c, ...text('\0\0\0sizes.')]),
    riffChunk('ICCP', text('color')),
    riffChunk('VP8 ', text('pixels')),
    riffChunk('EXIF', exif),
    riffChunk('XMP ', text('place')),
    riffChunk('note', text('place')),
  );

it('takes what programs wrote out of a WebP, and says that there is none', () => {
  const picture = stripMetadata(webp(EXIF(1)));
  expect(readable(picture)).toMatch(/^RIFF.*WEBPVP8X.*ICCP.*color.*VP8 .*pixels$/s);
  expect(readable(picture)).not.toMatch(/53|place|EXIF/);
  expect(picture?.[20]).toBe(0x20);
  expect(picture?.[4]).toBe((picture?.length ?? 0) - 8);
});

it.each([
  ['as it should be', EXIF(6).slice(6)],
  ['as in a JPEG', EXIF(6)],
])('leaves how a WebP is held that says it %s', (_, exif) => {
  const picture = stripMetadata(webp(exif));
  expect(readable(picture)).toContain('EXIF\x1a\0\0\0MM');
  expect(readable(picture)).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06');
  expect(readable(picture)).not.toMatch(/53|place/);
  expect(picture?.[20]).toBe(0x28);
  expect(picture && stripMetadata(picture)).toEqual(picture);
});

it('keeps the frames of a GIF and how often they are shown, and nothing else that programs wrote', () => {
  const block = (words: string) => [words.length, ...text(words)];
  const frame = [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0x80, ...text('colors'), 2, ...block('pixels'), 0];
  const gif = Uint8Array.from([
    ...[...text('GIF89a'), 2, 0, 2, 0, 0, 0, 0],
    ...[0x21, 0xff, ...block('NETSCAPE2.0'), ...block('\x01\0\0'), 0],
    ...[0x21, 0xff, ...block('XMP DataXMP'), ...block('53.96N'), 0],
    ...[0x21, 0xfe, ...block('made at 53.96N'), 0],
    ...[0x21, 0xf9, ...block('time'), 0],
    ...[...frame, 0x3b, ...text('53.96N')],
  ]);
  const words = readable(stripMetadata(gif));
  expect(words).toMatch(/^GIF89a.*NETSCAPE2\.0.*time.*colors.*pixels\0;$/s);
  expect(words).not.toMatch(/53|XMP/);
});

const big = (value: number) => [0, 0, value >> 8, value & 255];
const box = (name: string, body: number[]) => [...big(8 + body.length), ...text(name), ...body];
const item = (id: number, type: string) => box('infe', [2, 0, 0, 0, 0, id, 0, 0, ...text(`${type}\0`)]);
/** An AVIF whose items lie where each says, from the beginning of the file or of its box of data. */
function avif(place: (method: number, from: number, length: number) => number[], method = 0) {
  const brands = box('ftyp', text('avif\0\0\0\0avifmif1'));
  const infos = box('iinf', [0, 0, 0, 0, 0, 2, ...item(1, 'av01'), ...item(2, 'Exif')]);
  const words = 'pixels of 53.96N';
  const locations = (from: number) =>
    box('iloc', [
      1,
      0,
      0,
      0,
      0x44,
      0,
      0,
      2,
      0,
      1,
      ...place(method, from, 6),
      0,
      2,
      ...place(method, from + 6, 10),
    ]);
  const metaOf = (from: number) =>
    box('meta', [
      0,
      0,
      0,
      0,
      ...infos,
      ...locations(from),
      ...(method === 1 ? box('idat', text(words)) : []),
    ]);
  const before = brands.length + metaOf(0).length + 8;
  const rest = [...box('udta', text('in York')), ...box('moov', box('trak', box('udta', text('in York'))))];
  const meta = metaOf(method === 1 ? 0 : before);
  return Uint8Array.from([...brands, ...meta, ...box('mdat', method === 1 ? [] : text(words)), ...rest]);
}
const placed = (method: number, from: number, length: number) => [
  ...[0, method, 0, 0, 0, 1],
  ...[...big(from), ...big(length)],
];

it.each([
  ['in the file', 0],
  ['in a box of their own', 1],
])('writes zeros over what programs wrote into an AVIF, where its items lie %s', (_, method) => {
  const before = avif(placed, method);
  const words = readable(stripMetadata(before));
  expect(words).toContain('pixels\0\0\0\0\0\0\0\0\0\0');
  expect(words).not.toMatch(/53|York/);
  expect(words).toHaveLength(before.length);
});

it.each([
  ['lie where nobody knows', (_: number, from: number, length: number) => placed(2, from, length)],
  ['are longer than the file', (method: number, from: number) => placed(method, from, 9_000)],
  ['have no length', (method: number, from: number) => placed(method, from, 0)],
])('gives nothing of an AVIF whose items %s', (_, place) => {
  expect(stripMetadata(avif(place))).toBeUndefined();
});

it('gives nothing of what is cut off, or another kind', () => {
  expect(stripMetadata(jpeg(1).slice(0, 40))).toBeUndefined();
  expect(stripMetadata(webp(EXIF(1)).slice(0, 50))).toBeUndefined();
  expect(stripMetadata(avif(placed).slice(0, 70))).toBeUndefined();
  expect(stripMetadata(Uint8Array.from(text('RIFF0000WEBPVP8 ')))).toBeUndefined();
  expect(stripMetadata(Uint8Array.from(text('BM a bitmap')))).toBeUndefined();
});
