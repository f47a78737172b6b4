import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { ZipWriter } from './zip-writer.ts';

const text = (words: string) => new TextEncoder().encode(words);

/** What a reader finds who goes by the directory at the end, as readers do. */
async function read(file: Blob): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const words = (from: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const found: Record<string, string> = {};
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    expect(view.getUint32(entry, true)).toBe(0x02014b50);
    const [size, nameLength] = [view.getUint32(entry + 24, true), view.getUint16(entry + 28, true)];
    const local = view.getUint32(entry + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    // Both places say the same of the file.
    expect(bytes.subarray(local + 4, local + 30)).toEqual(bytes.subarray(entry + 6, entry + 32));
    const content = local + 30 + nameLength;
    expect(view.getUint32(entry + 16, true)).toBe(crc32(bytes.subarray(content, content + size)));
    found[words(entry + 46, nameLength)] = words(content, size);
    entry += 46 + nameLength;
  }
  expect(entry).toBe(end);
  return found;
}

it('the checksum is the one of zip files', () => {
  expect(crc32(text('123456789'))).toBe(0xcbf43926);
  expect(crc32(text(''))).toBe(0);
});

describe('ZipWriter', () => {
  it('keeps files, empty ones and such with any letters in their names', async () => {
    const writer = new ZipWriter(new Date(2026, 0, 31, 12, 30, 10));
    writer.add('data.json', text('{"a": 1}'));
    writer.add('pictures/Stühle 🪑.jpg', text('a picture'));
    writer.add('empty.txt', text(''));
    expect(await read(writer.finish())).toEqual({
      'data.json': '{"a": 1}',
      'pictures/Stühle 🪑.jpg': 'a picture',
      'empty.txt': '',
    });
  });

  it('says when it was made', async () => {
    const writer = new ZipWriter(new Date(2026, 0, 31, 12, 30, 10));
    writer.add('a', text('a'));
    const view = new DataView(await writer.finish().arrayBuffer());
    const [clock, date] = [view.getUint16(10, true), view.getUint16(12, true)];
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 1, 31]);
    expect([clock >> 11, (clock >> 5) & 63, (clock & 31) * 2]).toEqual([12, 30, 10]);
  });

  it('is a file without any, too', async () => {
    expect(await read(new ZipWriter(new Date()).finish())).toEqual({});
  });
});
