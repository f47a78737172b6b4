import { beforeEach, describe, expect, it } from 'vitest';
import { int, path } from '../model/testing/values.ts';
import { query, where } from '../query/testing/queries.ts';
import type { MemoryDatabase } from './memory-database.ts';
import type { Write } from './model/write.ts';
import { MISSING, remove, set, testDatabase } from './testing/test-database.ts';

/** What a read-write transaction has read stays as it is until the transaction ends. */
let database: MemoryDatabase;
beforeEach(() => {
  ({ database } = testDatabase());
  database.commitNow([set('c/a', { n: int(1) }), set('c/b', { n: int(2) })]);
});

const nAt = (key: string) => database.read().get(path(key))?.fields.get('n');

/** A transaction that has read these documents. */
function reading(...keys: string[]): string {
  const transaction = database.begin();
  for (const key of keys) database.read({ transaction }).get(path(key));
  return transaction;
}

/** A commit and whether it is done. */
function start(writes: readonly Write[], transaction?: string) {
  const state = { isDone: false };
  const done = database
    .commit(writes, transaction === undefined ? {} : { transaction })
    .then(() => {
      state.isDone = true;
      return 'ok';
    })
    .catch((error: Error) => error.message);
  return { state, done };
}

/** Lets everything happen that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a transaction that the database keeps waiting', () => {
  it('does not count as resting: in its commit it keeps its locks and is not given up', async () => {
    const { database: own, tick } = testDatabase();
    database = own;
    const older = reading('c/a');
    const younger = reading('c/b');
    const waiting = start([set('c/a', { n: int(2) })], younger);
    const third = start([set('c/b', { n: int(3) })]);
    tick(40_000);
    database.read({ transaction: older }).get(path('c/a'));
    tick(40_000);
    database.read({ transaction: older }).get(path('c/a'));
    await settle();
    expect(third.state.isDone).toBe(false);
    database.rollback(older);
    expect(await waiting.done).toBe('ok');
    expect(await third.done).toBe('ok');
  });

  it('does not count as resting: it may begin to read when its turn has come', async () => {
    const { database: own, tick } = testDatabase();
    database = own;
    const [first, second] = ['one', 'two'].map(() => database.begin({ retryOf: reading('c/a') })) as [
      string,
      string,
    ];
    await database.awaitTurn(first, () => true);
    const turn = database.awaitTurn(second, () => true);
    tick(61_000);
    database.rollback(first);
    await turn;
    expect(() => database.read({ transaction: second }).get(path('c/a'))).not.toThrow();
    tick(61_000);
    expect(() => database.read({ transaction: second })).toThrow('expired');
  });
});

describe('a write of a document that a transaction read', () => {
  it.each<[string, Write]>([
    ['an update', set('c/a', { n: int(5) })],
    ['a delete', remove('c/a')],
    ['the creation of what was missing', set('c/missing')],
  ])('waits until the transaction ends: %s', async (_what, write) => {
    const transaction = reading('c/a', 'c/missing');
    const { state, done } = start([write]);
    await settle();
    expect(state.isDone).toBe(false);
    database.commitNow([set('c/a', { n: int(3) })], { transaction });
    expect(await done).toBe('ok');
  });

  it('comes after the transaction, and another document does not wait', async () => {
    const transaction = reading('c/a');
    const { done } = start([set('c/a', { n: int(100) })]);
    expect(await start([set('c/b', { n: int(100) })]).done).toBe('ok');
    database.commitNow([set('c/a', { n: int(3) })], { transaction });
    expect(nAt('c/a')).toEqual(int(3));
    await done;
    expect(nAt('c/a')).toEqual(int(100));
  });

  it('waits for the last of several, and a rollback sets it free too', async () => {
    const first = reading('c/a');
    const second = reading('c/a');
    const { state, done } = start([set('c/a')]);
    database.rollback(first);
    await settle();
    expect(state.isDone).toBe(false);
    database.rollback(second);
    expect(await done).toBe('ok');
  });

  it('is given up after two seconds, and nothing of its commit is stored', async () => {
    const transaction = reading('c/a');
    const began = performance.now();
    expect(await start([set('c/free'), set('c/a', { n: int(5) })]).done).toBe('Transaction lock timeout.');
    expect(performance.now() - began).toBeGreaterThan(1900);
    expect(database.read().get(path('c/free'))).toBeNull();
    expect(() => database.commitNow([set('c/a', { n: int(3) })], { transaction })).not.toThrow();
  });

  it('never changes what a transaction reads while it is on its way', async () => {
    for (const ticks of Array(8).keys()) {
      const transaction = database.begin();
      const { done } = start([set('c/a', { n: int(ticks) })]);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      database.read({ transaction }).get(path('c/a'));
      await settle();
      expect(() => database.commitNow([set('c/b')], { transaction }), `${ticks} ticks`).not.toThrow();
      expect(await done).toBe('ok');
    }
  });

  it('that makes no sense is refused at once, one whose precondition fails waits', async () => {
    const transaction = reading('c/a');
    expect(await start([set('c/a', { __x__: int(1) })]).done).toBe('field name __x__ is reserved');
    const { state, done } = start([set('c/a', {}, { precondition: MISSING })]);
    await settle();
    expect(state.isDone).toBe(false);
    database.commitNow([remove('c/a')], { transaction });
    expect(await done).toBe('ok');
  });

  it('does not wait for a read-only transaction', async () => {
    const transaction = database.begin({ readOnly: {} });
    database.read({ transaction }).get(path('c/a'));
    expect(await start([set('c/a')]).done).toBe('ok');
  });
});

describe('an optimistic transaction', () => {
  const optimistic = (former?: string) =>
    database.begin({ isOptimistic: true, ...(former !== undefined && { retryOf: former }) });

  it('keeps nobody waiting, and finds out at its commit', async () => {
    const transaction = optimistic();
    expect(nAt('c/a')).toEqual(int(1));
    database.read({ transaction }).get(path('c/a'));
    const write = start([set('c/a', { n: int(5) })]);
    await settle();
    expect(write.state.isDone).toBe(true);
    expect(await start([set('c/b', { n: int(6) })], transaction).done).not.toBe('ok');
    expect(nAt('c/b')).toEqual(int(2));
  });

  it('keeps nobody waiting when it is repeated, either, and commits when nothing changed', async () => {
    const former = optimistic();
    database.read({ transaction: former }).get(path('c/a'));
    const transaction = optimistic(former);
    await database.awaitTurn(transaction, () => false);
    database.read({ transaction }).get(path('c/b'));
    const write = start([set('c/a', { n: int(5) })]);
    await settle();
    expect(write.state.isDone).toBe(true);
    expect(await start([set('c/b', { n: int(6) })], transaction).done).toBe('ok');
  });
});

describe('a write of a document that a transaction queried', () => {
  const small = query({ filter: where('n', '<', int(2)) });

  it.each<[string, Write, boolean]>([
    ['what was found', set('c/a', { n: int(9) }), true],
    ['what would be found', set('c/new', { n: int(0) }), true],
    ['what is found neither before nor after', set('c/b', { n: int(9) }), false],
    ['what lies in another collection', set('c/a/c/b', { n: int(0) }), false],
  ])('waits if the result would be different: %s', async (_what, write, waits) => {
    const transaction = database.begin();
    database.read({ transaction }).run(small);
    const { state, done } = start([write]);
    await settle();
    expect(state.isDone).toBe(!waits);
    database.rollback(transaction);
    expect(await done).toBe('ok');
  });
});

describe('two transactions that read the same document', () => {
  it('both commit when the older one does not write it; the younger one waits', async () => {
    const older = reading('c/a');
    const younger = reading('c/a');
    const { state, done } = start([set('c/a', { n: int(5) })], younger);
    await settle();
    expect(state.isDone).toBe(false);
    database.commitNow([], { transaction: older });
    expect(await done).toBe('ok');
  });

  it('the older one wins when both write it, whoever commits first', async () => {
    const older = reading('c/a');
    const younger = reading('c/a');
    const { done } = start([set('c/a', { n: int(5) })], younger);
    await settle();
    expect(await start([set('c/a', { n: int(3) })], older).done).toBe('ok');
    expect(await done).toBe('Too much contention on these documents. Please try again.');
    expect(nAt('c/a')).toEqual(int(3));
  });
});

describe('the first read of a transaction', () => {
  /** A transaction that is about to read this document, and whether it may. */
  function asking(key: string, transaction = database.begin()) {
    const state = { mayRead: false };
    const turn = database
      .awaitTurn(transaction, (path) => path.key === key)
      .then(() => {
        state.mayRead = true;
      });
    return { transaction, state, turn };
  }

  it('comes behind a write that waits already, and sees what it wrote', async () => {
    const holder = reading('c/a');
    const { done } = start([set('c/a', { n: int(5) })]);
    const { transaction, state, turn } = asking('c/a');
    await settle();
    expect(state.mayRead).toBe(false);
    database.rollback(holder);
    expect(await done).toBe('ok');
    await turn;
    expect(database.read({ transaction }).get(path('c/a'))?.fields.get('n')).toEqual(int(5));
  });

  it('of something else does not wait, nor does any read that follows one', async () => {
    const holder = reading('c/a');
    const { done } = start([set('c/a', { n: int(5) })]);
    await asking('c/b').turn;
    await asking('c/a', holder).turn;
    database.rollback(holder);
    expect(await done).toBe('ok');
  });

  it('waits no longer than the write does', async () => {
    const holder = reading('c/a');
    const { done } = start([set('c/a', { n: int(5) })]);
    const began = performance.now();
    await asking('c/a').turn;
    expect(performance.now() - began).toBeLessThan(2500);
    expect(await done).toBe('Transaction lock timeout.');
    database.rollback(holder);
  });
});

describe('a verify', () => {
  const verify = (key: string): Write => ({
    kind: 'verify',
    path: path(key),
    precondition: { kind: 'exists', exists: true },
  });

  it('waits for a transaction that read its document', async () => {
    const transaction = reading('c/a');
    const { state, done } = start([verify('c/a')]);
    await settle();
    expect(state.isDone).toBe(false);
    database.rollback(transaction);
    expect(await done).toBe('ok');
  });

  it('of a document that nobody read, or by the transaction that read it, does not wait', async () => {
    const transaction = reading('c/a');
    expect(await start([verify('c/b')]).done).toBe('ok');
    expect(await start([verify('c/a')], transaction).done).toBe('ok');
  });
});
