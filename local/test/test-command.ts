import { join } from 'node:path';
import { endAllGroups } from '@thriftline/bin/child-group';
import { createProgress, type Progress, secondsSince } from '@thriftline/bin/progress';
import { ROOT } from '@thriftline/bin/root';
import { LOCAL_PROJECT } from '@thriftline/domain/ports';
import { ensureChromium } from '../suite/chromium.ts';
import { assertFree, PortUnusable } from '../suite/free-ports.ts';
import { connectWebhookSecret, webhookSecret } from '../suite/functions-environment.ts';
import { OFFSET_VARIABLE, offsetFrom, portsAt } from '../suite/ports.ts';
import { type Suite, startSuite } from '../suite/start-suite.ts';
import { onStopSignal } from '../suite/stop-signals.ts';
import { emptyStores } from './empty-stores.ts';
import { logOf, runSuite, TEST_DIR } from './run-suite.ts';
import { type Lane, type SuiteName, suiteOf, TURNS } from './suites.ts';
import { parseTestArguments, type TestArguments } from './test-arguments.ts';
import { crashed, type SuiteResult, totalLine } from './test-summary.ts';

/** Where our Storage rules runtime writes what the rules came out as. */
const STORAGE_COVERAGE = join(TEST_DIR, 'storage-rules-coverage.json');

const needsEmulators = (name: SuiteName) => suiteOf(name).needsEmulators === true;

/** Where the tests find the running suite. */
async function testEnvironment({ layout, ports }: Suite, offset: number): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
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
  run: (name: SuiteName) => Promise<SuiteResult>,
  progress: Progress,
): Promise<SuiteResult> {
  const since = Date.now();
  let result: SuiteResult;
  try {
    result = await progress.during(`Running ${name}`, () => run(name));
  } catch (error) {
    result = crashed(name, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  report(result, since, progress);
  if (result.failed > 0)
    progress.say(
      `    The end of its output, all of which is in .local/test/${name}.log:\n${await logOf(name, 6_000)}`,
    );
  return result;
}

/** Starts the local suite; null when it does not start, which was said. */
async function tryToStartSuite({ official }: TestArguments, progress: Progress): Promise<Suite | null> {
  try {
    return await startSuite({
      root: ROOT,
      offset: offsetFrom(process.env),
      official,
      progress,
      // A query without an index fails here as it would in production.
      environment: {
        FIRESTORE_STRICT_INDEXES: join(ROOT, 'firestore.indexes.json'),
        STORAGE_RULES_COVERAGE: STORAGE_COVERAGE,
      },
    });
  } catch (error) {
    progress.say(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** Suites that run side by side, in lanes. */
type Turn = readonly Lane[];

/** Runs the lanes of a turn side by side. */
async function runTurn(
  turn: Turn,
  run: (name: SuiteName) => Promise<SuiteResult>,
  progress: Progress,
): Promise<SuiteResult[]> {
  const lanes = turn.map(async (lane) => {
    const results: SuiteResult[] = [];
    for (const name of lane) results.push(await runAndReport(name, run, progress));
    return results;
  });
  return (await Promise.all(lanes)).flat();
}

/** Runs turn after turn against a suite that is started. */
async function runAgainst(
  suite: Suite | null,
  turns: readonly Turn[],
  args: TestArguments,
  progress: Progress,
): Promise<SuiteResult[]> {
  if (suite === null) return turns.flat(2).map((name) => crashed(name, 'the local suite did not start'));
  try {
    const env = await testEnvironment(suite, offsetFrom(process.env));
    const results: SuiteResult[] = [];
    for (const turn of turns) {
      await emptyStores(suite.ports);
      // What stands by itself is told nothing of the suite beside it.
      const run = (name: SuiteName) => runSuite(name, needsEmulators(name) ? env : process.env, args);
      results.push(...(await runTurn(turn, run, progress)));
    }
    return results;
  } finally {
    await suite.stop();
  }
}

/** Runs all turns. The local suite starts beside the last one that does without it. */
async function runTurns(
  turns: readonly Turn[],
  args: TestArguments,
  progress: Progress,
): Promise<SuiteResult[]> {
  const against = turns.filter((turn) => turn.flat().some(needsEmulators));
  const before = turns.filter((turn) => !against.includes(turn));
  const start = against.length === 0 ? null : () => tryToStartSuite(args, progress);
  const run = (name: SuiteName) => runSuite(name, process.env, args);
  const results: SuiteResult[] = [];
  let suite = before.length === 0 ? start?.() : undefined;
  for (const turn of before) {
    const isLast = turn === before.at(-1);
    if (isLast) suite = start?.();
    results.push(...(await runTurn(turn, run, progress)));
  }
  if (suite) results.push(...(await runAgainst(await suite, against, args, progress)));
  return results;
}

/** `npm test`: runs every suite, or those named, and ends with one line that sums them up. */
export async function testCommand(argv: readonly string[]): Promise<void> {
  process.exit(await runTests(argv));
}

/** Does the work of `npm test` and gives its exit code. */
export async function runTests(argv: readonly string[]): Promise<number> {
  const progress = createProgress();
  onStopSignal(() => {
    endAllGroups();
    process.exit(130);
  });
  let args: TestArguments;
  try {
    args = parseTestArguments(argv);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  try {
    if (args.suites.some(needsEmulators)) {
      // Said before minutes of other tests, not after them.
      await assertFree(portsAt(offsetFrom(process.env)), ['hosting', 'firestore', 'auth', 'hub']);
    }
  } catch (error) {
    if (!(error instanceof PortUnusable)) throw error;
    progress.say(error.message);
    progress.say(totalLine(args.suites.map((name) => crashed(name, 'a port cannot be used'))));
    return 1;
  }
  if (args.suites.some((name) => suiteOf(name).opensChromium)) {
    process.env.CHROMIUM_PATH = await ensureChromium(progress);
  }
  const turns = TURNS.map((turn) =>
    turn.map((lane) => lane.filter((name) => args.suites.includes(name))).filter((lane) => lane.length > 0),
  ).filter((turn) => turn.length > 0);
  const results = await runTurns(turns, args, progress);

  progress.say('');
  for (const { suite, passed, failed } of results)
    progress.say(`  ${suite}: ${passed} passed, ${failed} failed`);
  progress.say(totalLine(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
