import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CollectionPath } from '../model/path.ts';
import { int, path } from '../model/testing/values.ts';
import { compareTimestamps } from '../model/timestamp.ts';
import { query, up, where } from '../query/testing/queries.ts';
import type { MemoryDatabase } from './memory-database.ts';
import type { CommitChange } from './model/database.ts';
import { remove, set, testDatabase } from './testing/test-database.ts';

let database: MemoryDatabase;
let tick: (millis: number) => void;
beforeEach(() => {
  ({ database, tick } = testDatabase());
});

const allKeys = () => [...database.documents()].map((document) => document.path.key).sort();

describe('read times', () => {
  it('go up even when the wall clock goes back, and commits come after them', () => {
    const first = database.readTime();
    tick(-5000);
    const second = database.readTime();
    const { commitTime } = database.commitNow([set('c/a')]);
    expect(compareTimestamps(first, second)).toBeLessThan(0);
    expect(compareTimestamps(second, commitTime)).toBeLessThan(0);
    expect(commitTime.nanos % 1000).toBe(0);
  });

  it('of the past give the state of then', () => {
    database.commitNow([set('c/a', { n: int(1) })]);
    const readTime = database.readTime();
    database.commitNow([set('c/a', { n: int(2) }), set('c/b', { n: int(1) })]);
    const snapshot = database.read({ readTime });
    expect(snapshot.readTime).toEqual(readTime);
    expect(snapshot.get(path('c/a'))?.fields.get('n')).toEqual(int(1));
    expect(snapshot.get(path('c/b'))).toBeNull();
    expect(snapshot.run(query({ filter: where('n', '==', int(1)) })).map((each) => each.path.key)).toEqual([
      'c/a',
    ]);
  });

  it('of the future, or of long ago, are refused; before its first document a database was empty', () => {
    const { seconds } = database.readTime();
    expect(() => database.read({ readTime: { seconds: seconds + 60, nanos: 0 } })).toThrow(/future/);
    expect(database.read({ readTime: { seconds: seconds - 60, nanos: 0 } }).run(query())).toEqual([]);
    expect(() => database.read({ readTime: { seconds: seconds - 7200, nanos: 0 } })).toThrow(/too old/);
  });
});

describe('listeners of commits', () => {
  it('are told each commit once, in order, with both sides of each document', () => {
    const told: CommitChange[] = [];
    const stop = database.subscribe((change) => told.push(change));
    const { commitTime } = database.commitNow([set('c/a', { n: int(1) }), set('c/b')]);
    database.commitNow([remove('c/b'), remove('c/none')]);
    stop();
    database.commitNow([set('c/z')]);
    expect(told.map(({ origin, changes }) => [origin, ...changes.map(({ path }) => path.key)])).toEqual([
      ['commit', 'c/a', 'c/b'],
      ['commit', 'c/b'],
    ]);
    expect(told[0]?.readTime).toEqual(commitTime);
    expect(told[1]?.changes[0]).toMatchObject({ before: { path: path('c/b') }, after: null });
  });

  it('that commit themselves do not change the order for others', () => {
    const told: string[] = [];
    database.subscribe(({ changes }) => {
      if (changes[0]?.path.key === 'c/a') database.commitNow([set('c/b')]);
    });
    database.subscribe(({ changes }) => told.push(changes[0]?.path.key ?? ''));
    database.commitNow([set('c/a')]);
    expect(told).toEqual(['c/a', 'c/b']);
  });

  it('that throw are reported and do no harm', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const told: CommitChange[] = [];
    database.subscribe(() => {
      throw new Error('broken');
    });
    database.subscribe((change) => told.push(change));
    database.commitNow([set('c/a')]);
    expect(told).toHaveLength(1);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});

describe('changes since a read time', () => {
  it('are the commits after it', () => {
    database.commitNow([set('c/a')]);
    const readTime = database.readTime();
    expect(database.changesSince(readTime)).toEqual([]);
    const { commitTime } = database.commitNow([set('c/b')]);
    expect(database.changesSince(readTime)).toMatchObject([
      { readTime: commitTime, changes: [{ path: path('c/b') }] },
    ]);
  });

  it('are unknown from before the database and after now', () => {
    const { seconds, nanos } = database.readTime();
    expect(database.changesSince({ seconds: seconds - 7200, nanos })).toBeNull();
    expect(database.changesSince({ seconds: seconds + 1, nanos })).toBeNull();
  });

  it('are unknown once too many commits came after, and the newest ones stay known', () => {
    const old = database.readTime();
    for (let index = 0; index < 21_500; index++) database.commitNow([set('c/a', { n: int(index) })]);
    const recent = database.readTime();
    database.commitNow([set('c/b')]);
    expect(database.changesSince(old)).toBeNull();
    expect(database.changesSince(recent)).toHaveLength(1);
    expect(() => database.read({ readTime: old })).toThrow(/too old/);
  });

  it('are kept as long as a transaction reads there', () => {
    database.commitNow([set('c/a', { n: int(-1) })]);
    const transaction = database.begin({ readOnly: {} });
    for (let index = 0; index < 21_500; index++) database.commitNow([set('c/a', { n: int(index) })]);
    expect(database.read({ transaction }).get(path('c/a'))?.fields.get('n')).toEqual(int(-1));
  });
});

describe('clearing', () => {
  beforeEach(() => {
    database.commitNow(['a/1', 'a/1/b/1', 'a/1/b/1/c/1', 'a/10', 'a/2/b/1', 'ab/1'].map((key) => set(key)));
  });

  it('drops everything and tells each deletion as a clearing', () => {
    const told: CommitChange[] = [];
    database.subscribe((change) => told.push(change));
    database.clear();
    expect(allKeys()).toEqual([]);
    expect(told).toMatchObject([{ origin: 'clear' }]);
    expect(told[0]?.changes).toHaveLength(6);
  });

  it('drops only what lies at or below a path', () => {
    database.clear(path('a/1'));
    expect(allKeys()).toEqual(['a/10', 'a/2/b/1', 'ab/1']);
    database.clear(CollectionPath.parse('a'));
    expect(allKeys()).toEqual(['ab/1']);
  });
});

describe('collections', () => {
  beforeEach(() => {
    database.commitNow(['a/1', 'a/2/b/1', 'a/2/b/1/c/1', 'a/3', 'z/1/y/1'].map((key) => set(key)));
  });
  const ids = (parent: string | null) =>
    database.read().listCollectionIds(parent === null ? null : path(parent));

  it('exist as long as documents lie anywhere below them', () => {
    expect(ids(null)).toEqual(['a', 'z']);
    expect(ids('a/2')).toEqual(['b']);
    expect(ids('a/1')).toEqual([]);
    database.commitNow([remove('z/1/y/1'), remove('a/2/b/1')]);
    expect(ids(null)).toEqual(['a']);
    expect(ids('a/2')).toEqual(['b']);
    database.commitNow([remove('a/2/b/1/c/1')]);
    expect(ids('a/2')).toEqual([]);
  });

  it('list their documents by page', () => {
    const collection = CollectionPath.parse('a');
    const first = database.read().listDocuments({ collection, pageSize: 1 });
    expect(first.documents.map((each) => each.path.id)).toEqual(['1']);
    const second = database.read().listDocuments({ collection, pageSize: 1, pageToken: first.nextPageToken });
    expect(second.documents.map((each) => each.path.id)).toEqual(['3']);
    // A full page does not know that it was the last.
    const last = database.read().listDocuments({ collection, pageSize: 1, pageToken: second.nextPageToken });
    expect(last).toEqual({ documents: [], nextPageToken: '' });
  });

  it('list the documents of several collections by page', () => {
    database.commitNow([set('p/x'), set('q/y')]);
    const collection = ['p', 'q'].map((key) => CollectionPath.parse(key));
    const first = database.read().listDocuments({ collection, pageSize: 1 });
    expect(first.documents.map((each) => each.path.key)).toEqual(['p/x']);
    const second = database.read().listDocuments({ collection, pageSize: 1, pageToken: first.nextPageToken });
    expect(second.documents.map((each) => each.path.key)).toEqual(['q/y']);
    expect(database.read().listDocuments({ collection, pageSize: 3 }).nextPageToken).toBe('');
  });

  it('list the ids that exist only as parents when asked to', () => {
    const page = database.read().listDocuments({ collection: CollectionPath.parse('a'), showMissing: true });
    expect(page.documents.map(({ path, fields }) => [path.id, fields === null])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
    ]);
  });

  it('list in an order given as text', () => {
    database.commitNow([set('n/a', { n: int(1) }), set('n/b', { n: int(2) }), set('n/c')]);
    const list = (orderBy: string) =>
      database
        .read()
        .listDocuments({ collection: CollectionPath.parse('n'), orderBy })
        .documents.map(({ path }) => path.id);
    expect(list('n desc')).toEqual(['b', 'a']);
    expect(list('__name__')).toEqual(['a', 'b', 'c']);
    expect(() => list('n sideways')).toThrow(/Invalid order_by/);
  });

  it('list numeric ids before the others', () => {
    database.commitNow(['n/a', 'n/__id10__', 'n/__id9__', 'n/__id-1__'].map((key) => set(key)));
    const page = database.read().run({ ...query({ orderBy: [up('__name__')] }), collectionId: 'n' });
    expect(page.map(({ path }) => path.id)).toEqual(['__id-1__', '__id9__', '__id10__', 'a']);
  });
});
