import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inputHash, readStamp, writeStamp } from './input-hash.ts';

describe('inputHash', () => {
  let root = '';
  const hash = (settings = {}) => inputHash(root, ['src', 'package.json'], settings);

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'input-hash-'));
    const folder = root;
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(root, 'src/deep'), { recursive: true });
    await writeFile(join(root, 'src/deep/a.ts'), 'one');
    await writeFile(join(root, 'package.json'), '{}');
  });

  it('is the same for the same files', async () => {
    expect(await hash()).toBe(await hash());
  });

  it('changes with a deep file, a single file, an added and a renamed one', async () => {
    const seen = [await hash()];
    await writeFile(join(root, 'src/deep/a.ts'), 'two');
    seen.push(await hash());
    await writeFile(join(root, 'package.json'), '{"a":1}');
    seen.push(await hash());
    await writeFile(join(root, 'src/b.ts'), '');
    seen.push(await hash());
    await rename(join(root, 'src/b.ts'), join(root, 'src/c.ts'));
    seen.push(await hash());
    expect(new Set(seen).size).toBe(5);
  });

  it('changes with a setting, whatever the order they come in', async () => {
    const both = await hash({ a: '1', b: '2' });
    expect(await hash({ b: '2', a: '1' })).toBe(both);
    expect(await hash({ a: '1', b: '3' })).not.toBe(both);
  });

  it('ignores tests, dot files and generated folders', async () => {
    const before = await hash();
    await writeFile(join(root, 'src/a.test.ts'), 'x');
    await writeFile(join(root, 'src/.swp'), 'x');
    await mkdir(join(root, 'src/dist'));
    await writeFile(join(root, 'src/dist/out.js'), 'x');
    expect(await hash()).toBe(before);
  });

  it('a stamp is read as it was written, and undefined before', async () => {
    const file = join(root, 'stamps/web');
    expect(await readStamp(file)).toBeUndefined();
    await writeStamp(file, 'abc');
    expect(await readStamp(file)).toBe('abc');
  });
});
