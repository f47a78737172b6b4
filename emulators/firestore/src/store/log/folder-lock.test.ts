import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a locked folder', () => {
  it('is refused to everybody else until its holder lets go of it, and leaves no file then', async () => {
    const unlock = lockFolder(folder);
    const refused = expect.objectContaining({
      code: 'FAILED_PRECONDITION',
      message: `The data folder ${folder} is in use by process ${process.pid}. Stop that one, or take another folder.`,
    });
    expect(() => lockFolder(folder)).toThrow(refused);
    expect(() => lockFolder(folder)).toThrow(refused);
    unlock();
    expect(await readdir(folder)).toEqual([]);
    lockFolder(folder)();
  });
});

describe('a lock', () => {
  it('of a process that is no more is none', async () => {
    await writeFile(lock, JSON.stringify({ pid: 2 ** 30, began: '1' }));
    const unlock = lockFolder(folder);
    expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('of a process whose id another has now is none', async () => {
    await writeFile(lock, JSON.stringify({ pid: process.pid, began: 'long ago' }));
    lockFolder(folder)();
    expect(await readdir(folder)).toEqual([]);
  });

  it('that is no text of ours is none', async () => {
    await writeFile(lock, '{');
    lockFolder(folder)();
  });
});
