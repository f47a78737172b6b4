import { endAllGroups } from '@thriftline/run/child-group';
import { createProgress, type Progress, secondsSince } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { ensureChromium } from '../suite/machine/chromium.ts';
import { assertFree, PortUnusable } from '../suite/machine/free-ports.ts';
import { offsetFrom, portsAt } from '../suite/machine/ports.ts';
import { onStopSignal } from '../suite/machine/stop-signals.ts';
import { emptyStores } from './empty-stores.ts';
import { type LastPassed, madeOfHash, noteLastPassed, readLastPassed } from './last-passed.ts';
import { measureUse } from './machine-use.ts';
import { cleanCommit, hasChanged, notePassedCommit, passedCommit } from './passed-commit.ts';
import { logOf, type Narrowed, runSuite } from './run-suite.ts';
import { type Lane, projectsOf, SUITE_NAMES, type SuiteName, suiteOf, TURNS } from './suites.ts';
import { type NotRun, summaryLines } from './summary-lines.ts';
import { parseTestArguments, type TestArguments } from './test-arguments.ts';
import { crashed, type SuiteResult, totalLine } from './test-summary.ts';
import { needsEmulators, offsetsOf, startWorlds, type World, type Worlds } from './worlds.ts';

/** How a suite went and how long it took. */
interface SuiteRun {
  result: SuiteResult;
  ms: number;
  /** Which share of the cores' time was used meanwhile, by what runs beside it, too. */
  used: number;
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

/** Whether several lanes of a turn run against the local suite of this one. */
function isShared(name: SuiteName, turn: Turn, worlds: Worlds): boolean {
  const world = worlds.of(name);
  const meets = (lane: Lane) => lane.some((other) => needsEmulators(other) && worlds.of(other) === world);
  return turn.filter(meets).length > 1;
}

/** Runs turn after turn against the local suites, each of which is empty as a turn begins. */
async function runAgainst(
  worlds: Worlds,
  turns: readonly Turn[],
  args: TestArguments & Narrowed,
  progress: Progress,
): Promise<SuiteRun[]> {
  try {
    const results: SuiteRun[] = [];
    for (const turn of turns) {
      const emptied = new Map<World, Promise<void>>();
      const run = async (name: SuiteName): Promise<SuiteResult> => {
        // What stands by itself is told nothing of the suite beside it.
        if (!needsEmulators(name)) return runSuite(name, process.env, args);
        const world = await worlds.of(name);
        if (world === null) return crashed(name, 'the local suite did not start');
        // A lane that has it to itself finds it empty for each of its suites.
        const asItIs = suiteOf(name).findsWhatWasLeft ?? false;
        if (!asItIs && (!isShared(name, turn, worlds) || !emptied.has(world)))
          emptied.set(world, emptyStores(world.suite.ports, world));
        await emptied.get(world);
        return runSuite(name, world.env, args);
      };
      results.push(...(await runTurn(turn, run, progress)));
    }
    return results;
  } finally {
    await worlds.stop();
  }
}

/** Runs all turns. The local suites start beside the last one that does without them. */
async function runTurns(
  turns: readonly Turn[],
  args: TestArguments & Narrowed,
  progress: Progress,
): Promise<SuiteRun[]> {
  const against = turns.filter((turn) => turn.flat().some(needsEmulators));
  const before = turns.filter((turn) => !against.includes(turn));
  const start = () =>
    against.length === 0 ? undefined : startWorlds(args, offsetFrom(process.env), progress);
  const run = (name: SuiteName) => runSuite(name, process.env, args);
  const results: SuiteRun[] = [];
  let worlds = before.length === 0 ? start() : undefined;
  for (const turn of before) {
    if (turn === before.at(-1)) worlds = start();
    results.push(...(await runTurn(turn, run, progress)));
  }
  if (worlds) results.push(...(await runAgainst(worlds, against, args, progress)));
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

/** The suites of a quick run that nothing changed since a commit can break, as all that is quick passed there. */
async function untouchedSince(
  commit: string | undefined,
  suites: readonly SuiteName[],
): Promise<readonly SuiteName[]> {
  if (commit === undefined) return [];
  const touched = suites.map(async (name) => {
    const { quickMadeOf } = suiteOf(name);
    return quickMadeOf === undefined || (await hasChanged(ROOT, commit, quickMadeOf));
  });
  const isTouched = await Promise.all(touched);
  return suites.filter((_, index) => !isTouched[index]);
}

/**
 * Notes the commit that was checked out as the run began, where all that is quick has passed or cannot fail, and nothing has changed
 * meanwhile.
 */
async function noteCommit(
  runs: readonly SuiteRun[],
  { untouched, commit }: { untouched: readonly SuiteName[]; commit: string | undefined },
): Promise<void> {
  const passed = [...untouched, ...runs.map(({ result }) => result.suite)];
  const quick = SUITE_NAMES.filter((name) => suiteOf(name).quick);
  if (commit === undefined || !quick.every((name) => passed.includes(name))) return;
  if (runs.some(({ result }) => result.failed > 0)) return;
  if ((await cleanCommit(ROOT)) === commit) await notePassedCommit(ROOT, commit);
}

/** What of `npm test` this run leaves out, and why; `unchanged` suites were asked for all the same. */
function notRunOf(
  { suites, official, files, changedSince }: TestArguments & Narrowed,
  { unchanged, untouched }: Record<'unchanged' | 'untouched', readonly SuiteName[]>,
): NotRun[] {
  const leftOut = [...unchanged, ...untouched];
  const run = suites.flatMap(projectsOf);
  const isRunElsewhere = (name: SuiteName) =>
    projectsOf(name).length > 0 && projectsOf(name).every((project) => run.includes(project));
  const since = `since ${changedSince?.slice(0, 8)}, where all passed`;
  const narrowed = changedSince ? suites.filter((name) => suiteOf(name).quickTriesChanged) : [];
  const unasked = SUITE_NAMES.filter(
    (name) => !suites.includes(name) && !leftOut.includes(name) && !isRunElsewhere(name),
  );
  const own = official ? suites.flatMap((name) => suiteOf(name).ownProjects ?? []) : [];
  return [
    { what: unchanged, why: 'nothing they are made of has changed since they last passed; --all runs them' },
    { what: unasked, why: 'not asked for' },
    { what: own, why: 'needs the emulators of this repository' },
    { what: narrowed, why: `but for tests of what has changed ${since}; npm test runs them` },
    { what: untouched, why: `nothing they are made of has changed ${since}; npm test runs them` },
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
  const commit = await cleanCommit(ROOT);
  const changedSince = asked.quick ? await passedCommit(ROOT) : undefined;
  const unnamed = asked.suites.filter((name) => !asked.named.includes(name));
  const untouched = await untouchedSince(changedSince, unnamed);
  const suites = SUITE_NAMES.filter((name) => {
    if (unchanged.includes(name) || untouched.includes(name)) return false;
    const isBeside = asked.suites.some((other) => suiteOf(other).quickTriesChanged?.beside === name);
    return asked.suites.includes(name) || (changedSince !== undefined && isBeside);
  });
  const args = { ...asked, suites, changedSince };
  try {
    if (args.suites.some(needsEmulators)) {
      // Said before minutes of other tests, not after them.
      for (const offset of new Set(offsetsOf(args.suites, offsetFrom(process.env))))
        await assertFree(portsAt(offset), ['hosting', 'firestore', 'auth', 'hub']);
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
  if (args.files.length === 0 && process.env.CI === undefined) {
    await notePassed(runs, made);
    await noteCommit(runs, { untouched, commit });
  }

  progress.say('');
  if (args.shake !== undefined) progress.say(`Shaken by the seed ${args.shake}.`);
  const notRun = notRunOf(args, { unchanged, untouched });
  const summary = { root: ROOT, suites: runs, notRun, ms: Date.now() - since, used: usedSince() };
  for (const line of summaryLines(summary)) progress.say(line);
  progress.say(totalLine(runs.map(({ result }) => result)));
  return runs.some(({ result }) => result.failed > 0) ? 1 : 0;
}
