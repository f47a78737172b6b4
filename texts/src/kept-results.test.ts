import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keptResult } from '../build/kept-results.mjs';

it('makes the result of a source once, of another or one elsewhere again, and keeps no failure', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'results-'));
  onTestFinished(() => rm(temporary, { recursive: true }));
  const folder = pathToFileURL(`${join(temporary, 'kept')}/`);
  const make = vi.fn(async () => ({ code: 'made', map: null }));
  const ask = (source: string, path: string) => keptResult(source, path, make, folder);

  make.mockRejectedValueOnce(new Error('Not well formed.'));
  await expect(ask('a', '/a.ts')).rejects.toThrow('Not well formed.');
  expect(await ask('a', '/a.ts')).toEqual({ code: 'made', map: null });
  expect(await ask('a', '/a.ts')).toEqual({ code: 'made', map: null });
  expect(make).toHaveBeenCalledTimes(2);
  await ask('b', '/a.ts');
  await ask('a', '/b.ts');
  expect(make).toHaveBeenCalledTimes(4);
  expect(await readdir(folder)).toHaveLength(3);
});

it('finds what makes results from the folder of a program, too', async () => {
  const local = fileURLToPath(new URL('../../.local/', import.meta.url));
  await mkdir(local, { recursive: true });
  const program = await mkdtemp(join(local, 'program-'));
  onTestFinished(() => rm(program, { recursive: true }));
  const copy = join(program, 'kept-results.mjs');
  await copyFile(new URL('../build/kept-results.mjs', import.meta.url), copy);
  const bundled = (await import(copy)) as { keptResult: typeof keptResult };
  const folder = pathToFileURL(`${join(program, 'kept')}/`);
  const made = { code: 'made', map: null };
  expect(await bundled.keptResult('a', '/a.ts', async () => made, folder)).toEqual(made);
});
