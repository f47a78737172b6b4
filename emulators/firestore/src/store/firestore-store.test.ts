import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentFromJson, documentToJson } from '../export/document-json.ts';
import type { Document } from '../model/document.ts';
import { identicalFields } from '../model/identical.ts';
import { anyValue } from '../model/testing/any-value.ts';
import { DATABASE, int, path, text } from '../model/testing/values.ts';
import { compareTimestamps } from '../model/timestamp.ts';
import { down, query, where } from '../query/testing/queries.ts';
import { type FirestoreStore, openFirestoreStore } from './firestore-store.ts';
import type { CommitChange, Database } from './model/database.ts';
import { remove, set } from './testing/test-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const OTHER = { projectId: 'demo', databaseId: 'other' };
const FOREIGN = { projectId: 'foreign', databaseId: '(default)' };

function contents(database: Database): readonly Document[] {
  return database.read().run({ ...query(), collectionId: null, allDescendants: true });
}

describe('a store', () => {
  it('keeps databases apart and finds them again', async () => {
    const store = await openFirestoreStore();
    store.database(DATABASE).commitNow([set('c/a')]);
    expect(contents(store.database(OTHER))).toEqual([]);
    expect(store.database({ ...DATABASE })).toBe(store.database(DATABASE));
    expect(store.databases()).toHaveLength(2);
  });

  it('refuses with strict indexes what production would refuse', async () => {
    const strict = (await openFirestoreStore({ strictIndexes: { indexes: [] } })).database(DATABASE).read();
    const ordered = query({ filter: where('a', '==', int(1)), orderBy: [down('b')] });
    expect(() => strict.run(ordered)).toThrow(
      /^The query requires an index\. You can create it here: .*"collectionGroup":"c"/,
    );
    expect(() => strict.run(query({ filter: where('a', '==', int(1)) }))).not.toThrow();
  });
});

describe('an export', () => {
  let source: FirestoreStore;
  beforeEach(async () => {
    // Each look at the clock is another second, as it may be on a busy machine.
    let now = 0;
    source = await openFirestoreStore({
      clock: () => {
        now += 1000;
        return now;
      },
    });
    source.database(DATABASE).commitNow([set('c/a', { n: int(1), s: text('a\u2028b\nc') }), set('c/a/d/b')]);
    source.database(OTHER).commitNow([set('c/o')]);
    source.database(FOREIGN).commitNow([set('c/f')]);
  });

  it('comes back with the same documents and times, in the databases of the project', async () => {
    const target = join(folder, 'export');
    await source.exportTo(target, DATABASE);
    const store = await openFirestoreStore();
    await store.startFrom(join(target, 'export.overall_export_metadata'));
    expect(contents(store.database(DATABASE))).toEqual(contents(source.database(DATABASE)));
    expect(contents(store.database(OTHER))).toEqual(contents(source.database(OTHER)));
    expect(contents(store.database(FOREIGN))).toEqual([]);
  });

  it('is what a store that started with it goes back to when it is cleared', async () => {
    await source.exportTo(join(folder, 'export'), DATABASE);
    const store = await openFirestoreStore();
    await store.startFrom(join(folder, 'export'));
    store.database(DATABASE).commitNow([set('c/later'), remove('c/a')]);
    store.database(FOREIGN).commitNow([set('c/f')]);
    store.clear();
    expect(contents(store.database(DATABASE))).toEqual(contents(source.database(DATABASE)));
    expect(contents(store.database(FOREIGN))).toEqual([]);
  });

  it('goes over what is there, as one change that is no commit and leaves alone what is the same', async () => {
    await source.exportTo(join(folder, 'export'), DATABASE);
    const database = source.database(DATABASE);
    const [original, same] = contents(database);
    database.commitNow([set('c/later'), set('c/a', { n: int(2) })]);
    const before = database.readTime();
    const told: CommitChange[] = [];
    database.subscribe((change) => told.push(change));
    await source.importInto(join(folder, 'export'), DATABASE);
    const [changed, unchanged, later] = contents(database);
    expect([changed?.fields, changed?.createTime]).toEqual([original?.fields, original?.createTime]);
    expect(compareTimestamps(changed?.updateTime ?? before, before)).toBeGreaterThan(0);
    expect(unchanged).toBe(same);
    expect(later?.path.key).toBe('c/later');
    expect(told.map(({ origin, changes }) => [origin, changes.length])).toEqual([['import', 1]]);
  });

  it('goes into the database asked for, from the one with the same id', async () => {
    await source.exportTo(join(folder, 'export'), DATABASE);
    const store = await openFirestoreStore();
    const other = { projectId: 'elsewhere', databaseId: 'third' };
    await store.importInto(join(folder, 'export'), { ...other, databaseId: 'other' });
    await store.importInto(join(folder, 'export'), other);
    const keys = (name: typeof other) => contents(store.database(name)).map(({ path: { key } }) => key);
    expect(keys({ ...other, databaseId: 'other' })).toEqual(['c/o']);
    expect(keys(other)).toEqual(['c/a', 'c/a/d/b']);
  });

  it('leaves read times going up where the exporting clock ran ahead', async () => {
    const latest = source.database(DATABASE).readTime();
    await source.exportTo(join(folder, 'export'), DATABASE);
    const store = await openFirestoreStore({ clock: () => 0 });
    await store.startFrom(join(folder, 'export'));
    expect(compareTimestamps(store.database(DATABASE).readTime(), latest)).toBeGreaterThan(0);
  });

  it('into a place that is no folder is refused', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(source.exportTo(join(folder, 'file', 'export'), DATABASE)).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
    });
    await expect(source.exportTo(join(folder, 'file'), DATABASE)).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
    });
  });
});

describe('documents as JSON', () => {
  it('come back identical with any values', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', '__proto__', 'é', 'constructor'), anyValue()),
        (fields) => {
          const document: Document = {
            path: path('c/a'),
            fields: new Map(Object.entries(fields)),
            createTime: { seconds: 1, nanos: 2000 },
            updateTime: { seconds: 3, nanos: 0 },
          };
          const back = documentFromJson(JSON.parse(JSON.stringify(documentToJson(document))));
          expect(identicalFields(back.fields, document.fields)).toBe(true);
          expect({ ...back, fields: null }).toEqual({ ...document, fields: null });
        },
      ),
    );
  });
});

describe('a data folder', () => {
  const reopen = () => openFirestoreStore({ dataFolder: join(folder, 'data') });

  it('brings documents and times back, deletions included', async () => {
    const store = await reopen();
    store.database(DATABASE).commitNow([set('c/a', { n: int(1) }), set('c/gone')]);
    store.database(DATABASE).commitNow([remove('c/gone'), set('c/a', { n: int(2) })]);
    store.database(OTHER).commitNow([set('c/o')]);
    store.database(OTHER).clear();
    const expected = contents(store.database(DATABASE));
    store.close();
    for (let round = 0; round < 2; round++) {
      const again = await reopen();
      expect(contents(again.database(DATABASE))).toEqual(expected);
      expect(contents(again.database(OTHER))).toEqual([]);
      again.close();
    }
  });

  it('holds what was acknowledged when the process dies without closing', async () => {
    const store = await reopen();
    store.database(DATABASE).commitNow([set('c/a')]);
    await store.database(DATABASE).commit([set('c/b', { n: int(7) })]);
    // As the death of the process would leave it.
    await cp(join(folder, 'data'), join(folder, 'left'), { recursive: true });
    await rm(join(folder, 'left', 'lock'));
    const again = await openFirestoreStore({ dataFolder: join(folder, 'left') });
    expect(contents(again.database(DATABASE))).toEqual(contents(store.database(DATABASE)));
    for (const each of [store, again]) each.close();
  });

  it('drops the commit a crash cut off, and goes on from the one before', async () => {
    const store = await reopen();
    store.database(DATABASE).commitNow([set('c/a')]);
    store.close();
    await appendFile(join(folder, 'data', 'commits.jsonl'), '{"database":{"projectId":"demo"');
    const again = await reopen();
    again.database(DATABASE).commitNow([set('c/b')]);
    again.close();
    const last = await reopen();
    expect(contents(last.database(DATABASE)).map((document) => document.path.key)).toEqual(['c/a', 'c/b']);
    last.close();
  });

  it('never gives out a version twice, also with a clock set back', async () => {
    const store = await reopen();
    const { commitTime } = store.database(DATABASE).commitNow([set('c/a')]);
    store.close();
    const again = await openFirestoreStore({ dataFolder: join(folder, 'data'), clock: () => 1000 });
    expect(compareTimestamps(again.database(DATABASE).readTime(), commitTime)).toBeGreaterThan(0);
    again.close();
  });

  it('of another program is refused', async () => {
    (await reopen()).close();
    await writeFile(join(folder, 'data', 'commits.jsonl'), 'something else\n');
    await expect(reopen()).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  });
});
