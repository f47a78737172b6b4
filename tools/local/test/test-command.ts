import { endAllGroups } from '@thriftline/run/child-group';
import { createProgress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { ensureChromium } from '../suite/machine/chromium.ts';
import { assertFree, PortUnusable } from '../suite/machine/free-ports.ts';
import { APART_OFFSET, offsetFrom, portsAt } from '../suite/machine/ports.ts';
import { onStopSignal } from '../suite/machine/stop-signals.ts';
import { type LastPassed, madeOfHash, noteLastPassed, readLastPassed } from './last-passed.ts';
import { measureUse } from './machine-use.ts';
import { runTurns, type SuiteRun } from './run-turns.ts';
import { isApart, needsEmulators, SUITE_NAMES, type SuiteName, suiteOf, TURNS } from './suites.ts';
import { type NotRun, summaryLines } from './summary-lines.ts';
import { parseTestArguments, type TestArguments } from './test-arguments.ts';
import { crashed, totalLine } from './test-summary.ts';

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
  const turns = TURNS.map((turn) =>
    turn.map((lane) => lane.filter((name) => args.suites.includes(name))).filter((lane) => lane.length > 0),
  ).filter((turn) => turn.length > 0);
  try {
    // Said before minutes of other tests, not after them.
    const offset = offsetFrom(process.env);
    for (const used of [
      ...(args.suites.some(needsEmulators) ? [offset] : []),
      ...(turns.some((turn) => turn.some((lane) => isApart(lane, turn))) ? [offset + APART_OFFSET] : []),
    ])
      await assertFree(portsAt(used), ['hosting', 'firestore', 'auth', 'hub']);
  } catch (error) {
    if (!(error instanceof PortUnusable)) throw error;
    progress.say(error.message);
    progress.say(totalLine(args.suites.map((name) => crashed(name, 'a port cannot be used'))));
    return 1;
  }
  if (args.suites.some((name) => suiteOf(name).opensChromium)) {
    process.env.CHROMIUM_PATH = await ensureChromium(progress);
  }
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
