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
  test: JourneyTest = { status: 'expected', results: [{ errors: [] }] },
): PlaywrightReport {
  const specs = [{ title: 'a buyer buys', file: 'buys.test.ts', line: 7, tests: [test] }];
  return {
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
    });
  });

  it('names failed tests', () => {
    const report = aVitestReport({
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [{ status: 'failed', title: 'is wrong', failureMessages: ['1 is not 2'] }],
        },
      ],
    });
    expect(summarizeVitest('unit', report, 1)).toMatchObject({
      failed: 1,
      problems: ['a.test.ts: is wrong\n1 is not 2'],
    });
  });

  it('a file that does not load counts as failed, with its reason', () => {
    const report = aVitestReport({
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
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

  it('a journey that passed at its second try counts as passed, and tells what the first met', () => {
    const report = aPlaywrightReport({ flaky: 1 }, [], {
      status: 'flaky',
      results: [{ errors: [{ message: '\u001b[31mtoo slow\u001b[39m' }] }, { errors: [] }],
    });
    expect(summarizePlaywright('journeys', report, 0)).toEqual({
      suite: 'journeys',
      passed: 3,
      failed: 0,
      problems: ['buys.test.ts:7 a buyer buys (passed at the second try)\ntoo slow'],
    });
  });

  it('names failed journeys with their errors', () => {
    const report = aPlaywrightReport({ unexpected: 1 }, [], {
      status: 'unexpected',
      results: [{ errors: [{ stack: 'Error: no button\n    at buys.test.ts:9' }] }],
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
