import { cp, mkdir, mkdtemp, readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentToJson } from '../export/document-json.ts';
import { readExport, writeExport } from '../export/export.ts';
import { encode, entity, shortLog, type TestProperty } from '../export/testing/google-encoder.ts';
import { writeEntity } from '../export/write-entity.ts';
import type { Document } from '../model/document.ts';
import { identicalFields } from '../model/identical.ts';
import { anyValue } from '../model/testing/any-value.ts';
import { array, DATABASE, fieldsOf, int, path, text, time } from '../model/testing/values.ts';
import { query } from '../query/testing/queries.ts';
import { type FirestoreStore, openFirestoreStore } from './firestore-store.ts';
import { set } from './testing/test-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-export-'));
});
afterEach(() => rm(folder, { recursive: true }));

const NOW = { seconds: 1_700_000_000, nanos: 0 };
const EARLIER = { seconds: 1_600_000_000, nanos: 123_456_000 };
const OUTPUT = 'all_namespaces/all_kinds/output-0';
const OTHER = { ...DATABASE, databaseId: 'other' };

function document(key: string, fields: Document['fields'], createTime = EARLIER): Document {
  return {
    path: path(key),
    fields,
    createTime,
    updateTime: { ...createTime, seconds: createTime.seconds + 1 },
  };
}

async function write(name: string, documents: readonly Document[], others: readonly Document[] = []) {
  await writeExport(join(folder, name), {
    version: 7,
    main: { name: DATABASE, documents },
    others: [{ name: OTHER, documents: others }],
  });
  return join(folder, name);
}

async function read(name: string) {
  return readExport(join(folder, name), NOW);
}

function contentsOf(store: FirestoreStore, projectId: string, databaseId = '(default)'): object {
  const found = store
    .database({ projectId, databaseId })
    .read()
    .run({ ...query(), collectionId: null, allDescendants: true });
  return Object.fromEntries(found.map((each) => [each.path.key, Object.fromEntries(each.fields)]));
}

/** An export as production makes it: a part for each kind, each with its files of documents. */
async function foreignExport(kinds: Record<string, readonly (readonly Buffer[])[]>, slash = '/') {
  const parts = [];
  for (const [kind, files] of Object.entries(kinds)) {
    const metadata = `all_namespaces/${kind}/all_namespaces_${kind}.export_metadata`;
    await mkdir(join(folder, dirname(metadata)), { recursive: true });
    const info = { name: 'production', start: 1_600_000_000_000_000, end: 1_600_000_000_000_005 };
    const names = files.map((_, index) => `output-${index}`);
    await writeFile(
      join(folder, metadata),
      encode('PartMetadata', {
        info,
        kind: [{ name: '__all__', file: names, selected: { name: '__all__' } }],
      }),
    );
    for (const [index, records] of files.entries()) {
      await writeFile(join(folder, dirname(metadata), `output-${index}`), shortLog(records, 32_768));
    }
    const path = metadata.replaceAll('/', slash);
    parts.push({ selection: { namespace: 2, kind: 3 }, path, documents: files.flat().length, bytes: 1 });
  }
  const overall = join(folder, 'production.overall_export_metadata');
  await writeFile(overall, shortLog([Buffer.from('3'), encode('Overall', { part: parts })]));
  return overall;
}

const number = (name: string, value: number): TestProperty => ({ name, value: { int64Value: value } });

describe('an export', () => {
  it('holds any documents, and a second export of them is the same file', async () => {
    const fields = fc.dictionary(fc.constantFrom('a', '__proto__', 'é', 'a.b', ''), anyValue());
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fields, { maxLength: 4 }), async (all) => {
        round += 1;
        const documents = all.map((each, index) => document(`c/${index}`, fieldsOf(each)));
        await write(`first${round}`, documents);
        const first = await read(`first${round}`);
        if (first.kind !== 'own') throw new Error('its companion was not used');
        const found = first.databases[0]?.documents ?? [];
        expect(found.map((each) => ({ ...each, fields: null }))).toEqual(
          documents.map((each) => ({ ...each, fields: null })),
        );
        expect(
          found.every((each, at) => identicalFields(each.fields, documents[at]?.fields ?? new Map())),
        ).toBe(true);
        if (documents.length === 0) return;
        await write(`second${round}`, found);
        const bytesOf = (name: string) => readFile(join(folder, `${name}${round}`, OUTPUT));
        expect((await bytesOf('second')).equals(await bytesOf('first'))).toBe(true);
        // Without the companion all that Google's format can hold is there all the same.
        await unlink(join(folder, `first${round}`, 'thriftline_companion.jsonl'));
        const other = await read(`first${round}`);
        if (other.kind !== 'foreign') throw new Error('it had a companion');
        for (const [at, each] of (other.databases.get('(default)') ?? []).entries()) {
          const original = documents[at] as Document;
          if (!writeEntity(DATABASE, original).isExact) continue;
          expect(identicalFields(each.fields, original.fields)).toBe(true);
          expect(each.updateTime).toEqual(NOW);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('brings back strings and names that Google has no bytes for, times and other databases', async () => {
    const odd = document('c/\ud83d', fieldsOf({ '\udc00': text('a\ud800') }));
    const plain = document('c/a', fieldsOf({ n: int(1) }), { seconds: 5, nanos: 1000 });
    await write('odd', [odd, plain], [document('c/o', fieldsOf({ t: time(1) }))]);
    expect(await read('odd')).toEqual({
      kind: 'own',
      version: 7,
      databases: [
        { name: DATABASE, documents: [plain, odd] },
        { name: OTHER, documents: [document('c/o', fieldsOf({ t: time(1) }))] },
      ],
    });
  });

  it('of nothing has metadata only, as of the official emulator', async () => {
    await write('empty', [], [document('c/o', new Map())]);
    const overall = await readFile(join(folder, 'empty', 'empty.overall_export_metadata'));
    expect(overall.toString('base64')).toBe('uG1ETgEAATMFKyhDAAAB');
    expect(await read('empty')).toMatchObject({
      kind: 'own',
      databases: [{ documents: [] }, { name: OTHER }],
    });
  });

  it('that another program wrote anew is read as that program’s', async () => {
    const target = await write('export', [document('c/a', fieldsOf({ n: int(1) }))]);
    await cp(target, join(folder, 'changed'), { recursive: true });
    await writeFile(join(folder, 'changed', OUTPUT), shortLog([entity('c/a', [number('n', 2)])]));
    const changed = await readExport(join(folder, 'changed', 'export.overall_export_metadata'), NOW);
    expect(changed).toMatchObject({
      kind: 'foreign',
      databases: new Map([['(default)', [{ fields: fieldsOf({ n: int(2) }), createTime: NOW }]]]),
    });
  });

  it('whose companion is damaged is refused with the place', async () => {
    const target = await write('export', [document('c/a', new Map())], [document('c/b', new Map())]);
    const companion = join(target, 'thriftline_companion.jsonl');
    const lines = (await readFile(companion, 'utf8')).split('\n');
    await writeFile(companion, `${lines.slice(0, 3).join('\n')}\n`);
    await expect(read('export')).rejects.toThrow('thriftline_companion.jsonl is cut off after line 3.');
    await writeFile(companion, `${lines.slice(0, 2).join('\n')}\n{"times":\n`);
    await expect(read('export')).rejects.toThrow('thriftline_companion.jsonl is damaged at line 3');
  });

  it('of this emulator from before it wrote Google’s format is still read', async () => {
    const old = document('c/a', fieldsOf({ n: int(1), l: array() }));
    const file = { ...DATABASE, file: 'database-0.jsonl', documents: 1 };
    const head = { format: 'thriftline-firestore-export', formatVersion: 1, version: 9 };
    const metadata = join(folder, 'firestore_export.overall_export_metadata');
    await writeFile(metadata, `${JSON.stringify(head)}\n${JSON.stringify(file)}\n`);
    await writeFile(join(folder, file.file), `${JSON.stringify(documentToJson(old))}\n`);
    expect(await readExport(folder, NOW)).toEqual({
      kind: 'own',
      version: 9,
      databases: [{ name: DATABASE, documents: [old] }],
    });
    await truncate(join(folder, file.file), 20);
    await expect(readExport(folder, NOW)).rejects.toThrow('has 0 documents where 1 were written');
  });
});

describe('an export of production', () => {
  it('is read in all its parts and files, whatever slashes it was written with', async () => {
    const overall = await foreignExport(
      {
        kind_c: [[entity('c/a', [number('n', 1)])], [], [entity('c/7', [number('n', 2)])]],
        kind_sub: [[entity('gone/x/sub/y', [])]],
      },
      '\\',
    );
    const found = await readExport(overall, NOW);
    if (found.kind === 'own') throw new Error('it was taken for one of this emulator');
    expect(found.version).toBe(1_600_000_000_000_005);
    expect(found.databases.get('(default)')?.map(({ path: { key } }) => key)).toEqual([
      'c/a',
      'c/__id7__',
      'gone/x/sub/y',
    ]);
  });

  it('is found by every project, each with its own from the first request on, and again after a reset', async () => {
    const reference = { referenceValue: { app: 's~production', pathElement: [{ type: 'c', name: 'a' }] } };
    const indexed = [{ name: 'r', value: reference }];
    await foreignExport({ all_kinds: [[entity('c/a', [number('n', 1)], { indexed })]] });
    const store = await openFirestoreStore();
    await store.startFrom(folder);
    const at = (projectId: string) => ({
      'c/a': {
        r: { kind: 'reference', database: { projectId, databaseId: '(default)' }, path: path('c/a') },
        n: int(1),
      },
    });
    expect(contentsOf(store, 'one')).toEqual(at('one'));
    expect(contentsOf(store, 'one', 'second')).toEqual({});
    const one = store.database({ projectId: 'one', databaseId: '(default)' });
    one.clear();
    expect(contentsOf(store, 'one')).toEqual({});
    expect(contentsOf(store, 'two')).toEqual(at('two'));
    store.clear();
    expect([contentsOf(store, 'one'), contentsOf(store, 'two')]).toEqual([at('one'), at('two')]);
  });

  it('is gone on from by a log, also for projects that come later', async () => {
    await foreignExport({ all_kinds: [[entity('c/a', [number('n', 1)])]] });
    const start = async () => {
      const store = await openFirestoreStore({ dataFolder: join(folder, 'data') });
      await store.startFrom(folder);
      return store;
    };
    const first = await start();
    first.database({ projectId: 'one', databaseId: '(default)' }).commitNow([set('c/b', { n: int(2) })]);
    first.close();
    const second = await start();
    expect(contentsOf(second, 'one')).toEqual({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) } });
    expect(contentsOf(second, 'two')).toEqual({ 'c/a': { n: int(1) } });
    second.close();
    const third = await start();
    expect(Object.keys(contentsOf(third, 'two'))).toEqual(['c/a']);
    third.close();
  });

  it('with damage or gaps is refused with file and place, and changes nothing', async () => {
    const overall = await foreignExport({
      all_kinds: [[entity('c/a', [number('n', 1)])], [entity('c/b', [])]],
    });
    const store = await openFirestoreStore();
    store.database(DATABASE).commitNow([set('c/mine', { n: int(1) })]);
    const refusal = async (damage: (file: (name: string) => string) => Promise<unknown>) => {
      const copy = `${folder}-copy`;
      await cp(folder, copy, { recursive: true });
      await damage((name) => join(copy, name));
      const error = await store.startFrom(overall.replace(folder, copy)).then(
        () => new Error('none'),
        (cause: Error & { code?: string }) => cause,
      );
      await rm(copy, { recursive: true });
      expect(error).toMatchObject({ code: 'INVALID_ARGUMENT' });
      return error.message.replaceAll(copy, 'COPY');
    };
    const second = 'all_namespaces/all_kinds/output-1';
    const metadata = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';
    expect(await refusal((file) => unlink(file(second)))).toMatch(
      /^Failed parse entity file:COPY\/all_namespaces\/all_kinds\/output-1: ENOENT/,
    );
    expect(await refusal((file) => unlink(file(metadata)))).toBe(
      `COPY/${metadata} (No such file or directory)`,
    );
    expect(await refusal((file) => truncate(file(second), 30))).toBe(
      `Invalid record: COPY/${second} is cut off or damaged at byte 0.`,
    );
    expect(await refusal((file) => writeFile(file(second), ''))).toBe(
      'COPY/all_namespaces/all_kinds holds 1 documents where 2 were written.',
    );
    const unknown = entity('c/b', [
      { name: 'u', meaning: 20, value: { userValue: { email: 'e', authDomain: 'd' } } },
    ]);
    expect(await refusal((file) => writeFile(file(second), shortLog([entity('c/x', []), unknown])))).toMatch(
      /output-1: the document at byte \d+ can't be read, the field "u" is of a kind .* \(meaning 20, value 8\)\.$/,
    );
    expect(await refusal((file) => writeFile(file(metadata), Buffer.from([10, 200, 1])))).toMatch(
      /^COPY\/all_namespaces\/all_kinds\/.*export_metadata is damaged: /,
    );
    expect(await refusal((file) => unlink(file('production.overall_export_metadata')))).toMatch(
      /^Failed to parse overall export metadata file/,
    );
    const otherVersion = shortLog([Buffer.from('4')]);
    expect(await refusal((file) => writeFile(file('production.overall_export_metadata'), otherVersion))).toBe(
      'Overall export metadata file version not supported: COPY/production.overall_export_metadata is no export of version 3.',
    );
    const garbage = Buffer.from([0, 1, 2, 250, 10, 7, 9, 9]);
    expect(await refusal((file) => writeFile(file('production.overall_export_metadata'), garbage))).toContain(
      'version not supported',
    );
    expect(contentsOf(store, DATABASE.projectId)).toEqual({ 'c/mine': { n: int(1) } });
  });
});
