import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jarNames } from './emulator-jars.ts';
import { findRealJava, parseJar } from './stand-in-java.ts';

describe('parseJar', () => {
  it('finds the JAR among flags of the machine and of the program', () => {
    const args = ['-Djava.net.preferIPv4Stack=true', '-jar', '/jars/a.jar', '--host', '127.0.0.1'];
    expect(parseJar(args)).toEqual({ jar: '/jars/a.jar', rest: ['--host', '127.0.0.1'] });
  });

  it.each([[['-version']], [['-jar']], [[]]])('%j runs no JAR', (args) => {
    expect(parseJar(args)).toBeUndefined();
  });
});

describe('findRealJava', () => {
  it('passes over our own, links to it, folders without one and files that cannot run', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'java-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of ['ours', 'link', 'empty', 'plain', 'real']) await mkdir(join(folder, name));
    await writeFile(join(folder, 'ours/java'), '');
    await chmod(join(folder, 'ours/java'), 0o755);
    await symlink(join(folder, 'ours/java'), join(folder, 'link/java'));
    await writeFile(join(folder, 'plain/java'), '', { mode: 0o644 });
    await writeFile(join(folder, 'real/java'), '');
    await chmod(join(folder, 'real/java'), 0o755);
    const path = (...names: string[]) => names.map((name) => join(folder, name)).join(delimiter);

    expect(findRealJava(path('ours', 'link', 'empty', 'real'), join(folder, 'ours/java'))).toBe(
      join(folder, 'real/java'),
    );
    expect(findRealJava(path('ours', 'link', 'empty', 'absent'), join(folder, 'ours/java'))).toBeUndefined();
  });
});

describe('jarNames', () => {
  it('takes both names from the installed CLI', async () => {
    const names = await jarNames(ROOT);
    expect([...names.values()]).toEqual(['firestore', 'storage-rules']);
    for (const name of names.keys()) expect(name).toMatch(/\.jar$/);
  });
});
