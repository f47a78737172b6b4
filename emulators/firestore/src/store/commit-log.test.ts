import { appendFile, copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE, int, path } from '../model/testing/values.ts';
import { type FirestoreStore, openFirestoreStore } from './firestore-store.ts';
import { CommitLog } from './log/commit-log.ts';
import type { CommitChange } from './model/database.ts';
import { set } from './testing/test-database.ts';

let folder: string;
let data: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commit-log-'));
  data = join(folder, 'data');
  file = join(data, 'commits.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => openFirestoreStore({ dataFolder: data });

/** Opens what a crash at this moment would leave. */
async function openAfterCrash(): Promise<FirestoreStore> {
  const dataFolder = join(folder, 'after-crash');
  await mkdir(dataFolder);
  await copyFile(file, join(dataFolder, 'commits.jsonl'));
  return openFirestoreStore({ dataFolder });
}

function numbers(store: FirestoreStore): Record<string, unknown> {
  const documents = store
    .database(DATABASE)
    .read()
    .run({
      ...{ parent: null, collectionId: null, allDescendants: true, filter: null, orderBy: [] },
      ...{ startAt: null, endAt: null, limit: null, offset: 0, select: null },
    });
  return Object.fromEntries(documents.map((document) => [document.path.key, document.fields.get('n')]));
}

describe('a commit log', () => {
  it('is written anew when it has grown, and holds every commit at each moment meanwhile', async () => {
    const log = new CommitLog(data, 4_000);
    const documents = new Map<string, NonNullable<CommitChange['changes'][number]['after']>>();
    await log.read();
    log.begin(() => [{ name: DATABASE, documents: documents.values() }]);
    let biggest = 0;
    for (let n = 1; n <= 3_000; n++) {
      const seconds = n;
      const after = {
        path: path(`c/${n % 7}`),
        fields: new Map([['n', int(n)]]),
        createTime: { seconds, nanos: 0 },
        updateTime: { seconds, nanos: 0 },
      };
      const before = documents.get(after.path.key) ?? null;
      log.append(DATABASE, {
        readTime: { seconds, nanos: 0 },
        origin: 'commit',
        changes: [{ path: after.path, before, after }],
      });
      documents.set(after.path.key, after);
      biggest = Math.max(biggest, log.size);
      if (n % 100 !== 0) continue;
      // As a crash at this moment would leave it.
      const copy = join(folder, `copy-${n}`);
      await mkdir(copy);
      await copyFile(file, join(copy, 'commits.jsonl'));
      const store = await openFirestoreStore({ dataFolder: copy });
      expect(numbers(store)).toEqual(
        Object.fromEntries(
          [...documents.values()].map((document) => [document.path.key, document.fields.get('n')]),
        ),
      );
      store.close();
      // However slow the disk is.
      await log.settled();
    }
    // All commits are about half a million bytes.
    expect(biggest).toBeLessThan(100_000);
    await log.rewrite();
    expect(log.size).toBeLessThan(4_000);
    log.close();
    expect((await stat(file)).size).toBe(log.size);
  });

  it('takes a commit of many documents as one, also when a crash cut it in two', async () => {
    const store = await open();
    const writes = Array.from({ length: 2_500 }, (_, n) => set(`c/d${n}`, { n: int(n) }));
    store.database(DATABASE).commitNow([set('c/first', { n: int(0) })]);
    store.database(DATABASE).commitNow(writes);
    store.close();
    const lines = (await readFile(file, 'utf8')).split('\n');
    expect(lines.filter((line) => line.includes('"more":true'))).toHaveLength(2);
    await writeFile(file, `${lines.slice(0, -2).join('\n')}\n`);
    const again = await open();
    expect(numbers(again)).toEqual({ 'c/first': int(0) });
    again.database(DATABASE).commitNow([set('c/next', { n: int(1) })]);
    again.close();
    const last = await open();
    expect(Object.keys(numbers(last))).toEqual(['c/first', 'c/next']);
    last.close();
  });

  it('that is damaged in the middle stops the start and names the line', async () => {
    const store = await open();
    store.database(DATABASE).commitNow([set('c/a')]);
    store.close();
    await appendFile(file, '{"data\n{"newest":1}\n');
    await expect(open()).rejects.toThrow(/commits\.jsonl is damaged at line 3/);
  });
});

describe('a log beside an export', () => {
  const exportTo = async (store: FirestoreStore, name: string) => {
    await store.exportTo(join(folder, name), DATABASE);
    return join(folder, name);
  };

  it('that it goes on from keeps what was written after the export', async () => {
    const store = await open();
    store.database(DATABASE).commitNow([set('c/a', { n: int(1) })]);
    const exported = await exportTo(store, 'export');
    store.database(DATABASE).commitNow([set('c/a', { n: int(2) }), set('c/b', { n: int(3) })]);
    const again = await openAfterCrash();
    await again.startFrom(exported);
    expect(numbers(again)).toEqual({ 'c/a': int(2), 'c/b': int(3) });
    for (const each of [store, again]) each.close();
  });

  it('that did not take its place, because of a crash, goes on from the one before', async () => {
    const store = await open();
    store.database(DATABASE).commitNow([set('c/a', { n: int(1) })]);
    const first = await exportTo(store, 'first');
    store.database(DATABASE).commitNow([set('c/a', { n: int(2) })]);
    await exportTo(store, 'second');
    store.database(DATABASE).commitNow([set('c/a', { n: int(3) })]);
    const again = await openAfterCrash();
    await again.startFrom(first);
    expect(numbers(again)).toEqual({ 'c/a': int(3) });
    for (const each of [store, again]) each.close();
  });

  it('of another run gives way to it', async () => {
    const other = await openFirestoreStore();
    other.database(DATABASE).commitNow([set('c/other', { n: int(9) })]);
    const exported = await exportTo(other, 'other');
    const store = await open();
    store.database(DATABASE).commitNow([set('c/a', { n: int(1) })]);
    store.close();
    for (let start = 0; start < 2; start++) {
      const again = await open();
      await again.startFrom(exported);
      expect(numbers(again)).toEqual({ 'c/other': int(9) });
      again.close();
    }
  });

  it('older than the one it started from last gives way to it', async () => {
    const store = await open();
    store.database(DATABASE).commitNow([set('c/a', { n: int(1) })]);
    const old = await exportTo(store, 'old');
    store.database(DATABASE).commitNow([set('c/a', { n: int(2) })]);
    const latest = await exportTo(store, 'latest');
    store.close();
    const second = await open();
    await second.startFrom(latest);
    second.close();
    const third = await open();
    await third.startFrom(old);
    expect(numbers(third)).toEqual({ 'c/a': int(1) });
    third.close();
  });
});
