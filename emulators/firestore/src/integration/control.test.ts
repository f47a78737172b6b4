import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

const DOCS = 'projects/demo-control/databases/(default)/documents';

let emulator: FirestoreEmulator;
let base: string;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-control-'));
  emulator = await startFirestoreEmulator();
  base = `http://${emulator.host}:${emulator.port}`;
});
afterEach(async () => {
  await emulator.stop();
  await rm(folder, { recursive: true });
});

async function statusOf(method: string, path: string, body?: object, at = base): Promise<number> {
  const response = await fetch(`${at}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  await response.text();
  return response.status;
}

const write = (path: string) => statusOf('PATCH', `/v1/${DOCS}/${path}`, {});
const read = (path: string, at?: string) => statusOf('GET', `/v1/${DOCS}/${path}`, undefined, at);

describe('the control endpoints', () => {
  it('answer probes', async () => {
    expect(await (await fetch(`${base}/`)).text()).toBe('Ok\n');
    expect(await statusOf('HEAD', '/')).toBe(200);
    expect(await statusOf('GET', '/nonsense')).toBe(404);
  });

  it('clear at or below a path', async () => {
    await Promise.all(['a/x', 'a/x/b/y', 'a/z', 'c/x'].map(write));
    expect(await statusOf('DELETE', `/emulator/v1/${DOCS}/a/x`)).toBe(200);
    expect(await Promise.all(['a/x', 'a/x/b/y', 'a/z', 'c/x'].map((path) => read(path)))).toEqual([
      404, 404, 200, 200,
    ]);
    expect(await statusOf('DELETE', `/emulator/v1/${DOCS}`)).toBe(200);
    expect(await Promise.all(['a/z', 'c/x'].map((path) => read(path)))).toEqual([404, 404]);
  });

  it('export what another emulator starts from', async () => {
    await write('a/x');
    const body = {
      database: DOCS.replace('/documents', ''),
      export_directory: folder,
      export_name: 'firestore_export',
    };
    expect(await statusOf('POST', '/emulator/v1/projects/demo-control:export', body)).toBe(200);
    const seed = join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
    const second = await startFirestoreEmulator({ seed });
    expect(await read('a/x', `http://${second.host}:${second.port}`)).toBe(200);
    await second.stop();
    await statusOf('DELETE', `/emulator/v1/${DOCS}`);
    const from = { database: body.database, export_directory: seed };
    expect(await statusOf('POST', '/emulator/v1/projects/demo-control:import', from)).toBe(200);
    expect(await read('a/x')).toBe(200);
  });

  it('refuse to export into what is no folder', async () => {
    const body = { export_directory: join(folder, 'none'), export_name: 'x' };
    expect(await statusOf('POST', '/emulator/v1/projects/demo-control:export', body)).toBe(400);
  });

  it('drop everything, and stop', async () => {
    await write('a/x');
    expect(await (await fetch(`${base}/reset`, { method: 'POST' })).text()).toBe('Resetting...\n');
    expect(await read('a/x')).toBe(404);
    expect(await statusOf('POST', '/shutdown')).toBe(200);
    await expect.poll(() => statusOf('GET', '/').catch(() => 'gone')).toBe('gone');
  });
});
