import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FRESH, type Job } from './job.ts';
import { attemptEach, type Part, type Phase, type Plan } from './plan.ts';
import { finishJob, runJob } from './run-job.ts';

/** The one stored job, and what is written to it: a field of `undefined` is deleted. */
let stored: Partial<Job> | undefined;
let onWrite: () => void;

vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({
        update: (_document: object, fields: Partial<Job>) => {
          stored = { ...stored, ...fields };
          onWrite();
        },
        delete: () => {
          stored = undefined;
        },
      }),
  }),
}));
vi.mock('../firestore/collection.ts', () => ({
  read: async () => stored,
  collection: () => ({}),
  documentIn: () => ({ get: async () => ({ exists: stored !== undefined }) }),
}));
vi.mock('firebase-admin/firestore', () => ({ FieldValue: { delete: () => undefined }, FieldPath: {} }));

const FAR = Date.now() + 60 * 60_000;
let done: string[];

/** A phase of as many parts, each of which notes that it was done. */
function phaseOf(name: string, parts: number, part: (index: number) => Partial<Part> = () => ({})): Phase {
  return {
    name,
    doPart: async (_job, after) => {
      const index = after === undefined ? 0 : Number(after);
      const made = { done: 1, failed: 0, ...part(index) };
      done.push(`${name} ${index}`);
      return { ...made, after: index + 1 < parts ? String(index + 1) : undefined };
    },
  };
}

const run = (phases: Phase[], until = FAR, plan: Partial<Plan> = {}) =>
  runJob('job', { phases, ...plan }, until);

beforeEach(() => {
  stored = { kind: 'deleteAccount', about: 'ada', ...FRESH };
  onWrite = () => undefined;
  done = [];
});

describe('runJob', () => {
  it('does each part of each phase in order, and is gone then', async () => {
    expect(await run([phaseOf('a', 2), phaseOf('b', 1), phaseOf('c', 2)])).toBe(true);
    expect(done).toEqual(['a 0', 'a 1', 'b 0', 'c 0', 'c 1']);
    expect(stored).toBeUndefined();
  });

  it('goes on where it was when the time was over, and is due at once', async () => {
    const phases = [phaseOf('a', 2), phaseOf('b', 2)];
    for (const expected of [['a 0'], ['a 0', 'a 1'], ['a 0', 'a 1', 'b 0']]) {
      expect(await run(phases, 0)).toBe(false);
      expect(done).toEqual(expected);
      expect(stored?.dueAt).toBe(0);
    }
    expect(stored).toMatchObject({ phase: 'b', after: '1', counts: { a: 2, b: 1 } });
    expect(await run(phases, 0)).toBe(true);
  });

  it('keeps others off while it works', async () => {
    const seen: (number | undefined)[] = [];
    const phase = phaseOf('a', 2);
    const doPart: Phase['doPart'] = (job, after, until) => {
      seen.push(stored?.dueAt);
      return phase.doPart(job, after, until);
    };
    await run([{ ...phase, doPart }]);
    for (const dueAt of seen) expect(dueAt).toBeGreaterThan(Date.now() + 60_000);
  });

  it('leaves a job alone that somebody works on, or that waits', async () => {
    stored = { ...stored, dueAt: Date.now() + 10_000 };
    expect(await run([phaseOf('a', 1)])).toBe(false);
    expect(done).toEqual([]);
  });

  it('stops when somebody else has taken the job over', async () => {
    const phase = phaseOf('a', 3, () => {
      stored = { ...stored, worker: 'another', counts: { a: 99 } };
      return {};
    });
    expect(await run([phase])).toBe(false);
    expect(done).toEqual(['a 0']);
    expect(stored).toMatchObject({ worker: 'another', counts: { a: 99 } });
  });

  it('stays where it was after a failure, and waits longer after each', async () => {
    const failing = { name: 'b', doPart: () => Promise.reject(new Error('no network')) };
    const phases = [phaseOf('a', 1), failing];
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      expect(await run(phases)).toBe(false);
      expect(stored).toMatchObject({ phase: 'b', lastError: 'no network', tries: time + 1 });
      waits.push((stored?.dueAt ?? 0) - Date.now());
      stored = { ...stored, dueAt: 0 };
    }
    expect(waits.map((wait) => Math.round(wait / 60_000))).toEqual([2, 4, 8]);
    expect(done).toEqual(['a 0']);
    expect(await run([phaseOf('a', 1), phaseOf('b', 1)])).toBe(true);
  });

  it('does the rest when one thing cannot be done, and begins again later', async () => {
    const phases = [phaseOf('a', 2, (index) => ({ failed: index === 0 ? 1 : 0 })), phaseOf('b', 1)];
    expect(await run(phases)).toBe(false);
    expect(done).toEqual(['a 0', 'a 1', 'b 0']);
    expect(stored).toMatchObject({ failed: 0, tries: 1, lastError: '1 could not be worked on' });
    expect(stored?.phase).toBeUndefined();
    expect(stored?.dueAt).toBeGreaterThan(Date.now());
    stored = { ...stored, dueAt: 0 };
    expect(await run([phaseOf('a', 2), phaseOf('b', 1)])).toBe(true);
    expect(done).toHaveLength(6);
  });

  it('rests when the time is over, where the plan says so', async () => {
    await run([phaseOf('a', 2)], 0, { restMs: 60_000 });
    expect(stored?.dueAt).toBeGreaterThan(Date.now() + 50_000);
    expect(stored).toMatchObject({ phase: 'a', after: '1' });
  });

  it('begins again after its end, where the plan says so', async () => {
    expect(await run([phaseOf('a', 1)], FAR, { repeatMs: 60_000 })).toBe(false);
    expect(stored?.counts).toEqual({});
    expect(stored?.tries).toBe(0);
    expect(stored?.phase).toBeUndefined();
    expect(stored?.dueAt).toBeGreaterThan(Date.now() + 50_000);
  });
});

describe('finishJob', () => {
  it('waits for somebody else who does it, and no longer than there is time', async () => {
    stored = { ...stored, worker: 'another', dueAt: FAR };
    const waiting = finishJob('job', { phases: [phaseOf('a', 1)] }, FAR);
    expect(await finishJob('job', { phases: [phaseOf('a', 1)] }, Date.now())).toEqual({ isPending: true });
    stored = undefined;
    expect(await waiting).toEqual({});
    expect(done).toEqual([]);
  });

  it('does not wait for what failed', async () => {
    const failing = { name: 'a', doPart: () => Promise.reject(new Error('no network')) };
    expect(await finishJob('job', { phases: [failing] }, FAR)).toEqual({ isPending: true });
  });
});

describe('attemptEach', () => {
  it('counts what was done and what failed, and does all of it', async () => {
    const act = async (item: number) => {
      if (item === 2) throw new Error('stuck');
      return item !== 1;
    };
    expect(await attemptEach([0, 1, 2, 3, 4], String, act)).toEqual({ done: 3, failed: 1 });
  });
});
