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
        ...['-jar', 'x.jar', '--host', '127.0.0.1', '--port', `${port}`],
        ...['--rules', rules, '--unknown', 'x'],
      ]);
      await untilReady(port);
      const status = async (path: string) =>
        (await fetch(`http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/${path}`)).status;
      expect([await status('open/x'), await status('closed/x')]).toEqual([404, 403]);
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
      expect(output()).toContain('Not known here, and passed over: --unknown');
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
    [['--port', '0', '--rules', 'second=missing.rules'], 1, 'Cannot read the rules: ENOENT'],
    [['--port', '0', '--indexes', 'missing.json'], 1, 'Cannot read the indexes: ENOENT'],
    [['--port', '0', '--indexes', 'README.md'], 1, 'README.md is no JSON'],
    [['--port', '0', '--seed_from_export', 'missing'], 1, 'missing'],
    [['--port', '0', '--data', 'README.md'], 1, 'The data folder README.md cannot be used: EEXIST'],
    [['--port', '0', '--watch'], 2, '--watch needs --rules or --indexes.'],
    [['--ruels', 'x.rules'], 2, 'There is no "--ruels" here. Do you mean --rules?'],
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

  it('has rules and indexes in force as they are saved, and keeps those before when they are faulty', async () => {
    const [rules, second, indexes] = ['watched.rules', 'second.rules', 'watched.json'].map((name) =>
      join(program.folder, name),
    ) as [string, string, string];
    const allowing = (collection: string) =>
      `service cloud.firestore { match /databases/{d}/documents { match /${collection}/{i} { allow read; } } }`;
    await writeFile(rules, allowing('one'));
    await writeFile(second, allowing('two'));
    await writeFile(indexes, '{"indexes": []}');
    const port = await freePort();
    const { output } = program.run([
      ...['--port', `${port}`, '--watch', '--indexes', indexes],
      ...['--rules', rules, '--rules', `second=${second}`],
    ]);
    await untilReady(port);
    const ask = (database: string, path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}/v1/projects/p/databases/${database}/documents${path}`, init);
    const status = async (database: string, path: string) => (await ask(database, path)).status;
    const all = async () => [
      await status('(default)', '/one/x'),
      await status('(default)', '/two/x'),
      await status('second', '/one/x'),
      await status('second', '/two/x'),
    ];
    expect(await all()).toEqual([404, 403, 403, 404]);
    await writeFile(rules, allowing('two'));
    await expect.poll(all).toEqual([403, 404, 403, 404]);
    await writeFile(second, allowing('one'));
    await expect.poll(all).toEqual([403, 404, 404, 403]);
    await writeFile(rules, 'service');
    await expect
      .poll(output)
      .toMatch(/watched\.rules is not in force, what was before is: Error compiling rules:/);
    expect(await all()).toEqual([403, 404, 404, 403]);

    const order = (fieldPath: string) => ({ field: { fieldPath }, direction: 'ASCENDING' });
    const structuredQuery = { from: [{ collectionId: 'c' }], orderBy: [order('a'), order('b')] };
    const headers = { authorization: 'Bearer owner' };
    const query = async () =>
      (
        await ask('(default)', ':runQuery', {
          method: 'POST',
          headers,
          body: JSON.stringify({ structuredQuery }),
        })
      ).status;
    expect(await query()).toBe(400);
    const fields = ['a', 'b'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
    const declared = { collectionGroup: 'c', queryScope: 'COLLECTION', fields };
    await writeFile(indexes, JSON.stringify({ indexes: [declared] }));
    await expect.poll(query).toBe(200);
  });

  it('keeps its data where it is told', async () => {
    const data = join(program.folder, 'kept');
    const url = (port: number) => `http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/c/x`;
    const first = await freePort();
    const { child, exit } = program.run(['--port', `${first}`, '--data', data]);
    await untilReady(first);
    expect((await fetch(url(first), { method: 'PATCH', body: '{}' })).status).toBe(200);
    child.kill('SIGTERM');
    await exit;
    const second = await freePort();
    program.run(['--port', `${second}`, '--data', data]);
    await untilReady(second);
    expect((await fetch(url(second))).status).toBe(200);
  });
});
