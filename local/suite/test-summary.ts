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
    assertionResults: { status: string; fullName?: string; title: string }[];
  }[];
}

/** The parts of Playwright's JSON report that count. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
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
    for (const { fullName, title } of failures) problems.push(`${file.name}: ${fullName ?? title}`);
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

/** Counts a Playwright run in the same way. A test that passed only at a second try counts as failed. */
export function summarizePlaywright(suite: string, report: PlaywrightReport, exitCode: number): SuiteResult {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const problems = report.errors.map(({ message }) => message ?? 'an error without a message');
  if (skipped > 0) problems.push(`${skipped} skipped`);
  const failed = unexpected + flaky + skipped + report.errors.length;
  return withRunProblems({ suite, passed: expected, failed, problems }, exitCode);
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
