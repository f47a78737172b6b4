import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { CommandFailed, run } from '@thriftline/run/child-group';
import { ROOT } from '@thriftline/run/root';
import { type SuiteName, suiteOf } from './suites.ts';
import type { TestArguments } from './test-arguments.ts';
import {
  crashed,
  type PlaywrightReport,
  type SuiteResult,
  summarizePlaywright,
  summarizeVitest,
  type VitestReport,
} from './test-summary.ts';

/** Reports and logs of the last test run. */
export const TEST_DIR = join(ROOT, '.local/test');

/** Where the Firestore emulator of the suite with this offset writes each kind of query that the last run asked. */
export const queryLogAt = (offset: number): string => join(TEST_DIR, `queries-${offset}.jsonl`);

/** Started without npx, which takes a third of a second of a core. */
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = join(ROOT, 'node_modules/playwright/cli.js');

/** Set where all rules tests have to ask the emulator over the wire (vitest.config.ts). */
const OVER_THE_WIRE = 'RULES_OVER_THE_WIRE';

/** Of a suite that yields: a third of what others get, where all want a core. */
const YIELDING_PRIORITY = 5;

/** Runs a program with its output kept in a log as it comes, for whoever looks on or ends it; gives the exit code. */
async function runLogged(
  suite: SuiteName,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  await mkdir(TEST_DIR, { recursive: true });
  const log = createWriteStream(join(TEST_DIR, `${suite}.log`));
  try {
    const plain = { ...env, NO_COLOR: '1', FORCE_COLOR: undefined };
    const onOutput = (text: string) => void log.write(text);
    const priority = suiteOf(suite).yields ? { priority: YIELDING_PRIORITY } : {};
    await run(command, args, { cwd: ROOT, env: plain, onOutput, ...priority });
    return 0;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return 1;
  } finally {
    log.end();
    await finished(log);
  }
}

/** The end of what a suite printed. */
export async function logOf(suite: string, length: number): Promise<string> {
  const log = await readFile(join(TEST_DIR, `${suite}.log`), 'utf8').catch(() => '');
  return log.slice(-length);
}

/** A check that passes or fails as a whole, such as the type check. */
async function runCheck(suite: SuiteName, script: string): Promise<SuiteResult> {
  const args = ['run', script, '--silent'];
  const code = await runLogged(suite, 'npm', args, process.env);
  return code === 0
    ? { suite, passed: 1, failed: 0, problems: [], files: [], secondTries: [] }
    : crashed(suite, `npm ${args.join(' ')} failed`);
}

async function withReport<R>(
  suite: SuiteName,
  runTool: (report: string) => Promise<number>,
  summarize: (suite: string, report: R, exitCode: number) => SuiteResult,
): Promise<SuiteResult> {
  const file = join(TEST_DIR, `${suite}.json`);
  await rm(file, { force: true });
  const exitCode = await runTool(file);
  let report: R;
  try {
    report = JSON.parse(await readFile(file, 'utf8')) as R;
  } catch {
    return crashed(suite, 'no report was written');
  }
  return summarize(suite, report, exitCode);
}

/** What of a suite runs: `official` emulators serve not every project, and `files` narrow it. */
export interface Narrowed extends Pick<TestArguments, 'official' | 'files'> {
  /** The commit since which something of a test has changed, in a suite that looks at that. */
  changedSince?: string | undefined;
}

/** Runs projects of vitest.config.ts. */
function runVitest(
  suite: SuiteName,
  env: NodeJS.ProcessEnv,
  projects: readonly string[],
  { files, changedSince }: Pick<Narrowed, 'files' | 'changedSince'>,
): Promise<SuiteResult> {
  const mayBeEmpty = changedSince !== undefined;
  return withReport<VitestReport>(
    suite,
    (report) =>
      runLogged(
        suite,
        process.execPath,
        [
          VITEST,
          'run',
          ...files,
          ...projects.flatMap((project) => ['--project', project]),
          ...(mayBeEmpty ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        env,
      ),
    (name, report: VitestReport, exitCode) => summarizeVitest(name, report, exitCode, { mayBeEmpty }),
  );
}

/** Runs the browser journeys. */
function runJourneys(
  suite: SuiteName,
  env: NodeJS.ProcessEnv,
  files: readonly string[],
): Promise<SuiteResult> {
  return withReport<PlaywrightReport>(
    suite,
    (report) =>
      runLogged(
        suite,
        process.execPath,
        [PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts', ...files],
        {
          ...env,
          THRIFTLINE_JOURNEYS_REPORT: report,
        },
      ),
    summarizePlaywright,
  );
}

/** What a suite says that it could not try on this machine, and how it could. */
async function leftOut(suite: string): Promise<string[]> {
  const log = await logOf(suite, Number.POSITIVE_INFINITY);
  return [...new Set(log.match(/^Not run in .*$/gm) ?? [])];
}

/** Runs a suite in the given environment and gives how it went. */
export async function runSuite(
  name: SuiteName,
  env: NodeJS.ProcessEnv,
  { official, files, changedSince }: Narrowed,
): Promise<SuiteResult> {
  const { run: how, ownProjects = [], quickTriesChanged } = suiteOf(name);
  if (how === 'journeys') return runJourneys(name, env, files);
  if ('script' in how) return runCheck(name, how.script);
  const narrowed = changedSince === undefined ? undefined : quickTriesChanged;
  const projects = [...(narrowed?.of ?? how.projects), ...(official ? [] : ownProjects)];
  const result = await runVitest(name, official ? { ...env, [OVER_THE_WIRE]: '1' } : env, projects, {
    files,
    changedSince: narrowed && changedSince,
  });
  return { ...result, problems: [...result.problems, ...(await leftOut(name))] };
}
