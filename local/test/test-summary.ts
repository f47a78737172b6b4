import { stripVTControlCharacters } from 'node:util';

/** How one suite went. Everything that kept tests from passing counts as failed. */
export interface SuiteResult {
  suite: string;
  passed: number;
  failed: number;
  /** What went wrong beyond failed tests, for a person. */
  problems: string[];
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
    tests: { status: string; results: { errors?: { message?: string; stack?: string }[] }[] }[];
  }[];
}

/** The parts of Playwright's JSON report that count. */
export interface PlaywrightReport {
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
function withRunProblems(result: SuiteResult, exitCode: number): SuiteResult {
  const { passed, failed, problems } = result;
  if (passed + failed === 0) return { ...result, failed: 1, problems: [...problems, 'no tests were found'] };
  if (exitCode !== 0 && failed === 0) {
    return { ...result, failed: 1, problems: [...problems, `the run ended with exit code ${exitCode}`] };
  }
  return result;
}

/** Counts a vitest run. Skipped tests, files that do not load and a run that found nothing count as failed. */
export function summarizeVitest(suite: string, report: VitestReport, exitCode: number): SuiteResult {
  const problems: string[] = [];
  let brokenFiles = 0;
  for (const file of report.testResults) {
    const failures = file.assertionResults.filter(({ status }) => status === 'failed');
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
  const failed = report.numFailedTests + brokenFiles + skipped;
  return withRunProblems({ suite, passed: report.numPassedTests, failed, problems }, exitCode);
}

/** What kept each journey from passing at its first try, in the order of the report. */
function journeyFailures(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ suites: groups = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          failureText(
            `${file}:${line} ${title}${status === 'flaky' ? ' (passed at the second try)' : ''}`,
            results[0]?.errors?.map(({ message, stack }) => stack ?? message ?? 'no message') ?? [],
          ),
        ),
    ),
    ...journeyFailures(groups),
  ]);
}

/**
 * Counts a Playwright run in the same way. A journey that passed only at its second try has passed, and is named with
 * what the first one met: a machine at its limits is one cause of that, a race in the product another.
 */
export function summarizePlaywright(suite: string, report: PlaywrightReport, exitCode: number): SuiteResult {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const problems = report.errors.map(({ message }) => message ?? 'an error without a message');
  problems.push(...journeyFailures(report.suites ?? []));
  if (skipped > 0) problems.push(`${skipped} skipped`);
  const failed = unexpected + skipped + report.errors.length;
  return withRunProblems({ suite, passed: expected + flaky, failed, problems }, exitCode);
}

/** A suite that did not get as far as a report. */
export function crashed(suite: string, problem: string): SuiteResult {
  return { suite, passed: 0, failed: 1, problems: [problem] };
}

/** The one line the run ends with. */
export function totalLine(results: readonly SuiteResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
