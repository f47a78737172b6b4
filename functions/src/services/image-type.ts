/** A kind of picture browsers show. */
export interface ImageType {
  contentType: string;
  extension: string;
}

const ascii = (bytes: Buffer, start: number, length: number) =>
  bytes.toString('latin1', start, start + length);

/** The picture formats taken, each known by the bytes it begins with. */
const TYPES: readonly (ImageType & { matches: (bytes: Buffer) => boolean })[] = [
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
    matches: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
  },
  {
    contentType: 'image/avif',
    extension: 'avif',
    matches: (bytes) => ascii(bytes, 4, 4) === 'ftyp' && ['avif', 'avis'].includes(ascii(bytes, 8, 4)),
  },
];

/** What kind of picture a file is by its first bytes, whatever it calls itself; undefined for anything else. */
export function imageType(bytes: Buffer): ImageType | undefined {
  const found = TYPES.find((type) => type.matches(bytes));
  return found && { contentType: found.contentType, extension: found.extension };
}
