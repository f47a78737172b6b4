import { describe, expect, it } from 'vitest';
import {
  crashed,
  type PlaywrightReport,
  type PlaywrightSuite,
  summarizePlaywright,
  summarizeVitest,
  totalLine,
  type VitestReport,
} from './test-summary.ts';

function aVitestReport(overrides: Partial<VitestReport> = {}): VitestReport {
  return {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...overrides,
  };
}

type JourneyTest = NonNullable<PlaywrightSuite['specs']>[number]['tests'][number];

function aPlaywrightReport(
  stats: Partial<PlaywrightReport['stats']> = {},
  errors: { message?: string }[] = [],
  test: JourneyTest = { status: 'expected', results: [{ duration: 1_500, errors: [] }] },
): PlaywrightReport {
  const specs = [{ title: 'a buyer buys', file: 'buys.test.ts', line: 7, tests: [test] }];
  return {
    config: { rootDir: '/shop/e2e/journeys' },
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [{ suites: [{ specs }] }],
  };
}

describe('summarizeVitest', () => {
  it('passed tests of a clean run are passed', () => {
    expect(summarizeVitest('unit', aVitestReport(), 0)).toEqual({
      suite: 'unit',
      passed: 3,
      failed: 0,
      problems: [],
      files: [],
      secondTries: [],
    });
  });

  it('tells how long each file took', () => {
    const report = aVitestReport({
      testResults: [
        { name: '/shop/a.test.ts', status: 'passed', startTime: 1_000, endTime: 3_500, assertionResults: [] },
      ],
    });
    expect(summarizeVitest('unit', report, 0).files).toEqual([{ file: '/shop/a.test.ts', ms: 2_500 }]);
  });

  it('names failed tests', () => {
    const report = aVitestReport({
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          startTime: 0,
          endTime: 1,
          assertionResults: [{ status: 'failed', title: 'is wrong', failureMessages: ['1 is not 2'] }],
        },
      ],
    });
    expect(summarizeVitest('unit', report, 1)).toMatchObject({
      failed: 1,
      problems: ['a.test.ts: is wrong\n1 is not 2'],
    });
  });

  /** A run of that many tests, the first ones passed at the second try. */
  function aRunWithSecondTries(needed: number, total: number): VitestReport {
    const tests = Array.from({ length: total }, (_, index) => ({
      status: 'passed',
      title: `test ${index + 1}`,
      failureMessages: index < needed ? ['1 is not 2'] : [],
    }));
    const file = { name: 'a.test.ts', status: 'passed', startTime: 0, endTime: 1, assertionResults: tests };
    return aVitestReport({ numPassedTests: total, testResults: [file] });
  }

  it('a test that passed only at its second try has passed, and is named with what the first met', () => {
    expect(summarizeVitest('browsers', aRunWithSecondTries(1, 20), 0)).toMatchObject({
      passed: 20,
      failed: 0,
      problems: ['a.test.ts: test 1 (passed at the second try)\n1 is not 2'],
      secondTries: ['a.test.ts: test 1'],
    });
  });

  it('more second tries than one in a hundred fail the run', () => {
    const { failed, problems } = summarizeVitest('browsers', aRunWithSecondTries(2, 20), 0);
    expect(failed).toBe(1);
    expect(problems.at(-1)).toBe('2 of 20 tests needed a second try: at most one in 100 may');
    expect(summarizeVitest('browsers', aRunWithSecondTries(2, 101), 0).failed).toBe(0);
  });

  it('a file that does not load counts as failed, with its reason', () => {
    const report = aVitestReport({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: 'no such module',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    });
    expect(summarizeVitest('unit', report, 1)).toMatchObject({
      passed: 3,
      failed: 1,
      problems: ['a.test.ts did not run: no such module'],
    });
  });

  it('skipped and planned tests count as failed', () => {
    const report = aVitestReport({ numPendingTests: 2, numTodoTests: 1 });
    expect(summarizeVitest('unit', report, 0)).toMatchObject({ failed: 3, problems: ['3 skipped'] });
  });

  it('a run without any test counts as failed', () => {
    expect(summarizeVitest('unit', aVitestReport({ numPassedTests: 0 }), 0)).toMatchObject({
      failed: 1,
      problems: ['no tests were found'],
    });
    const none = aVitestReport({ numPassedTests: 0 });
    expect(summarizeVitest('unit', none, 0, { mayBeEmpty: true })).toMatchObject({ failed: 0, problems: [] });
    expect(summarizeVitest('unit', none, 1, { mayBeEmpty: true }).failed).toBe(1);
  });

  it('an error outside the tests counts as failed though each test passed', () => {
    expect(summarizeVitest('unit', aVitestReport(), 1)).toMatchObject({ passed: 3, failed: 1 });
  });
});

describe('summarizePlaywright', () => {
  it('unexpected and skipped journeys count as failed', () => {
    const report = aPlaywrightReport({ unexpected: 1, skipped: 1 });
    expect(summarizePlaywright('journeys', report, 1)).toMatchObject({ passed: 2, failed: 2 });
  });

  const atSecondTry: JourneyTest = {
    status: 'flaky',
    results: [
      { duration: 1_000, errors: [{ message: '\u001b[31mtoo slow\u001b[39m' }] },
      { duration: 500, errors: [] },
    ],
  };

  it('a journey that passed at its second try counts as passed, and tells what the first met', () => {
    expect(summarizePlaywright('journeys', aPlaywrightReport({ flaky: 1 }, [], atSecondTry), 0)).toEqual({
      suite: 'journeys',
      passed: 3,
      failed: 0,
      problems: ['buys.test.ts:7 a buyer buys (passed at the second try)\ntoo slow'],
      files: [{ file: '/shop/e2e/journeys/buys.test.ts', ms: 1_500 }],
      secondTries: ['buys.test.ts:7 a buyer buys'],
    });
  });

  it('second tries of more than one journey in a hundred fail the run', () => {
    const twice = (expected: number) => {
      const report = aPlaywrightReport({ expected, flaky: 2 }, [], atSecondTry);
      return summarizePlaywright(
        'journeys',
        { ...report, suites: [...(report.suites ?? []), ...(report.suites ?? [])] },
        0,
      );
    };
    expect(twice(98)).toMatchObject({ failed: 1, secondTries: { length: 2 } });
    expect(twice(98).problems.at(-1)).toContain('2 of 100 journeys needed a second try');
    expect(twice(99)).toMatchObject({ passed: 101, failed: 0 });
  });

  it('names failed journeys with their errors', () => {
    const report = aPlaywrightReport({ unexpected: 1 }, [], {
      status: 'unexpected',
      results: [{ duration: 1, errors: [{ stack: 'Error: no button\n    at buys.test.ts:9' }] }],
    });
    expect(summarizePlaywright('journeys', report, 1).problems).toEqual([
      'buys.test.ts:7 a buyer buys\nError: no button\n    at buys.test.ts:9',
    ]);
  });

  it('an error outside the journeys counts as failed', () => {
    const report = aPlaywrightReport({}, [{ message: 'no browser' }]);
    expect(summarizePlaywright('journeys', report, 1)).toMatchObject({ failed: 1, problems: ['no browser'] });
  });
});

describe('totalLine', () => {
  it('sums all suites, crashed ones too', () => {
    const results = [summarizeVitest('unit', aVitestReport(), 0), crashed('journeys', 'no browser')];
    expect(totalLine(results)).toBe('3 passed, 1 failed');
  });
});
