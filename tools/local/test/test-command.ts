import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { endAllGroups } from '@thriftline/run/child-group';
import { createProgress, type Progress, secondsSince } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { SHAKE_VARIABLE, Shaker } from '../shake/shaker.ts';
import { connectWebhookSecret, webhookSecret } from '../suite/functions-environment.ts';
import { ensureChromium } from '../suite/machine/chromium.ts';
import { assertFree, PortUnusable } from '../suite/machine/free-ports.ts';
import { OFFSET_VARIABLE, offsetFrom, portsAt } from '../suite/machine/ports.ts';
import { onStopSignal } from '../suite/machine/stop-signals.ts';
import { type Suite, startSuite } from '../suite/start-suite.ts';
import { emptyStores } from './empty-stores.ts';
import { type LastPassed, madeOfHash, noteLastPassed, readLastPassed } from './last-passed.ts';
import { measureUse } from './machine-use.ts';
import { logOf, QUERY_LOG, runSuite, TEST_DIR } from './run-suite.ts';
import { type Lane, SUITE_NAMES, type SuiteName, suiteOf, TURNS } from './suites.ts';
import { type NotRun, summaryLines } from './summary-lines.ts';
import { parseTestArguments, type TestArguments } from './test-arguments.ts';
import { crashed, type SuiteResult, totalLine } from './test-summary.ts';

/** Where our Storage rules runtime writes what the rules came out as. */
const STORAGE_COVERAGE = join(TEST_DIR, 'storage-rules-coverage.json');

const needsEmulators = (name: SuiteName) => suiteOf(name).needsEmulators !== undefined;
const needsStoresAlone = (names: readonly SuiteName[]) =>
  !names.some((name) => suiteOf(name).needsEmulators === 'all');

/** How a suite went and how long it took. */
interface SuiteRun {
  result: SuiteResult;
  ms: number;
  /** Which share of the cores' time was used meanwhile, by what runs beside it, too. */
  used: number;
}

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
    FIRESTORE_QUERY_LOG: QUERY_LOG,
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
): Promise<SuiteRun> {
  const since = Date.now();
  const usedSince = measureUse();
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
  return { result, ms: Date.now() - since, used: usedSince() };
}

/** Starts the local suite; null when it does not start, which was said. */
async function tryToStartSuite(
  { official, suites, shake }: TestArguments,
  progress: Progress,
): Promise<Suite | null> {
  try {
    await mkdir(TEST_DIR, { recursive: true });
    return await startSuite({
      root: ROOT,
      offset: offsetFrom(process.env),
      official,
      storesAlone: needsStoresAlone(suites),
      progress,
      shaker: shake === undefined ? undefined : new Shaker(shake),
      environment: { STORAGE_RULES_COVERAGE: STORAGE_COVERAGE, FIRESTORE_QUERY_LOG: QUERY_LOG },
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
): Promise<SuiteRun[]> {
  const lanes = turn.map(async (lane) => {
    const results: SuiteRun[] = [];
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
): Promise<SuiteRun[]> {
  if (suite === null)
    return turns.flat(2).map((name) => {
      return { result: crashed(name, 'the local suite did not start'), ms: 0, used: 0 };
    });
  try {
    const env = await testEnvironment(suite, offsetFrom(process.env), args);
    const results: SuiteRun[] = [];
    for (const turn of turns) {
      await emptyStores(suite.ports, { storesAlone: needsStoresAlone(args.suites) });
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
): Promise<SuiteRun[]> {
  const against = turns.filter((turn) => turn.flat().some(needsEmulators));
  const before = turns.filter((turn) => !against.includes(turn));
  const start = against.length === 0 ? null : () => tryToStartSuite(args, progress);
  const run = (name: SuiteName) => runSuite(name, process.env, args);
  const results: SuiteRun[] = [];
  let suite = before.length === 0 ? start?.() : undefined;
  for (const turn of before) {
    const isLast = turn === before.at(-1);
    if (isLast) suite = start?.();
    results.push(...(await runTurn(turn, run, progress)));
  }
  if (suite) results.push(...(await runAgainst(await suite, against, args, progress)));
  return results;
}

/** What the suites that may be left out are made of now. */
async function madeOfNow(names: readonly SuiteName[]): Promise<LastPassed> {
  const hashes = names.map(async (name): Promise<[string, string][]> => {
    const { madeOf } = suiteOf(name);
    return madeOf ? [[name, await madeOfHash(ROOT, madeOf)]] : [];
  });
  return Object.fromEntries((await Promise.all(hashes)).flat());
}

/** Notes of the suites that passed as a whole what they are made of, unless that changed while they ran. */
async function notePassed(runs: readonly SuiteRun[], before: LastPassed): Promise<void> {
  const passed = runs.filter(({ result }) => result.failed === 0).map(({ result }) => result.suite);
  const now = await madeOfNow(SUITE_NAMES.filter((name) => passed.includes(name)));
  const noted = Object.entries(now).filter(([name, hash]) => before[name] === hash);
  const known = await readLastPassed(ROOT);
  if (noted.some(([name, hash]) => known[name] !== hash))
    await noteLastPassed(ROOT, Object.fromEntries(noted));
}

/** What of `npm test` this run leaves out, and why; `unchanged` suites were asked for all the same. */
function notRunOf({ suites, official, files }: TestArguments, unchanged: readonly SuiteName[]): NotRun[] {
  const unasked = SUITE_NAMES.filter((name) => !suites.includes(name) && !unchanged.includes(name));
  const own = official ? suites.flatMap((name) => suiteOf(name).ownProjects ?? []) : [];
  return [
    { what: unchanged, why: 'nothing they are made of has changed since they last passed; --all runs them' },
    { what: unasked, why: 'not asked for' },
    { what: own, why: 'needs the emulators of this repository' },
    { what: files.length === 0 ? [] : suites, why: `but for files with ${files.join(' or ')} in their path` },
  ].filter(({ what }) => what.length > 0);
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
  const since = Date.now();
  const usedSince = measureUse();
  let asked: TestArguments;
  try {
    asked = parseTestArguments(argv);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  const made = await madeOfNow(asked.suites);
  const lastPassed = asked.leavesOutUnchanged ? await readLastPassed(ROOT) : {};
  const unchanged = asked.suites.filter(
    (name) => made[name] !== undefined && made[name] === lastPassed[name],
  );
  const args = { ...asked, suites: asked.suites.filter((name) => !unchanged.includes(name)) };
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
  const runs = await runTurns(turns, args, progress);
  // What is checked out for this run alone is thrown away.
  if (args.files.length === 0 && process.env.CI === undefined) await notePassed(runs, made);

  progress.say('');
  if (args.shake !== undefined) progress.say(`Shaken by the seed ${args.shake}.`);
  const notRun = notRunOf(args, unchanged);
  const summary = { root: ROOT, suites: runs, notRun, ms: Date.now() - since, used: usedSince() };
  for (const line of summaryLines(summary)) progress.say(line);
  progress.say(totalLine(runs.map(({ result }) => result)));
  return runs.some(({ result }) => result.failed > 0) ? 1 : 0;
}
