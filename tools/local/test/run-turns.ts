import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { type Progress, secondsSince } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { SHAKE_VARIABLE, Shaker } from '../shake/shaker.ts';
import { connectWebhookSecret, webhookSecret } from '../suite/functions-environment.ts';
import { APART_OFFSET, OFFSET_VARIABLE, offsetFrom } from '../suite/machine/ports.ts';
import { type Suite, startSuite } from '../suite/start-suite.ts';
import { emptyStores } from './empty-stores.ts';
import { measureUse } from './machine-use.ts';
import { logOf, runSuite, TEST_DIR } from './run-suite.ts';
import { isApart, type Lane, needsEmulators, type SuiteName, suiteOf, type Turn } from './suites.ts';
import type { TestArguments } from './test-arguments.ts';
import { crashed, type SuiteResult } from './test-summary.ts';

/** Where our Storage rules runtime writes what the rules came out as. */
const STORAGE_COVERAGE = join(TEST_DIR, 'storage-rules-coverage.json');

/** How a suite went and how long it took. */
export interface SuiteRun {
  result: SuiteResult;
  ms: number;
  /** Which share of the cores' time was used meanwhile, by what runs beside it, too. */
  used: number;
}

/** What the lanes of a run are tried against. */
interface World {
  suite: Suite;
  /** What the tests find in their environment. */
  env: NodeJS.ProcessEnv;
}

const needsStoresAlone = (names: readonly SuiteName[]) =>
  !names.some((name) => suiteOf(name).needsEmulators === 'all');

/** Where the Firestore emulator at the offset writes each kind of query that the last run asked. */
const queryLogAt = (offset: number) => join(TEST_DIR, `queries-${offset}.jsonl`);

/** Where the tests find the running suite. */
async function testEnvironment(
  { layout, ports }: Suite,
  offset: number,
  { shake }: TestArguments,
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
    NO_PROXY: [process.env.NO_PROXY, 'localhost,127.0.0.1,::1'].filter(Boolean).join(','),
  };
}

function report(result: SuiteResult, since: number, progress: Progress): void {
  const { suite, passed, failed, problems } = result;
  const mark = failed === 0 ? '✓' : '✗';
  progress.say(`${mark} ${suite}: ${passed} passed, ${failed} failed (${secondsSince(since)})`);
  for (const problem of problems) progress.say(`    ${problem.trim().replaceAll('\n', '\n    ')}`);
}

/** Runs a suite and says how it went. One that throws counts as failed. */
async function runAndReport(
  name: SuiteName,
  run: () => Promise<SuiteResult>,
  progress: Progress,
): Promise<SuiteRun> {
  const since = Date.now();
  const usedSince = measureUse();
  let result: SuiteResult;
  try {
    result = await progress.during(`Running ${name}`, run);
  } catch (error) {
    result = crashed(name, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  report(result, since, progress);
  if (result.failed > 0)
    progress.say(
      `    The end of its output, all of which is in .local/test/${name}.log:\n${await logOf(name, 6_000)}`,
    );
  return { result, ms: Date.now() - since, used: usedSince() };
}

/** Starts the local suite at the offset; null when it does not start, which was said. */
async function tryToStartWorld(
  args: TestArguments,
  offset: number,
  progress: Progress,
): Promise<World | null> {
  const { official, suites, shake } = args;
  const isMain = offset === offsetFrom(process.env);
  try {
    await mkdir(TEST_DIR, { recursive: true });
    const suite = await startSuite({
      root: ROOT,
      offset,
      official,
      storesAlone: needsStoresAlone(suites),
      progress,
      shaker: shake === undefined ? undefined : new Shaker(shake),
      environment: {
        ...(isMain && { STORAGE_RULES_COVERAGE: STORAGE_COVERAGE }),
        FIRESTORE_QUERY_LOG: queryLogAt(offset),
      },
    });
    return { suite, env: await testEnvironment(suite, offset, args) };
  } catch (error) {
    progress.say(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** Runs the suites of a lane one after the other, against the world where there is one. */
async function runLane(
  lane: Lane,
  env: NodeJS.ProcessEnv | null,
  args: TestArguments,
  progress: Progress,
): Promise<SuiteRun[]> {
  const results: SuiteRun[] = [];
  for (const name of lane) {
    // What stands by itself is told nothing of the suite beside it.
    const found = needsEmulators(name) ? env : process.env;
    const run = () => runSuite(name, found ?? {}, args);
    results.push(
      found === null
        ? { result: crashed(name, 'the local suite did not start'), ms: 0, used: 0 }
        : await runAndReport(name, run, progress),
    );
  }
  return results;
}

/** Runs the suites of a lane against a local suite of their own. */
async function runApart(
  lane: Lane,
  offset: number,
  args: TestArguments,
  progress: Progress,
): Promise<SuiteRun[]> {
  const world = await tryToStartWorld(args, offset, progress);
  try {
    return await runLane(lane, world?.env ?? null, args, progress);
  } finally {
    await world?.suite.stop();
  }
}

/** Runs turn after turn against a suite that is started. */
async function runAgainst(
  world: World | null,
  turns: readonly Turn[],
  args: TestArguments,
  progress: Progress,
): Promise<SuiteRun[]> {
  const offset = offsetFrom(process.env);
  const logs = [queryLogAt(offset)];
  try {
    const results: SuiteRun[] = [];
    for (const turn of turns) {
      if (world) await emptyStores(world.suite.ports, { storesAlone: needsStoresAlone(args.suites) });
      const env = world && { ...world.env, FIRESTORE_QUERY_LOG: logs.join(delimiter) };
      const lanes = turn.map((lane) => {
        if (!isApart(lane, turn)) return runLane(lane, env, args, progress);
        logs.push(queryLogAt(offset + APART_OFFSET));
        return runApart(lane, offset + APART_OFFSET, args, progress);
      });
      results.push(...(await Promise.all(lanes)).flat());
    }
    return results;
  } finally {
    await world?.suite.stop();
  }
}

/** Runs all turns. The local suite starts beside the last one that does without it. */
export async function runTurns(
  turns: readonly Turn[],
  args: TestArguments,
  progress: Progress,
): Promise<SuiteRun[]> {
  const against = turns.filter((turn) => turn.flat().some(needsEmulators));
  const before = turns.filter((turn) => !against.includes(turn));
  const start = against.length === 0 ? null : () => tryToStartWorld(args, offsetFrom(process.env), progress);
  const results: SuiteRun[] = [];
  let world = before.length === 0 ? start?.() : undefined;
  for (const turn of before) {
    if (turn === before.at(-1)) world = start?.();
    const lanes = turn.map((lane) => runLane(lane, process.env, args, progress));
    results.push(...(await Promise.all(lanes)).flat());
  }
  if (world) results.push(...(await runAgainst(await world, against, args, progress)));
  return results;
}
