import { propertyLimit, propertyRuns } from '@thriftline/security-rules/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../index.ts';
import { adminModelClient } from './admin-model-client.ts';
import type { ModelClient } from './client.ts';
import type { PlainFields } from './plain.ts';
import { answerOf, paths, putsNameBefore, type Search, searches } from './search.ts';
import { webClient } from './web-client.ts';
import { applyCommit, commits, type World } from './writes.ts';

/**
 * Random commits, transactions and queries through the real SDKs, against a model of a few lines that was written
 * from the documentation: every outcome, every document and every answer must be the same.
 */
const PROJECT = 'demo-model';
const LIMIT_MS = 120_000;
/** One run takes a second or two; one that never ends is told with its seed. */
const HANGS_AFTER_MS = 60_000;

let emulator: FirestoreEmulator;
let clients: ModelClient[];

beforeAll(async () => {
  emulator = await startFirestoreEmulator({ log: () => undefined });
  clients = [webClient(emulator.port, PROJECT, 'web'), adminModelClient(emulator.port, PROJECT, 'admin')];
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await emulator.stop();
});

async function clear(): Promise<void> {
  const url = `http://127.0.0.1:${emulator.port}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ by: fc.nat(1), writes: commits }) },
  {
    weight: 1,
    arbitrary: fc.record({
      path: paths,
      adds: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 4 }),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function totalsOf(search: Search, world: World) {
  // A document without the field is in no total of the request.
  const values = answerOf(search, world, 'n').map((path) => world.get(path)?.n);
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  return { count: values.length, sum, average: numbers.length === 0 ? null : sum / numbers.length };
}

/** Makes one step through an SDK, and in the model. */
async function play(each: Step, world: World): Promise<'done' | 'refused'> {
  if (!('writes' in each)) {
    await addAtOnce(world, each.path, each.adds);
    return 'done';
  }
  const outcome = applyCommit(world, each.writes);
  expect(await clients[each.by]?.commit(each.writes)).toBe(outcome);
  return outcome === 'ok' ? 'done' : 'refused';
}

async function expectStored(world: World): Promise<void> {
  for (const client of clients) {
    const stored: Record<string, PlainFields | undefined> = {};
    for (const path of world.keys()) stored[path] = await client.get(path);
    expect(stored).toEqual(Object.fromEntries(world));
  }
}

async function expectFound(search: Search, world: World): Promise<void> {
  const expected = answerOf(search, world);
  for (const client of clients) {
    expect(await client.find(search), `${client.name}: ${JSON.stringify(search)}`).toEqual(expected);
    // Refused otherwise, which the admin SDK never tells its caller.
    if (putsNameBefore('n', search)) continue;
    expect(await client.totals(search, 'n')).toEqual(totalsOf(search, world));
  }
}

describe('the service over the wire', () => {
  it(
    'is what the documented semantics say, for any commits, transactions and queries of two SDKs',
    async () => {
      let answers = 0;
      let refusals = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 4, maxLength: 12 }),
          fc.array(searches, { minLength: 12, maxLength: 12 }),
          async (steps, queries) => {
            await clear();
            const world: World = new Map();
            for (const each of steps) if ((await play(each, world)) === 'refused') refusals += 1;
            await expectStored(world);
            for (const search of queries) {
              if (answerOf(search, world).length > 0) answers += 1;
              await expectFound(search, world);
            }
          },
        ),
        { ...propertyRuns(6), endOnFailure: true, timeout: HANGS_AFTER_MS },
      );
      expect(answers).toBeGreaterThan(5);
      expect(refusals).toBeGreaterThan(0);
    },
    propertyLimit(LIMIT_MS),
  );
});

/** Transactions of both SDKs that read and write one number at the same time: none may be lost. */
async function addAtOnce(world: World, path: string, adds: readonly number[]): Promise<void> {
  await Promise.all(
    adds.map((by, index) => clients[index % clients.length]?.addInTransaction(path, 'n', by)),
  );
  const old = world.get(path) ?? {};
  const sum = adds.reduce((total, by) => total + by, 0);
  world.set(path, { ...old, n: (typeof old.n === 'number' ? old.n : 0) + sum });
}
