import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RulesError, startFirestoreEmulator } from '../index.ts';
import { adminClient } from './testing/admin-client.ts';
import { buildProgram, occupy, type Program, READY_WITHIN_MS } from './testing/program.ts';

/** What every process has that prints to a pipe. */
const OWN_RESOURCES = new Set(['PipeWrap', 'TTYWrap']);

const RULES = (condition: string) =>
  `service cloud.firestore { match /databases/{d}/documents { match /notes/{n} { allow read, write: if ${condition}; } } }`;

/** Writes and listens, leaves a transaction open and connections alive, and tells the emulator to shut down. */
async function useAndShutDown(address: string): Promise<void> {
  const base = `http://${address}`;
  const post = async (path: string) => (await fetch(base + path, { method: 'POST', body: '{}' })).text();
  const documents = '/v1/projects/demo/databases/(default)/documents';
  await post(`${documents}/notes`);
  await post(`${documents}:beginTransaction`);
  const db = adminClient(address, 'demo');
  let stopListening: () => void = () => undefined;
  await new Promise((resolve, reject) => {
    stopListening = db.collection('notes').onSnapshot(resolve, reject);
  });
  expect(await post('/shutdown')).toBe('Shutting down.');
  stopListening();
  await db.terminate();
}

describe('an emulator in the process of a test', () => {
  let program: Program;
  beforeAll(async () => {
    program = await buildProgram('integration/testing/start-and-stop.ts');
  });
  afterAll(() => program.remove());
  afterEach(() => program.killAll());

  it('leaves no handle, no listener and no file when it stops', {
    timeout: 2 * READY_WITHIN_MS,
  }, async () => {
    const folder = join(program.folder, 'working');
    const temporary = join(program.folder, 'temporary');
    await Promise.all([folder, temporary].map((path) => mkdir(path)));
    const { exit, output } = program.run([], { TMPDIR: temporary, HOME: folder }, folder);
    await expect.poll(output, { timeout: READY_WITHIN_MS }).toContain('\n');
    const addresses = output().trim().split(' ');
    expect(addresses).toHaveLength(2);
    for (const address of addresses) await useAndShutDown(address);
    // Nobody ends it: a handle that is left would keep it.
    expect(await exit, output()).toEqual([0, null]);
    const resources = JSON.parse(output().trim().split('\n').at(-1) ?? '') as string[];
    expect(resources.filter((resource) => !OWN_RESOURCES.has(resource))).toEqual([]);
    expect([...(await readdir(folder)), ...(await readdir(temporary))]).toEqual([]);
  });
});

describe('one emulator for each worker', () => {
  const documentsOf = ({ host, port }: { host: string; port: number }, project = 'demo') =>
    `http://${host}:${port}/v1/projects/${project}/databases/(default)/documents/notes`;
  const quiet = { log: () => undefined };
  const add = async (url: string) => (await fetch(url, { method: 'POST', body: '{}' })).status;
  const count = async (url: string) => {
    const { documents = [] } = (await (await fetch(url)).json()) as { documents?: unknown[] };
    return documents.length;
  };

  it('has data of its own, which clear() empties, of one project or of all', async () => {
    const [one, other] = await Promise.all([startFirestoreEmulator(quiet), startFirestoreEmulator(quiet)]);
    const places = [documentsOf(one), documentsOf(one, 'second'), documentsOf(other)];
    const counts = () => Promise.all(places.map(count));
    for (const place of places) expect(await add(place)).toBe(200);
    expect(await counts()).toEqual([1, 1, 1]);
    await one.clear('second');
    expect(await counts()).toEqual([1, 0, 1]);
    await one.clear();
    expect(await counts()).toEqual([0, 0, 1]);
    await Promise.all([one.stop(), other.stop()]);
  });

  it('takes rules at the start and later, for all projects or for one', async () => {
    const emulator = await startFirestoreEmulator({ ...quiet, rules: RULES('false') });
    const [demo, second] = [documentsOf(emulator), documentsOf(emulator, 'second')];
    expect([await add(demo), await add(second)]).toEqual([403, 403]);
    expect(await emulator.loadRules(RULES('true'), 'demo')).toEqual([]);
    expect([await add(demo), await add(second)]).toEqual([200, 403]);
    await emulator.loadRules(RULES('false'));
    expect([await add(demo), await add(second)]).toEqual([403, 403]);
    await emulator.stop();
  });

  it('refuses faulty rules with what is wrong, and goes on with those before', async () => {
    const finding = {
      severity: 'ERROR',
      line: 1,
      column: expect.any(Number),
      description: expect.any(String),
    };
    const refusal = expect.objectContaining({
      name: 'RulesError',
      findings: [expect.objectContaining(finding)],
    });
    await expect(startFirestoreEmulator({ ...quiet, rules: 'nonsense' })).rejects.toEqual(refusal);
    const emulator = await startFirestoreEmulator({ ...quiet, rules: RULES('true') });
    await expect(emulator.loadRules('nonsense')).rejects.toThrow(RulesError);
    expect(await add(documentsOf(emulator))).toBe(200);
    await emulator.stop();
  });

  it('says when its port is taken', async () => {
    const taken = await occupy(0);
    const { port } = taken.address() as { port: number };
    await expect(startFirestoreEmulator({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    taken.close();
  });
});
