/** A kind of picture browsers show. */
export interface ImageType {
  contentType: string;
  extension: string;
}

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** How many brands of a file are looked at; real ones name a handful. */
const MAX_BRANDS = 32;

/** How many of a file's first bytes are looked at. */
export const TYPE_BYTES = 16 + 4 * MAX_BRANDS;

/** What a file in the ISO base format says it is: the major brand and those it is compatible with (ISO/IEC 14496-12, 4.3). */
function brands(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(size, bytes.length, TYPE_BYTES);
  const found = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(ascii(bytes, at, at + 4));
  return found;
}

const hasBrand = (bytes: Uint8Array, wanted: readonly string[]) =>
  brands(bytes).some((brand) => wanted.includes(brand));

/** The picture formats taken, each known by the bytes it begins with. */
const TYPES: readonly (ImageType & { matches: (bytes: Uint8Array) => boolean })[] = [
  {
    contentType: 'image/jpeg',
    extension: 'jpg',
    matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  {
    contentType: 'image/png',
    extension: 'png',
    matches: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  {
    contentType: 'image/gif',
    extension: 'gif',
    matches: (bytes) => ['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6)),
  },
  {
    contentType: 'image/webp',
    extension: 'webp',
    matches: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  {
    contentType: 'image/avif',
    extension: 'avif',
    matches: (bytes) => hasBrand(bytes, ['avif', 'avis']),
  },
];

/** The types of picture taken. */
export const IMAGE_TYPES: readonly string[] = TYPES.map(({ contentType }) => contentType);

/** How files of each type are named: `jpg` of `image/jpeg`. */
export const IMAGE_EXTENSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  TYPES.map(({ contentType, extension }) => [contentType, extension]),
);

/** What kind of picture a file is by its first bytes, whatever it calls itself; undefined for anything else. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const found = TYPES.find((type) => type.matches(bytes));
  return found && { contentType: found.contentType, extension: found.extension };
}

/** Whether it is a HEIC or HEIF photo, as iPhones and some Android phones take them: few browsers read one. */
export function isHeic(bytes: Uint8Array): boolean {
  return (
    hasBrand(bytes, ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']) && !imageType(bytes)
  );
}
