import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LOG_FORMAT } from '../store/log/log-records.ts';
import { adminClient } from './testing/admin-client.ts';
import { buildProgram, freePort, type Program, READY_WITHIN_MS, untilReady } from './testing/program.ts';

const PROJECT = 'demo-crash';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const CLIENTS = 6;
/** Acknowledged commits after which the process is killed. */
const KILL_AFTER = [40, 150, 300];

let program: Program;

beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => program.remove());
afterEach(() => program.killAll());

async function start(port: number, dataFolder: string) {
  const running = program.run(['--port', `${port}`], { FIRESTORE_DATA_FOLDER: dataFolder });
  await untilReady(port);
  return running;
}

/**
 * Commits a row and a counter together, again and again, until the emulator is gone. Over REST, because the SDKs
 * would go on trying.
 */
async function writeUntilGone(client: string, port: number, acknowledged: Set<string>): Promise<void> {
  for (let n = 0; ; n++) {
    const row = `rows/${client}-${n}`;
    const writes = [row, `counters/${client}`].map((path) => ({
      update: { name: `${DOCUMENTS}/${path}`, fields: { n: { integerValue: n } } },
    }));
    try {
      const url = `http://127.0.0.1:${port}/v1/${DOCUMENTS}:commit`;
      const response = await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) });
      if (response.ok) acknowledged.add(row);
    } catch {
      // Killed: this one was not acknowledged, it may be there or not.
      return;
    }
  }
}

describe('killed during a write load', { timeout: 4 * READY_WITHIN_MS }, () => {
  it('the emulator starts again with every acknowledged write, and no half commit', async () => {
    const folder = join(program.folder, 'data');
    const acknowledged = new Set<string>();
    for (const killAfter of KILL_AFTER) {
      const port = await freePort();
      const { child } = await start(port, folder);
      const before = acknowledged.size;
      const clients = Array.from({ length: CLIENTS }, (_, client) =>
        writeUntilGone(`${killAfter}.${client}`, port, acknowledged),
      );
      await expect
        .poll(() => acknowledged.size - before, { timeout: READY_WITHIN_MS, interval: 5 })
        .toBeGreaterThan(killAfter);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await Promise.all(clients);
    }
    const port = await freePort();
    await start(port, folder);
    const db = adminClient(`127.0.0.1:${port}`, PROJECT);
    const rows = await db.collection('rows').get();
    const counters = await db.collection('counters').get();
    await db.terminate();
    const stored = new Set(rows.docs.map(({ ref }) => ref.path));
    expect([...acknowledged].filter((path) => !stored.has(path))).toEqual([]);
    const newest = new Map<string, number>();
    for (const { id } of rows.docs) {
      const [client = '', n = ''] = id.split('-');
      newest.set(client, Math.max(newest.get(client) ?? 0, Number(n)));
    }
    expect(new Map(counters.docs.map((counter) => [counter.id, counter.get('n')]))).toEqual(newest);
  });
});

describe('a second start', { timeout: 4 * READY_WITHIN_MS }, () => {
  /** A port with an emulator that keeps its data, and how it writes and tells rows. */
  async function startFirst(dataFolder: string) {
    const port = await freePort();
    const { child } = await start(port, dataFolder);
    const rows = `http://127.0.0.1:${port}/v1/${DOCUMENTS}/rows`;
    return {
      port,
      child,
      write: async (id: string) =>
        expect((await fetch(`${rows}/${id}`, { method: 'PATCH', body: '{}' })).ok).toBe(true),
    };
  }

  async function rowsAfterKill(first: Awaited<ReturnType<typeof startFirst>>, dataFolder: string) {
    const gone = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await gone;
    const port = await freePort();
    await start(port, dataFolder);
    const found = await fetch(`http://127.0.0.1:${port}/v1/${DOCUMENTS}/rows`);
    const { documents = [] } = (await found.json()) as { documents?: { name: string }[] };
    return documents.map(({ name }) => name.split('/').at(-1));
  }

  it('on the same data folder is refused, and takes nothing from the first', async () => {
    const dataFolder = join(program.folder, 'shared');
    const first = await startFirst(dataFolder);
    await first.write('before');
    for (const port of [first.port, await freePort()]) {
      const second = program.run(['--port', `${port}`], { FIRESTORE_DATA_FOLDER: dataFolder });
      expect(await second.exit).toEqual([1, null]);
      expect(second.output()).toContain(`${dataFolder} is in use by process ${first.child.pid}.`);
    }
    await first.write('after');
    expect(await rowsAfterKill(first, dataFolder)).toEqual(['after', 'before']);
  });

  it('that finds its port taken has touched nothing', async () => {
    const dataFolder = join(program.folder, 'untouched');
    await mkdir(dataFolder);
    const log = join(dataFolder, 'commits.jsonl');
    const first = await startFirst(join(program.folder, 'of-the-first'));
    await writeFile(log, `${LOG_FORMAT}\n{"cut off`);
    await writeFile(`${log}.new`, 'half of a log');
    const second = program.run(['--port', `${first.port}`], { FIRESTORE_DATA_FOLDER: dataFolder });
    expect(await second.exit).toEqual([1, null]);
    expect(second.output()).toContain('address already in use');
    expect(await readFile(log, 'utf8')).toBe(`${LOG_FORMAT}\n{"cut off`);
    expect((await readdir(dataFolder)).sort()).toEqual(['commits.jsonl', 'commits.jsonl.new']);
  });
});
