import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import type { Progress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { SHAKE_VARIABLE, Shaker } from '../shake/shaker.ts';
import { connectWebhookSecret, webhookSecret } from '../suite/functions-environment.ts';
import { apartFrom, OFFSET_VARIABLE } from '../suite/machine/ports.ts';
import { type Suite, startSuite } from '../suite/start-suite.ts';
import { queryLogAt, TEST_DIR } from './run-suite.ts';
import { type SuiteName, suiteOf } from './suites.ts';
import type { TestArguments } from './test-arguments.ts';

/** Where our Storage rules runtime writes what the rules came out as. */
const STORAGE_COVERAGE = join(TEST_DIR, 'storage-rules-coverage.json');

/** A local suite that tests run against. */
export interface World {
  suite: Suite;
  /** Where the tests find it. */
  env: NodeJS.ProcessEnv;
  /** It is no more than Firestore and Storage. */
  storesAlone: boolean;
}

/** The local suites of a run: of one that doesn't start comes null, which was said. */
export interface Worlds {
  /** The one this suite runs against. */
  of(name: SuiteName): Promise<World | null>;
  stop(): Promise<void>;
}

export const needsEmulators = (name: SuiteName): boolean => suiteOf(name).needsEmulators !== undefined;

/** By what the suites' ports are shifted: the first for those that share one, then that of those apart, where both are asked for. */
export function offsetsOf(names: readonly SuiteName[], offset: number): [shared: number, apart: number] {
  const needing = names.filter(needsEmulators);
  const sharing = needing.some((name) => !suiteOf(name).apart);
  const apart = needing.some((name) => suiteOf(name).apart);
  return [offset, sharing && apart ? apartFrom(offset) : offset];
}

async function testEnvironment(
  { layout, ports }: Suite,
  offset: number,
  { shake, offsets }: { shake: string | undefined; offsets: readonly number[] },
): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    ...(shake !== undefined && { [SHAKE_VARIABLE]: shake }),
    [OFFSET_VARIABLE]: String(offset),
    GCLOUD_PROJECT: LOCAL_PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    STRIPE_WEBHOOK_SECRET: await webhookSecret(layout, process.env),
    STRIPE_CONNECT_WEBHOOK_SECRET: await connectWebhookSecret(layout, process.env),
    STORAGE_RULES_COVERAGE: STORAGE_COVERAGE,
    FIRESTORE_QUERY_LOGS: [...new Set(offsets)].map(queryLogAt).join('\n'),
    NO_PROXY: [process.env.NO_PROXY, 'localhost,127.0.0.1,::1'].filter(Boolean).join(','),
  };
}

/** Starts what these suites need: one suite for those that share it, and one for those apart; the second after the first, which builds. */
export function startWorlds(
  { official, suites, shake }: TestArguments,
  offset: number,
  progress: Progress,
): Worlds {
  const offsets = offsetsOf(suites, offset);
  const storesAlone = !suites.some((name) => suiteOf(name).needsEmulators === 'all');
  const start = async (shift: number): Promise<World | null> => {
    try {
      await mkdir(TEST_DIR, { recursive: true });
      const suite = await startSuite({
        root: ROOT,
        offset: shift,
        official,
        storesAlone,
        progress,
        shaker: shake === undefined ? undefined : new Shaker(shake),
        environment: {
          FIRESTORE_QUERY_LOG: queryLogAt(shift),
          ...(shift === offset && { STORAGE_RULES_COVERAGE: STORAGE_COVERAGE }),
        },
      });
      return { suite, env: await testEnvironment(suite, shift, { shake, offsets }), storesAlone };
    } catch (error) {
      progress.say(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const shared = start(offsets[0]);
  const apart = offsets[1] === offsets[0] ? shared : shared.then(() => start(offsets[1]));
  return {
    of: (name) => (suiteOf(name).apart ? apart : shared),
    async stop() {
      const started = new Set(await Promise.all([shared, apart]));
      await Promise.all([...started].map((world) => world?.suite.stop()));
    },
  };
}
