import { propertyLimit, propertyRuns } from '@thriftline/security-rules/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../index.ts';
import { type CuttableProxy, startCuttableProxy } from '../testing/cuttable-proxy.ts';
import { adminModelClient } from './admin-model-client.ts';
import type { ModelClient, Picture } from './client.ts';
import { type Search, searches } from './search.ts';
import { webClient } from './web-client.ts';
import { commits } from './writes.ts';

/**
 * Listeners of several clients while all of them write and their connections are cut: in the end what each listener
 * shows is what a fresh query of another client, over a line that holds, finds.
 */
const LIMIT_MS = 120_000;
/** One run takes some seconds, most of them for a cut stream to try again; one that never ends is told with its seed. */
const HANGS_AFTER_MS = 60_000;
/** A cut stream waits some seconds before it tries again. */
const PATIENCE = { timeout: 20_000, interval: 50 };

let emulator: FirestoreEmulator;

beforeAll(async () => {
  emulator = await startFirestoreEmulator({ log: () => undefined });
});
afterAll(() => emulator.stop());

interface Listening {
  readonly client: ModelClient;
  readonly proxy: CuttableProxy;
}

let runs = 0;

/** Two web clients and one of the admin SDK, each over a line of its own, in a project of their own. */
async function openClients(): Promise<{ steady: ModelClient; listening: Listening[] }> {
  runs += 1;
  const project = `demo-listeners-${runs}`;
  const listening = await Promise.all(
    [webClient, webClient, adminModelClient].map(async (open, index) => {
      const proxy = await startCuttableProxy(emulator.port);
      return { proxy, client: open(proxy.port, project, `client ${index}`) };
    }),
  );
  return { steady: adminModelClient(emulator.port, project, 'steady'), listening };
}

/**
 * Documents that a listener of the web SDK shows by a fault of its own (README.md, "What is not done"): it waits for the
 * service to confirm its write of a document of which the service, as it is in no result, says nothing.
 */
function keptByTheSdk({ unconfirmed }: Picture, found: readonly string[]): string[] {
  return unconfirmed.filter((path) => !found.includes(path));
}

/** What was found, as far as those kept leave room for it. */
function besides(
  kept: readonly string[],
  found: readonly string[],
  { limit, last }: Search,
): readonly string[] {
  const room = limit === null ? found.length : Math.max(0, limit - kept.length);
  return last ? found.slice(Math.max(0, found.length - room)) : found.slice(0, room);
}

/** Each listener that does not show what the query finds now, with both. */
async function differences(
  steady: ModelClient,
  listening: readonly Listening[],
  queries: readonly Search[],
  pictures: ReadonlyMap<string, Picture>,
): Promise<string[]> {
  const fresh = await Promise.all(queries.map((search) => steady.find(search)));
  return listening.flatMap(({ client }) =>
    queries.flatMap((search, index) => {
      const inOrder = (paths: readonly string[] | undefined) =>
        JSON.stringify(client.ordersListeners ? paths : paths?.toSorted());
      const found = fresh[index] ?? [];
      const picture = pictures.get(`${client.name}, query ${index}`);
      if (picture === undefined) return [`${client.name} shows nothing for ${JSON.stringify(search)}`];
      const kept = keptByTheSdk(picture, found);
      const shown = inOrder(picture.paths.filter((path) => !kept.includes(path)));
      const wanted = inOrder(besides(kept, found, search));
      const waiting = picture.unconfirmed.filter((path) => !kept.includes(path));
      return shown === wanted && waiting.length === 0
        ? []
        : [
            `${client.name} shows ${shown}, waits for ${waiting}, wanted is ${wanted}: ${JSON.stringify(search)}`,
          ];
    }),
  );
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ by: fc.nat(2), writes: commits }) },
  { weight: 1, arbitrary: fc.record({ cut: fc.nat(2) }) },
);

describe('any listener', () => {
  it(
    'shows what a fresh query finds, after any writes of several clients and cut connections',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(searches, { minLength: 4, maxLength: 6 }),
          fc.array(step, { minLength: 6, maxLength: 15 }),
          async (queries, steps) => {
            const { steady, listening } = await openClients();
            const pictures = new Map<string, Picture>();
            const failures: Error[] = [];
            const stops = listening.flatMap(({ client }) =>
              queries.map((search, index) =>
                client.listen(
                  search,
                  (picture) => pictures.set(`${client.name}, query ${index}`, picture),
                  (error) => failures.push(error),
                ),
              ),
            );
            try {
              const writing: Promise<string>[] = [];
              for (const each of steps) {
                if ('cut' in each) listening[each.cut]?.proxy.cut();
                // Not waited for: the writes of several clients cross each other.
                else writing.push(listening[each.by]?.client.commit(each.writes) ?? Promise.resolve(''));
              }
              await Promise.all(writing);
              await Promise.all(listening.map(({ client }) => client.settled()));
              await expect
                .poll(() => differences(steady, listening, queries, pictures), PATIENCE)
                .toEqual([]);
              expect(failures).toEqual([]);
            } finally {
              for (const stop of stops) stop();
              await Promise.all(
                [steady, ...listening.map(({ client }) => client)].map((client) => client.close()),
              );
              for (const { proxy } of listening) proxy.close();
            }
          },
        ),
        // A failure costs the whole patience: to shrink it would take for ever.
        { ...propertyRuns(4), endOnFailure: true, timeout: HANGS_AFTER_MS },
      );
    },
    propertyLimit(LIMIT_MS),
  );
});
