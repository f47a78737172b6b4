import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { FirestoreError } from '../model/firestore-error.ts';
import { int, path } from '../model/testing/values.ts';
import { down, query, where } from '../query/testing/queries.ts';
import type { MemoryDatabase } from './memory-database.ts';
import type { Write } from './model/write.ts';
import { MISSING, remove, set, testDatabase } from './testing/test-database.ts';

let database: MemoryDatabase;
let tick: (millis: number) => void;
beforeEach(() => {
  ({ database, tick } = testDatabase());
  database.commitNow([set('c/a', { n: int(1) }), set('c/b', { n: int(2) })]);
});

const ABORTED = expect.objectContaining({ code: 'ABORTED' });
const INVALID = expect.objectContaining({ code: 'INVALID_ARGUMENT' });
const numberAt = (key: string, transaction?: string) =>
  database
    .read(transaction === undefined ? {} : { transaction })
    .get(path(key))
    ?.fields.get('n');

describe('a read-write transaction', () => {
  it('commits when nothing it read has changed', () => {
    const transaction = database.begin();
    numberAt('c/a', transaction);
    database.commitNow([set('c/b', { n: int(9) })]);
    database.commitNow([set('c/a', { n: int(5) })], { transaction });
    expect(numberAt('c/a')).toEqual(int(5));
  });

  it.each<[string, () => void]>([
    ['changed', () => database.commitNow([set('c/a', { n: int(7) })])],
    ['deleted', () => database.commitNow([remove('c/a')])],
    [
      'deleted and made again the same',
      () => [remove('c/a'), set('c/a', { n: int(1) })].map((each) => database.commitNow([each])),
    ],
  ])('is aborted when a document it read was %s', (_what, change) => {
    const transaction = database.begin();
    numberAt('c/a', transaction);
    change();
    expect(() => database.commitNow([set('c/x')], { transaction })).toThrow(ABORTED);
    expect(database.read().get(path('c/x'))).toBeNull();
  });

  it('is not aborted by a write that changed nothing', () => {
    const transaction = database.begin();
    numberAt('c/a', transaction);
    database.commitNow([set('c/a', { n: int(1) })]);
    expect(() => database.commitNow([set('c/x')], { transaction })).not.toThrow();
  });

  it('is aborted when a document that was missing came into being', () => {
    const transaction = database.begin();
    expect(numberAt('c/new', transaction)).toBeUndefined();
    database.commitNow([set('c/new')]);
    expect(() => database.commitNow([set('c/new', { n: int(1) })], { transaction })).toThrow(ABORTED);
  });

  it('is aborted when the result of a query changed, and only then', () => {
    const big = query({ filter: where('n', '>', int(1)) });
    const first = database.begin();
    const second = database.begin();
    for (const transaction of [first, second]) database.read({ transaction }).run(big);
    database.commitNow([set('c/small', { n: int(0) }), set('d/big', { n: int(9) })]);
    expect(() => database.commitNow([set('c/x')], { transaction: first })).not.toThrow();
    database.commitNow([set('c/phantom', { n: int(9) })]);
    expect(() => database.commitNow([set('c/x')], { transaction: second })).toThrow(ABORTED);
  });

  it('is not aborted by a change outside the window of a limited query', () => {
    const transaction = database.begin();
    database.read({ transaction }).run(query({ orderBy: [down('n')], limit: 1 }));
    database.commitNow([set('c/a', { n: int(0) })]);
    expect(() => database.commitNow([set('c/x')], { transaction })).not.toThrow();
  });

  it('is aborted when a count changed', () => {
    const transaction = database.begin();
    database.read({ transaction }).aggregate(query(), [{ kind: 'count', alias: 'n', upTo: null }]);
    database.commitNow([set('c/c')]);
    expect(() => database.commitNow([set('c/x')], { transaction })).toThrow(ABORTED);
  });

  it('reads the latest version of each document, and nothing once what it read is no longer true', () => {
    const transaction = database.begin();
    expect(numberAt('c/a', transaction)).toEqual(int(1));
    database.commitNow([set('c/b', { n: int(9) })]);
    expect(numberAt('c/b', transaction)).toEqual(int(9));
    database.commitNow([remove('c/a')]);
    expect(() => numberAt('c/b', transaction)).toThrow(ABORTED);
    expect(() => database.commitNow([], { transaction })).toThrow('no longer valid');
  });

  it('ends with its commit, also when a precondition fails', () => {
    for (const writes of [[], [set('c/a', {}, { precondition: MISSING })]]) {
      const transaction = database.begin();
      try {
        database.commitNow(writes, { transaction });
      } catch (error) {
        expect(error).toMatchObject({ code: 'ALREADY_EXISTS' });
      }
      expect(() => database.read({ transaction })).toThrow(ABORTED);
    }
  });

  it('goes on after a commit that made no sense', () => {
    const transaction = database.begin();
    expect(() => database.commitNow([set('c/a/b')], { transaction })).toThrow(INVALID);
    expect(numberAt('c/a', transaction)).toEqual(int(1));
    expect(() => database.commitNow([set('c/x')], { transaction })).not.toThrow();
  });

  it('ends after 60 idle seconds, and each use starts them anew', () => {
    const transaction = database.begin();
    for (let round = 0; round < 3; round++) {
      tick(59_000);
      numberAt('c/a', transaction);
    }
    tick(60_001);
    expect(() => database.commitNow([], { transaction })).toThrow(
      'The referenced transaction has expired or is no longer valid.',
    );
  });

  it('that rested for long is told so for two minutes more', () => {
    const transaction = database.begin();
    tick(600_000);
    database.begin();
    expect(() => numberAt('c/a', transaction)).toThrow(ABORTED);
    tick(120_001);
    database.begin();
    expect(() => numberAt('c/a', transaction)).toThrow(INVALID);
  });

  it('ends by rollback, which unknown ids survive', () => {
    const transaction = database.begin();
    database.rollback(transaction);
    database.rollback('unknown');
    expect(() => database.commitNow([], { transaction })).toThrow(ABORTED);
  });

  it('ends when the data are cleared', () => {
    const transaction = database.begin();
    database.clear();
    expect(() => database.commitNow([], { transaction })).toThrow(ABORTED);
  });

  it('is INVALID_ARGUMENT under an id nobody gave', () => {
    expect(() => database.read({ transaction: 'unknown' })).toThrow('Transaction is invalid or expired.');
    expect(() => database.commitNow([], { transaction: 'unknown' })).toThrow(INVALID);
  });
});

describe('a read-only transaction', () => {
  it('reads the state at its beginning and never conflicts', () => {
    const transaction = database.begin({ readOnly: {} });
    database.commitNow([set('c/a', { n: int(9) })]);
    expect(numberAt('c/a', transaction)).toEqual(int(1));
    expect(() => database.commitNow([], { transaction })).not.toThrow();
  });

  it('reads the state at a given time', () => {
    const readTime = database.readTime();
    database.commitNow([set('c/a', { n: int(9) })]);
    expect(numberAt('c/a', database.begin({ readOnly: { readTime } }))).toEqual(int(1));
  });

  it('refuses writes', () => {
    const transaction = database.begin({ readOnly: {} });
    expect(() => database.commitNow([set('c/a')], { transaction })).toThrow(
      'Cannot modify entities in a read-only transaction.',
    );
  });
});

describe('a repeated transaction', () => {
  /** Adds one to c/a, again after each abort, and yields in between as a client on a network does. */
  async function increment(attempts: number): Promise<void> {
    let retryOf: string | undefined;
    for (let attempt = 1; ; attempt++) {
      const transaction = database.begin(retryOf === undefined ? {} : { retryOf });
      await database.awaitTurn(transaction, () => true);
      const before = numberAt('c/a', transaction);
      const n = before?.kind === 'integer' ? before.value : 0n;
      await new Promise((resolve) => setImmediate(resolve));
      try {
        await database.commit([set('c/a', { n: int(n + 1n) })], { transaction });
        return;
      } catch (error) {
        if (attempt === attempts) throw error;
        retryOf = transaction;
      }
    }
  }

  it('gets its turn: forty at once all succeed with two attempts each', async () => {
    await Promise.all(Array.from({ length: 40 }, () => increment(2)));
    expect(numberAt('c/a')).toEqual(int(41));
  });

  it('is spared the writes of others while it has its turn', async () => {
    const lost = database.begin();
    numberAt('c/a', lost);
    database.commitNow([set('c/a', { n: int(2) })]);
    await expect(database.commit([], { transaction: lost })).rejects.toThrow(ABORTED);

    const again = database.begin({ retryOf: lost });
    await database.awaitTurn(again, () => true);
    expect(numberAt('c/a', again)).toEqual(int(2));
    const order: string[] = [];
    const outsider = database.commit([set('c/a', { n: int(100) })]).then(() => order.push('outsider'));
    const stranger = database.commit([set('c/b', { n: int(100) })]).then(() => order.push('stranger'));
    await stranger;
    await database
      .commit([set('c/a', { n: int(3) })], { transaction: again })
      .then(() => order.push('transaction'));
    await outsider;
    expect(order).toEqual(['stranger', 'transaction', 'outsider']);
  });

  it('does not wait for one that waits for it', async () => {
    const lost = ['c/a', 'c/b'].map((key) => {
      const transaction = database.begin();
      numberAt(key, transaction);
      database.rollback(transaction);
      return transaction;
    }) as [string, string];
    const older = database.begin({ retryOf: lost[0] });
    const younger = database.begin({ retryOf: lost[1] });
    await Promise.all([older, younger].map((transaction) => database.awaitTurn(transaction, () => true)));
    const start = performance.now();
    const outcomes = await Promise.all([
      database.commit([set('c/a'), set('c/b')], { transaction: older }),
      database.commit([set('c/b'), set('c/a')], { transaction: younger }),
    ]);
    expect(outcomes).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('that never comes back holds others up for two seconds only', async () => {
    const lost = database.begin();
    numberAt('c/a', lost);
    database.rollback(lost);
    await database.awaitTurn(database.begin({ retryOf: lost }), () => true);
    const start = performance.now();
    await database.commit([set('c/a', { n: int(9) })]);
    expect(performance.now() - start).toBeGreaterThan(1500);
    expect(performance.now() - start).toBeLessThan(3500);
  });
});

describe('transactions at the same time', () => {
  const KEYS = ['c/a', 'c/b', 'c/d'];
  const step = fc.record({
    who: fc.integer({ min: 0, max: 4 }),
    act: fc.constantFrom('read', 'read', 'query', 'commit', 'write'),
    key: fc.constantFrom(...KEYS),
    n: fc.integer({ min: 0, max: 3 }),
  });

  interface Running {
    readonly id: string;
    /** Whether what was read is still so. */
    readonly checks: (() => void)[];
  }

  function readDocument(database: MemoryDatabase, { id, checks }: Running, key: string): void {
    const seen = database.read({ transaction: id }).get(path(key));
    checks.push(() => expect(database.read().get(path(key))).toBe(seen));
  }

  function readQuery(database: MemoryDatabase, { id, checks }: Running, n: number): void {
    const some = query({ filter: where('n', '>', int(n)), orderBy: [down('n')], limit: 2 });
    const seen = database.read({ transaction: id }).run(some);
    checks.push(() => expect(database.read().run(some)).toEqual(seen));
  }

  function commitChecked(database: MemoryDatabase, { id, checks }: Running, write: Write): void {
    // The hook runs when the conflict check has passed and nothing is written yet.
    const authorize = () => {
      for (const check of checks) check();
    };
    database.commitNow([write], { transaction: id, authorize });
  }

  /** What came of a step: nothing yet, or the end of its transaction. */
  function outcomeOf(run: () => 'running' | 'committed'): 'running' | 'committed' | 'aborted' {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      expect(error.code).toBe('ABORTED');
      return 'aborted';
    }
  }

  it('that commit have read what they would have read alone at that moment', () => {
    const ends = { running: 0, committed: 0, aborted: 0 };
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        const { database } = testDatabase();
        const running = new Map<number, Running>();
        for (const { who, act, key, n } of steps) {
          const mine = running.get(who) ?? { id: database.begin(), checks: [] };
          running.set(who, mine);
          const acts = {
            read: () => readDocument(database, mine, key),
            query: () => readQuery(database, mine, n),
            write: () => database.commitNow([n === 0 ? remove(key) : set(key, { n: int(n) })]),
            commit: () => commitChecked(database, mine, set(key, { n: int(n) })),
          };
          const outcome = outcomeOf(() => {
            acts[act]();
            return act === 'commit' ? 'committed' : 'running';
          });
          ends[outcome]++;
          if (outcome !== 'running') running.delete(who);
        }
      }),
      { numRuns: 300 },
    );
    expect(Math.min(ends.committed, ends.aborted)).toBeGreaterThan(50);
  });
});
