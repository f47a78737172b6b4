import type { MessageDescriptor } from '@lingui/core';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { aJpeg } from '@thriftline/domain/testing/picture-files';
import { describe, expect, it } from 'vitest';
import { fileFault, MAX_SOURCE_BYTES, unreadablePicture } from './picture-fault.ts';

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const file = (name: string, ...parts: Uint8Array[]) =>
  new File(
    parts.map((part) => new Uint8Array(part)),
    name,
  );

const inWords = (text: MessageDescriptor | undefined) => text && inEnglish(text);
const faultIn = async (one: File) => inWords(await fileFault(one));
const sentenceOn = async (one: File) => inWords(await unreadablePicture(one));

describe('fileFault', () => {
  it('goes by what a file is, not by its name', async () => {
    expect(await faultIn(file('notes.txt', pngHeader(4, 3)))).toBeUndefined();
    expect(await faultIn(file('photo.jpg', Buffer.from('Dear diary')))).toBe(
      'photo.jpg isn’t a photo. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
    );
  });

  it('leaves HEIC to the browser, which may read it', async () => {
    expect(await faultIn(file('IMG_1.HEIC', HEIC))).toBeUndefined();
  });

  it('refuses what is empty or too large, and names it', async () => {
    expect(await faultIn(file('a.png'))).toBe('a.png is empty.');
    const large = file('a.png', pngHeader(4, 3), new Uint8Array(MAX_SOURCE_BYTES));
    expect(await faultIn(large)).toBe('a.png is 41 MB. Photos can be up to 40 MB.');
  });

  it('refuses a small file that would unpack to more than a phone holds', async () => {
    expect(await faultIn(file('a.png', pngHeader(10_000, 10_000)))).toBeUndefined();
    expect(await faultIn(file('bomb.png', pngHeader(50_000, 50_000)))).toContain('50000 × 50000 pixels');
  });

  it('finds the size of a photo behind megabytes that its camera noted', async () => {
    expect(await faultIn(file('a.jpg', aJpeg(4_000, 3_000, 1_500_000)))).toBeUndefined();
    expect(await faultIn(file('bomb.jpg', aJpeg(50_000, 50_000, 1_500_000)))).toContain('50000 × 50000');
    expect(await faultIn(file('b.jpg', aJpeg(4_000, 3_000, 1_500_000).subarray(0, 1_400_000)))).toContain(
      'damaged',
    );
  });

  it('refuses a picture without a size', async () => {
    expect(await faultIn(file('a.png', pngHeader(0, 3)))).toContain('damaged');
    expect(await faultIn(file('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])))).toContain('damaged');
  });
});

describe('unreadablePicture', () => {
  it('tells how to get a JPEG when the file is HEIC, whatever its name', async () => {
    const sentence = await sentenceOn(file('photo.jpg', HEIC));
    expect(sentence).toContain('Most Compatible');
    expect(sentence).toContain('Android');
    expect(await sentenceOn(file('a.png', pngHeader(4, 3)))).toContain('may be damaged');
  });
});
