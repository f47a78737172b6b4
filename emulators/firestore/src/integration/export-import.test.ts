import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, type Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';
import { adminClient } from './testing/admin-client.ts';

const PROJECT = 'demo-export';
const NAME = `projects/${PROJECT}/databases/(default)`;

let folder: string;
let emulator: FirestoreEmulator;
let db: Firestore;
let running: FirestoreEmulator[];

beforeEach(async () => {
  running = [];
  folder = await mkdtemp(join(tmpdir(), 'firestore-export-'));
  emulator = await start();
  db = adminClient(`${emulator.host}:${emulator.port}`, PROJECT);
});
afterEach(async () => {
  await db.terminate();
  for (const each of running) await each.stop();
  await rm(folder, { recursive: true });
});

async function start(seed?: string): Promise<FirestoreEmulator> {
  const started = await startFirestoreEmulator({ ...(seed !== undefined && { seed }), log: () => undefined });
  running.push(started);
  return started;
}

/** The status, and for a refusal its code and message. */
async function post(path: string, body: object | string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://${emulator.host}:${emulator.port}/emulator/v1/${path}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await response.text();
  if (response.status < 400 || response.status === 404) return [response.status];
  const { error } = JSON.parse(answer) as { error: { status: string; message: string } };
  return [response.status, error.status, error.message];
}

function exportTo(name: string, parts: object = {}) {
  return post(`projects/${PROJECT}:export`, {
    database: NAME,
    export_directory: folder,
    export_name: name,
    ...parts,
  });
}

const metadataOf = (name: string) => join(folder, name, `${name}.overall_export_metadata`);

/** All documents of a database, as REST tells them: kinds of values and times included. */
async function documentsOf(at: FirestoreEmulator, name = NAME): Promise<unknown[]> {
  const response = await fetch(`http://${at.host}:${at.port}/v1/${name}/documents:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const answers = (await response.json()) as { document?: unknown }[];
  return answers.flatMap(({ document }) => (document === undefined ? [] : [document]));
}

describe('an export over the control endpoint', () => {
  it('is what another emulator starts from, with all kinds of values, times and databases', async () => {
    const second = `projects/${PROJECT}/databases/second`;
    await db.doc('all/types').set({
      nothing: null,
      flags: [true, false],
      numbers: [1, -7, 2 ** 53, 1.5, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      at: new Timestamp(1_700_000_000, 123_456_000),
      old: new Timestamp(-62_135_596_800, 0),
      text: ['', 'é\u2028😀', 'x'.repeat(100_000)],
      bytes: Buffer.from([0, 255]),
      place: new GeoPoint(-33.5, 151.25),
      reference: db.doc('a/b/c/__id7__'),
      map: { empty: {}, deep: { list: [{ a: [] }, { b: [db.doc('a/b')] }] }, 'a.b': 1 },
      none: [],
      vector: FieldValue.vector([1, 2.5]),
      vectors: [FieldValue.vector([3])],
    });
    await db.doc('gone/parent/children/x').set({});
    await db.doc('all/__id-3__').set({ n: 1 });
    await db.doc('all/__id-3__').update({ n: 2 });
    const other = adminClient(`${emulator.host}:${emulator.port}`, PROJECT, 'second');
    await other.doc('c/d').set({ here: true });
    await other.terminate();
    expect(await exportTo('firestore_export')).toEqual([200]);
    expect((await readdir(join(folder, 'firestore_export'))).sort()).toEqual([
      'all_namespaces',
      'firestore_export.overall_export_metadata',
      'thriftline_companion.jsonl',
    ]);
    const next = await start(metadataOf('firestore_export'));
    const before = await documentsOf(emulator);
    expect(before).toHaveLength(3);
    expect(await documentsOf(next)).toEqual(before);
    expect(await documentsOf(next, second)).toEqual(await documentsOf(emulator, second));
    expect(await documentsOf(next, second)).toHaveLength(1);
  });

  it('is refused in the words of the official emulator when its request makes no sense', async () => {
    const noFolder = [400, 'FAILED_PRECONDITION', 'export_directory must be a directory'];
    const badPayload = [400, 'INVALID_ARGUMENT', "Payload isn't valid for request."];
    const named = (name: string, fault: string) => [
      400,
      'INVALID_ARGUMENT',
      `Database name "${name}" ${fault}.`,
    ];
    await writeFile(join(folder, 'file.txt'), '');
    expect(await exportTo('n', { export_directory: join(folder, 'none') })).toEqual(noFolder);
    expect(await exportTo('n', { export_directory: join(folder, 'file.txt') })).toEqual(noFolder);
    expect(await exportTo('n', { export_directory: undefined })).toEqual(noFolder);
    expect(await exportTo('n', { export_directory: 'no-such-folder' })).toEqual(noFolder);
    expect(await exportTo('n', { bogus: 1 })).toEqual(badPayload);
    expect(await exportTo('n', { database: undefined })).toEqual(named('', 'lacks "projects" at index 0'));
    expect(await exportTo('n', { database: 1 })).toEqual(named('1', 'lacks "projects" at index 0'));
    expect(await exportTo('n', { database: `projects/${PROJECT}/databases/` })).toEqual(
      named(`projects/${PROJECT}/databases/`, 'has invalid trailing "/"'),
    );
    expect(await exportTo('a/b')).toEqual([500, 'INTERNAL', 'failed to write export']);
    expect((await post(`projects/${PROJECT}:export`, '[]'))[0]).toBe(400);
    expect((await post(`projects/${PROJECT}:export`, {}, { Authorization: 'Bearer x.y' }))[2]).toContain(
      'invalid jwt',
    );
    for (const path of [
      'projects:export',
      'x:export',
      `projects/${PROJECT}:exportx`,
      `projects/${PROJECT}:export/`,
    ]) {
      expect(await post(path, {})).toEqual([404]);
    }
    expect(await readdir(folder)).toEqual(['file.txt']);
  });

  it('takes names in both spellings, any project’s database, and makes up a name', async () => {
    await db.doc('c/a').set({});
    const camel = { database: NAME, exportDirectory: folder, exportName: 'camel' };
    expect(await post('projects/other:export', camel)).toEqual([200]);
    const path = `projects/${PROJECT}/databases/(default):export`;
    expect(await post(path, { database: NAME, export_directory: folder, export_name: null })).toEqual([200]);
    expect((await readdir(folder)).sort()).toEqual([
      'camel',
      expect.stringMatching(/^firestore_export_\d{10}$/),
    ]);
    expect((await readdir(join(folder, 'camel'))).sort()).toEqual([
      'all_namespaces',
      'camel.overall_export_metadata',
      'thriftline_companion.jsonl',
    ]);
  });
});

describe('an import over the control endpoint', () => {
  it('goes over what is there: create times and other documents stay', async () => {
    await db.doc('c/a').set({ n: 1 });
    await db.doc('c/same').set({ n: 1 });
    await exportTo('saved');
    const [original, same] = await Promise.all(['c/a', 'c/same'].map((path) => db.doc(path).get()));
    await db.doc('c/a').set({ changed: true });
    await db.doc('c/later').set({});
    const body = { database: NAME, export_directory: metadataOf('saved') };
    expect(await post(`projects/${PROJECT}:import`, body)).toEqual([200]);
    const after = await db.doc('c/a').get();
    expect([after.data(), after.createTime]).toEqual([{ n: 1 }, original?.createTime]);
    expect(after.updateTime?.valueOf() ?? '').not.toBe(original?.updateTime?.valueOf());
    expect((await db.doc('c/same').get()).updateTime).toEqual(same?.updateTime);
    expect((await db.doc('c/later').get()).exists).toBe(true);
  });

  it('is refused with a sentence, and changes nothing', async () => {
    await db.doc('c/a').set({ n: 1 });
    await exportTo('saved');
    const importing = (body: object) => post(`projects/${PROJECT}:import`, { database: NAME, ...body });
    const refusals = [
      await importing({}),
      await importing({ export_directory: join(folder, 'saved') }),
      await importing({ export_directory: join(folder, 'none') }),
    ];
    for (const [status, code, message] of refusals) {
      expect([status, code]).toEqual([400, 'INVALID_ARGUMENT']);
      expect(message).toMatch(/^Failed to parse overall export metadata file/);
    }
    expect(await importing({ export_directory: metadataOf('saved'), export_name: 'n' })).toEqual([
      400,
      'INVALID_ARGUMENT',
      "Payload isn't valid for request.",
    ]);
    const output = join(folder, 'saved', 'all_namespaces', 'all_kinds', 'output-0');
    const bytes = await readFile(output);
    bytes[20] = 0;
    await writeFile(output, bytes);
    await db.doc('c/a').delete();
    expect(await importing({ export_directory: metadataOf('saved') })).toEqual([
      400,
      'INVALID_ARGUMENT',
      `Checksum doesn't validate: ${output} is damaged at byte 0.`,
    ]);
    expect(await documentsOf(emulator)).toEqual([]);
  });
});
