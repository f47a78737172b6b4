const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Bytes of numbers and texts one behind the other. */
export function joined(...parts: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === 'string' ? latin(part) : part));
  const whole = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as its bytes, the largest first. */
export const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);

/** The same, the smallest first. */
export const little = (value: number, bytes: number): number[] => big(value, bytes).reverse();

const pngChunk = (name: string, data: readonly number[]) =>
  joined(big(data.length, 4), name, data, [0, 0, 0, 0]);

/** A PNG that says it is so large, up to its pixels, of which there are none; animated when there are frames. */
export function aPng(width: number, height: number, frames?: number): Uint8Array {
  return joined(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0]),
    frames === undefined ? '' : pngChunk('acTL', [...big(frames, 4), 0, 0, 0, 0]),
    pngChunk('IDAT', []),
    pngChunk('IEND', []),
  );
}

/** A JPEG whose frame header stands behind so many bytes of notes. */
export function aJpeg(width: number, height: number, notes = 0): Uint8Array {
  const segment = joined([0xff, 0xe1, 0xff, 0xff], new Uint8Array(65_533));
  const segments = Array.from({ length: Math.ceil(notes / segment.length) }, () => segment);
  const frame = [0xff, 0xc2, 0, 17, 8, ...big(height, 2), ...big(width, 2)];
  return joined([0xff, 0xd8], ...segments, frame, [0xff, 0xda]);
}

/** A GIF of frames of one pixel at the far corner of what it says, or beyond it. */
export function aGif(width: number, height: number, frames: number, beyond = 0): Uint8Array {
  const frame = joined(
    ',',
    little(width - 1 + beyond, 2),
    little(height - 1 + beyond, 2),
    [1, 0, 1, 0, 0x80],
    [0, 0, 0, 9, 9, 9],
    [2, 2, 0x44, 1, 0],
  );
  const delay = joined('!', [0xf9, 4, 0, 1, 0, 0, 0]);
  const screen = joined('GIF89a', little(width, 2), little(height, 2), [0x80, 0, 0], [0, 0, 0, 9, 9, 9]);
  return joined(screen, ...Array.from({ length: frames }, () => joined(delay, frame)), ';');
}

const riff = (...chunks: readonly Uint8Array[]) => {
  const body = joined('WEBP', ...chunks);
  return joined('RIFF', little(body.length, 4), body);
};
const webpChunk = (name: string, data: readonly number[]) =>
  joined(name, little(data.length, 4), data, data.length % 2 === 0 ? [] : [0]);
const lossy = (width: number, height: number) =>
  webpChunk('VP8 ', [0x10, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)]);
const canvas = (width: number, height: number, flags: number) =>
  webpChunk('VP8X', [flags, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);

/** A lossy WebP. */
export const aWebp = (width: number, height: number): Uint8Array => riff(lossy(width, height));

/** A lossless WebP, up to its pixels. */
export const aLosslessWebp = (width: number, height: number): Uint8Array =>
  riff(webpChunk('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4)]));

/** A still WebP with a canvas and notes before its pixels, which may be others than the canvas says. */
export const aWebpWithNotes = (width: number, height: number, pixels = { width, height }): Uint8Array =>
  riff(canvas(width, height, 8), webpChunk('ICCP', [1, 2, 3]), lossy(pixels.width, pixels.height));

/** A WebP of a canvas and its frames. */
export function anAnimatedWebp(width: number, height: number, frames: number): Uint8Array {
  const pixels = lossy(width, height);
  const place = [...little(0, 6), ...little(width - 1, 3), ...little(height - 1, 3), 0, 0, 0, 0];
  const frame = webpChunk('ANMF', [...place, ...pixels]);
  return riff(
    canvas(width, height, 2),
    webpChunk('ANIM', little(0, 6)),
    ...Array.from({ length: frames }, () => frame),
  );
}

const box = (name: string, ...content: readonly (readonly number[] | Uint8Array)[]) => {
  const body = joined(...content);
  return joined(big(8 + body.length, 4), name, body);
};
const avifType = box('ftyp', joined('avif', [0, 0, 0, 0], 'mif1avis'));
const FULL = [0, 0, 0, 0];
const avifSize = (width: number, height: number) => box('ispe', FULL, big(width, 4), big(height, 4));

/** A still AVIF with a small picture of itself. */
export const anAvif = (width: number, height: number): Uint8Array =>
  joined(
    avifType,
    box('meta', FULL, box('iprp', box('ipco', avifSize(16, 16), avifSize(width, height)))),
    box('mdat', [1, 2, 3]),
  );

/** A sequence of AVIF, which says so behind its pixels. */
export function anAvifSequence(width: number, height: number, frames: number): Uint8Array {
  const entry = box('av01', little(0, 24), big(width, 2), big(height, 2));
  const table = box(
    'stbl',
    box('stsd', FULL, big(1, 4), entry),
    box('stsz', FULL, big(0, 4), big(frames, 4)),
  );
  const track = box('trak', box('mdia', box('minf', table)));
  return joined(avifType, box('mdat', [1, 2, 3]), box('moov', track));
}
