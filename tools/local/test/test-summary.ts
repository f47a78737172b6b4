import { stripVTControlCharacters } from 'node:util';

/** How one suite went. Everything that kept tests from passing counts as failed. */
export interface SuiteResult {
  suite: string;
  passed: number;
  failed: number;
  /** What went wrong beyond failed tests, for a person. */
  problems: string[];
  /** How long the tests of each file took; empty for a check without files. */
  files: FileTime[];
  /** The tests that passed only at their second try. */
  secondTries: string[];
}

/** How long the tests of a file took, one after the other. */
export interface FileTime {
  file: string;
  ms: number;
}

/** The parts of vitest's JSON report that count. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    /** Milliseconds since 1970, from its first test to its last. */
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      fullName?: string;
      title: string;
      failureMessages?: string[];
    }[];
  }[];
}

/** A file or a group of tests in Playwright's JSON report. */
export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      status: string;
      results: { duration: number; errors?: { message?: string; stack?: string }[] }[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report that count. */
export interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
}

/** Enough of a failure to see its cause without the log. */
const LONGEST_FAILURE = 2_000;

function failureText(where: string, messages: readonly string[]): string {
  const text = stripVTControlCharacters(messages.join('\n')).trim();
  return text === '' ? where : `${where}\n${text.slice(0, LONGEST_FAILURE)}`;
}

/** A problem of the run as a whole: counts as one failed test, so that it cannot go unnoticed. */
function withRunProblems(result: SuiteResult, exitCode: number, mayBeEmpty = false): SuiteResult {
  const { passed, failed, problems } = result;
  if (passed + failed === 0 && !mayBeEmpty)
    return { ...result, failed: 1, problems: [...problems, 'no tests were found'] };
  if (exitCode !== 0 && failed === 0) {
    return { ...result, failed: 1, problems: [...problems, `the run ended with exit code ${exitCode}`] };
  }
  return result;
}

/** Of so many tests one may need a second try: a machine at its limits is one cause of that, a race in the product another. */
const TESTS_PER_SECOND_TRY = 100;

/** What is said where more of a suite's tests needed a second try than may; nothing else. */
function tooManySecondTries(needed: number, total: number, what: string): string[] {
  if (needed <= Math.ceil(total / TESTS_PER_SECOND_TRY)) return [];
  return [`${needed} of ${total} ${what} needed a second try: at most one in ${TESTS_PER_SECOND_TRY} may`];
}

const atSecondTry = (where: string) => `${where} (passed at the second try)`;

/**
 * Counts a vitest run. Skipped tests, files that do not load and a run that found nothing count as failed. A test that passed only at
 * its second try has passed, and is named with what the first one met; more of them than one in a hundred fail the run. A run that was
 * told to look for what has changed `mayBeEmpty`.
 */
export function summarizeVitest(
  suite: string,
  report: VitestReport,
  exitCode: number,
  { mayBeEmpty = false } = {},
): SuiteResult {
  const problems: string[] = [];
  const secondTries: string[] = [];
  let brokenFiles = 0;
  for (const file of report.testResults) {
    const failures = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { status, fullName, title, failureMessages = [] } of file.assertionResults) {
      // What a first try met is still told of a test that has passed.
      if (status !== 'passed' || failureMessages.length === 0) continue;
      const name = `${file.name}: ${fullName ?? title}`;
      secondTries.push(name);
      problems.push(failureText(atSecondTry(name), failureMessages));
    }
    for (const { fullName, title, failureMessages } of failures) {
      problems.push(failureText(`${file.name}: ${fullName ?? title}`, failureMessages ?? []));
    }
    if (file.status === 'failed' && failures.length === 0) {
      brokenFiles += 1;
      problems.push(`${file.name} did not run: ${file.message ?? 'no reason given'}`);
    }
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) problems.push(`${skipped} skipped`);
  const tooMany = tooManySecondTries(
    secondTries.length,
    report.numPassedTests + report.numFailedTests,
    'tests',
  );
  problems.push(...tooMany);
  const failed = report.numFailedTests + brokenFiles + skipped + tooMany.length;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    ms: endTime - startTime,
  }));
  const result = { suite, passed: report.numPassedTests, failed, problems, files, secondTries };
  return withRunProblems(result, exitCode, mayBeEmpty);
}

/** A journey of Playwright's report. */
interface Journey {
  file: string;
  /** File, line and title. */
  name: string;
  status: string;
  ms: number;
  /** What its first try met. */
  errors: string[];
}

/** All journeys, in the order of the report. */
function journeysOf(suites: readonly PlaywrightSuite[]): Journey[] {
  return suites.flatMap(({ suites: groups = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        name: `${file}:${line} ${title}`,
        status,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        errors: results[0]?.errors?.map(({ message, stack }) => stack ?? message ?? 'no message') ?? [],
      })),
    ),
    ...journeysOf(groups),
  ]);
}

/**
 * Counts a Playwright run in the same way. A journey that passed only at its second try has passed, and is named with
 * what the first one met; more of them than one in a hundred fail the run.
 */
export function summarizePlaywright(suite: string, report: PlaywrightReport, exitCode: number): SuiteResult {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const journeys = journeysOf(report.suites ?? []);
  const problems = report.errors.map(({ message }) => message ?? 'an error without a message');
  for (const { name, status, errors } of journeys) {
    if (status === 'unexpected') problems.push(failureText(name, errors));
    if (status === 'flaky') problems.push(failureText(atSecondTry(name), errors));
  }
  if (skipped > 0) problems.push(`${skipped} skipped`);
  const secondTries = journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const total = expected + unexpected + flaky;
  const tooMany = tooManySecondTries(secondTries.length, total, 'journeys');
  problems.push(...tooMany);
  const failed = unexpected + skipped + report.errors.length + tooMany.length;
  const files = journeys.map(({ file, ms }) => ({ file: `${report.config.rootDir}/${file}`, ms }));
  return withRunProblems({ suite, passed: expected + flaky, failed, problems, files, secondTries }, exitCode);
}

/** A suite that did not get as far as a report. */
export function crashed(suite: string, problem: string): SuiteResult {
  return { suite, passed: 0, failed: 1, problems: [problem], files: [], secondTries: [] };
}

/** The one line the run ends with. */
export function totalLine(results: readonly SuiteResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
