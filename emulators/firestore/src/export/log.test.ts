import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';
import { readLog } from './log-reader.ts';
import { LogWriter } from './log-writer.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-log-'));
  file = join(folder, 'log');
});
afterEach(() => rm(folder, { recursive: true }));

async function written(records: readonly Uint8Array[]) {
  const log = await LogWriter.create(file);
  for (const record of records) await log.append(record);
  return log.close();
}

async function found(): Promise<Buffer[]> {
  const records: Buffer[] = [];
  await readLog(file, (record) => records.push(Buffer.from(record)));
  return records;
}

const filled = (length: number, byte = 7) => Buffer.alloc(length, byte);

describe('a checksum', () => {
  it('is the one of RFC 3720', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
    expect(crc32c(Buffer.from('6789'), crc32c(Buffer.from('12345')))).toBe(0xe3069283);
  });
});

describe('a log', () => {
  it('has the bytes the official emulator writes for an empty export', async () => {
    await written([Buffer.from('3'), Buffer.alloc(0)]);
    expect((await readFile(file)).toString('hex')).toBe('b86d444e01000133' + '052b2843000001');
  });

  it('splits a record at the end of a block, and leaves a rest that holds no header empty', async () => {
    const { bytes } = await written([filled(32_768 - 7 - 7 - 6), filled(70_000, 8)]);
    const content = await readFile(file);
    const headers = [0, 32_768, 65_536, 98_304].map((at) => [content.readUInt16LE(at + 4), content[at + 6]]);
    // 13 bytes are left: a header and 6 bytes of data.
    expect([content.readUInt16LE(32_768 - 13 + 4), content[32_768 - 13 + 6]]).toEqual([6, 2]);
    expect(headers).toEqual([
      [32_748, 1],
      [32_761, 3],
      [32_761, 3],
      [70_000 - 6 - 2 * 32_761, 4],
    ]);
    expect(bytes).toBe((await stat(file)).size);
    // Exactly a header fits: the first part is empty.
    await written([filled(32_768 - 7 - 7), filled(1, 8)]);
    expect((await readFile(file)).subarray(32_761 + 4).toString('hex')).toMatch(/^000002.{8}01000408$/);
    await written([filled(32_768 - 7 - 6), filled(1, 8)]);
    expect((await readFile(file)).subarray(32_762, 32_768)).toEqual(Buffer.alloc(6));
    expect(await found()).toEqual([filled(32_768 - 7 - 6), filled(1, 8)]);
  });

  it('gives back any records, wherever blocks end', async () => {
    const nearBlockEnd = fc.oneof(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 32_700, max: 32_800 }),
      fc.integer({ min: 65_480, max: 65_560 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(nearBlockEnd, { maxLength: 6 }), async (lengths) => {
        const records = lengths.map((length, index) => filled(length, index + 1));
        const { digest } = await written(records);
        const got: Buffer[] = [];
        const read = await readLog(file, (record) => got.push(Buffer.from(record)));
        expect(got.map(({ length }) => length)).toEqual(lengths);
        expect(got.every((record, index) => record.equals(records[index] as Buffer))).toBe(true);
        expect(read.digest).toBe(digest);
      }),
      { numRuns: 60 },
    );
  });

  it('that production filled up with zeros ends there', async () => {
    await written([filled(100)]);
    await writeFile(file, Buffer.concat([await readFile(file), Buffer.alloc(32_768 - 107)]));
    expect(await found()).toEqual([filled(100)]);
  });

  it('that is damaged is refused with the place', async () => {
    await written([filled(10), filled(40_000)]);
    const whole = await readFile(file);
    const refusal = async (content: Buffer) => {
      await writeFile(file, content);
      return found().then(
        () => 'none',
        ({ message }: Error) => message.replace(file, 'FILE'),
      );
    };
    const changed = (at: number, byte: number) => {
      const copy = Buffer.from(whole);
      copy[at] = byte;
      return copy;
    };
    expect(await refusal(changed(12, 99))).toBe("Checksum doesn't validate: FILE is damaged at byte 0.");
    expect(await refusal(whole.subarray(0, 30_000))).toBe(
      'Invalid record: FILE is cut off or damaged at byte 17.',
    );
    expect(await refusal(whole.subarray(0, 32_768))).toBe(
      'Invalid record: FILE is cut off or damaged at byte 17.',
    );
    expect(await refusal(whole.subarray(0, 20))).toBe(
      'Invalid record: FILE is cut off or damaged at byte 17.',
    );
    expect(await refusal(whole.subarray(17))).toMatch(/damaged at byte \d+\.$/);
    // A last part without the first.
    await written([filled(32_761), filled(5)]);
    const alone = await readFile(file);
    const last = Buffer.concat([alone.subarray(0, 32_768), whole.subarray(32_768)]);
    expect(await refusal(last)).toBe('Invalid record: FILE has a part without its others at byte 32768.');
  });
});
