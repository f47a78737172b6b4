import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildProgram,
  freePort,
  occupy,
  type Program,
  READY_WITHIN_MS,
  untilReady,
} from './testing/program.ts';

let program: Program;

beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => program.remove());
afterEach(() => program.killAll());

describe('the program the CLI starts', { timeout: 2 * READY_WITHIN_MS }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'listens with its rules loaded, and leaves on %s',
    async (signal) => {
      const rules = join(program.folder, 'x.rules');
      await writeFile(
        rules,
        'service cloud.firestore { match /databases/{d}/documents { match /open/{i} { allow read; } } }',
      );
      const port = await freePort();
      const { child, exit, output } = program.run([
        ...['--host', '127.0.0.1', '--port', `${port}`],
        ...['--rules', rules, '--unknown', 'x'],
      ]);
      await untilReady(port);
      const status = async (path: string) =>
        (await fetch(`http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/${path}`)).status;
      expect([await status('open/x'), await status('closed/x')]).toEqual([404, 403]);
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
      expect(output()).toContain('Dev App Server is now running.');
    },
  );

  it('says so when its port is taken', async () => {
    const taken = await occupy(0);
    const { exit, output } = program.run(['--port', `${(taken.address() as AddressInfo).port}`]);
    expect(await exit).toEqual([1, null]);
    expect(output()).toContain('address already in use');
    taken.close();
  });

  it('starts though its rules are faulty, and tells the fault', async () => {
    const rules = join(program.folder, 'faulty.rules');
    await writeFile(rules, 'service cloud.firestore {');
    const port = await freePort();
    const { output } = program.run(['--port', `${port}`, '--rules', rules]);
    await untilReady(port);
    expect(output()).toMatch(/faulty\.rules:1:\d+ ERROR/);
  });

  it('stops rather than start empty when it cannot read its seed', async () => {
    const seed = join(program.folder, 'foreign.overall_export_metadata');
    await writeFile(seed, Buffer.from([10, 0, 255]));
    const { exit, output } = program.run(['--port', `${await freePort()}`, '--seed_from_export', seed]);
    expect(await exit).toEqual([1, null]);
    expect(output().trim()).toMatch(/^Overall export metadata file version not supported: .*foreign.*\.$/);
  });

  it.each([
    [['--port', 'http'], 2, '--port takes a number from 0 to 65535, not "http".'],
    [['--port', '0', '--rules', 'missing.rules'], 1, 'Cannot read the rules: ENOENT'],
  ])('ends with a word on what it cannot use: %j', async (argv, code, message) => {
    const { exit, output } = program.run(argv);
    expect(await exit).toEqual([code, null]);
    expect(output()).toContain(message);
    expect(output()).not.toContain('    at ');
  });

  it.each([
    ['--help', /^Usage: firestore-emulator /],
    ['--version', /^\d+\.\d+\.\d+\n$/],
  ])('answers %s', async (flag, answer) => {
    const { exit, output } = program.run([flag]);
    expect(await exit).toEqual([0, null]);
    expect(output()).toMatch(answer);
  });

  it('tells a flag that it does not know', async () => {
    const { exit, output } = program.run(['--ruels', 'x.rules', '--rules', 'missing.rules']);
    expect(await exit).toEqual([1, null]);
    expect(output()).toContain('Not known here, and passed over: --ruels');
  });
});
