import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitOf } from '../records/unfinished-payments.ts';
import type { Intent } from '../stripe/intents.ts';
import type { ListRange } from '../stripe/listed.ts';
import type { ReconciliationProgress } from './progress.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

/** What Stripe and Firestore hold, and what was done, in order. */
const world = {
  intents: [] as Intent[],
  recorded: new Set<string>(),
  refundsDue: [] as string[],
  stuck: new Set<string>(),
  open: new Set<string>(),
  remembered: new Map<string, { dueAt: number; failures: number }>(),
  progress: undefined as ReconciliationProgress | undefined,
  acts: [] as string[],
};

const act = (name: string, id: string) => {
  world.acts.push(`${name} ${id}`);
  if (world.stuck.has(id)) throw new Error(`${id} is stuck`);
};

vi.mock('../../firestore/collection.ts', () => ({
  read: async () => undefined,
  readAll: async (ids: string[]) =>
    ids.map((id) => (world.recorded.has(id) ? { status: 'recorded' } : undefined)),
}));
vi.mock('../records/payments.ts', () => ({ paymentDocument: (id: string) => id }));
vi.mock('../hold/release-lapsed-holds.ts', () => ({ releaseLapsedHolds: async () => [] }));
vi.mock('./send-due-refunds.ts', () => ({
  sendDueRefunds: async () => {
    for (const id of world.refundsDue) act('refund', id);
    return undefined;
  },
}));
vi.mock('./settle-unrecorded.ts', () => ({
  settleUnrecorded: async (id: string) => {
    act('settle', id);
    world.recorded.add(id);
    return 'recorded';
  },
}));
vi.mock('../intents/cancel-lapsed-intent.ts', () => ({
  cancelLapsedIntent: async ({ id }: Intent) => {
    act('cancel', id);
    return !world.open.has(id);
  },
}));
vi.mock('../refund/send-refund.ts', () => ({ sendRefund: vi.fn() }));
vi.mock('./follow-refunds.ts', () => ({ followRefunds: vi.fn() }));
vi.mock('../stripe/refunds.ts', () => ({ listRefundNews: async function* () {} }));
vi.mock('../stripe/intents.ts', () => ({
  retrieveIntent: async (id: string) => world.intents.find((intent) => intent.id === id),
  listIntents: async function* ({ since, until, after }: ListRange) {
    world.acts.push('list');
    const listed = world.intents.filter(({ created }) => created >= since && created <= until);
    const from = after === undefined ? 0 : listed.findIndex(({ id }) => id === after) + 1;
    for (const item of listed.slice(from)) yield { id: item.id, item };
  },
}));
vi.mock('./progress.ts', () => ({
  readProgress: async () => world.progress,
  writeProgress: async (reached: ReconciliationProgress) => {
    world.progress = reached;
  },
}));
vi.mock('../records/unfinished-payments.ts', async (original) => ({
  waitOf: (await original<typeof import('../records/unfinished-payments.ts')>()).waitOf,
  rememberUnfinished: async (id: string, { hasFailed }: { hasFailed: boolean }, now: number) => {
    const failures = hasFailed ? (world.remembered.get(id)?.failures ?? 0) + 1 : 0;
    world.remembered.set(id, { failures, dueAt: now + waitOf({ failures, created: now }, now) });
  },
  forgetUnfinished: async (id: string) => void world.remembered.delete(id),
  dueUnfinished: async (now: number) =>
    [...world.remembered].filter(([, { dueAt }]) => dueAt <= now).map(([id]) => id),
}));

/** Paid intents of the last hour, newest first. */
const paid = (count: number, minutesAgo = 1) =>
  Array.from({ length: count }, (_, index) => anIntent(`pi_${index}`, minutesAgo));

function anIntent(id: string, minutesAgo: number, status: Intent['status'] = 'succeeded'): Intent {
  return { id, status, created: NOW - minutesAgo * MINUTE, productId: 'p' } as Intent;
}

const settled = () => world.acts.filter((done) => done.startsWith('settle')).length;
const run = (payments: number, later = 0) =>
  reconcilePayments(NOW + later * MINUTE, { time: Number.POSITIVE_INFINITY, payments });

beforeEach(() => {
  Object.assign(world, {
    intents: [],
    recorded: new Set(),
    refundsDue: [],
    stuck: new Set(),
    open: new Set(),
    remembered: new Map(),
    progress: { finishedUntil: NOW - MINUTE, sweptAt: NOW },
    acts: [],
  });
});

describe('reconcilePayments', () => {
  it('sends the refunds that are due before it looks at anything else', async () => {
    world.intents = paid(3);
    world.refundsDue = ['pi_due'];
    await run(100);
    expect(world.acts[0]).toBe('refund pi_due');
    expect(settled()).toBe(3);
  });

  it('sends them with no time for anything else', async () => {
    world.intents = paid(3);
    world.refundsDue = ['pi_due'];
    const report = await run(0);
    expect(world.acts).toEqual(['refund pi_due']);
    expect(report.left).toHaveLength(2);
  });

  it('does bounded work, and the next run goes on where it stopped, until all is done', async () => {
    world.intents = paid(200);
    const counts: number[] = [];
    for (let time = 0; time < 20 && settled() < 200; time += 1) {
      const before = settled();
      await run(60, time * 70);
      counts.push(settled() - before);
    }
    expect(settled()).toBe(200);
    expect(Math.max(...counts)).toBeLessThanOrEqual(80);
    expect((await run(1_000, 24 * 60 - 1)).left).toEqual([]);
  });

  it('looks at what is new while there is much left of what is old', async () => {
    world.progress = undefined;
    world.intents = [anIntent('pi_new', 1), ...paid(500, 24 * 60)];
    await run(40);
    expect(world.acts).toContain('settle pi_new');
    expect(settled()).toBeGreaterThan(1);
  });

  it('is not held back by an intent that stays open: later runs list what is new alone', async () => {
    world.intents = [anIntent('pi_open', 10, 'requires_payment_method')];
    world.open.add('pi_open');
    for (const minutes of [0, 60, 120]) await run(100, minutes);
    expect(world.progress?.finishedUntil).toBe(NOW + 120 * MINUTE);
    const report = await run(100, 180);
    expect(Date.parse(report.since)).toBe(NOW + 60 * MINUTE);
    // It is still looked at, by itself, and comes to its end.
    expect(report.checked).toBe(1);
    world.open.clear();
    expect((await run(100, 240)).intentsCanceled).toEqual(['pi_open']);
    expect(world.remembered.size).toBe(0);
  });

  it('does not let one that fails starve the others, and tries it again later and later', async () => {
    world.intents = paid(5);
    world.stuck.add('pi_2');
    expect((await run(100)).recorded).toHaveLength(4);
    const tries: number[] = [];
    for (let minutes = 70; minutes < 400; minutes += 5) {
      const { failures } = await run(100, minutes);
      if (failures.length > 0) tries.push(minutes);
    }
    expect(tries.length).toBeGreaterThan(5);
    expect(tries.length).toBeLessThan(12);
    world.stuck.clear();
    expect((await run(100, 500)).recorded).toEqual(['pi_2']);
    expect(world.remembered.size).toBe(0);
  });
});

describe('waitOf', () => {
  it('doubles with each failure, up to an hour, and is short for what is merely open', () => {
    const minutes = (failures: number, created = NOW) => waitOf({ failures, created }, NOW) / MINUTE;
    expect([0, 1, 2, 3, 4, 5, 20].map((failures) => minutes(failures))).toEqual([5, 5, 10, 20, 40, 60, 60]);
    expect(minutes(0, NOW - 25 * 60 * MINUTE)).toBe(60);
  });
});
