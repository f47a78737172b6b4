import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { madeOfHash, noteLastPassed, readLastPassed } from './last-passed.ts';
import { SUITE_NAMES, suiteOf } from './suites.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'last-passed-'));
  const folder = root;
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(root, 'tools/local/test'), { recursive: true });
});

describe('what a suite is made of', () => {
  it('changes with its tests, too', async () => {
    const hash = () => madeOfHash(root, ['tools']);
    const before = await hash();
    await writeFile(join(root, 'tools/local/test/a.test.ts'), 'one');
    const withTest = await hash();
    await writeFile(join(root, 'tools/local/test/a.test.ts'), 'two');
    expect(new Set([before, withTest, await hash()]).size).toBe(3);
  });

  it('has no part in the copies that its own run makes', async () => {
    await mkdir(join(root, 'emulators/mail'), { recursive: true });
    await writeFile(join(root, 'emulators/mail/main.ts'), 'one');
    const before = await madeOfHash(root, ['emulators']);
    await writeFile(join(root, 'emulators/mail/LICENSE'), 'Apache');
    expect(await madeOfHash(root, ['emulators'])).toBe(before);
  });

  it('is there, for each suite that may be left out', async () => {
    const paths = SUITE_NAMES.flatMap((name) => suiteOf(name).madeOf ?? []);
    const nothing = await madeOfHash(ROOT, []);
    expect(paths).not.toEqual([]);
    for (const path of paths) expect(await madeOfHash(ROOT, [path]), path).not.toBe(nothing);
  });
});

describe('the record', () => {
  it('is empty where none is there', async () => {
    expect(await readLastPassed(root)).toEqual({});
  });

  it('keeps what is noted of other suites', async () => {
    await noteLastPassed(root, { packages: 'one', emulators: 'two' });
    await noteLastPassed(root, { packages: 'three' });
    expect(await readLastPassed(root)).toEqual({ emulators: 'two', packages: 'three' });
  });
});
