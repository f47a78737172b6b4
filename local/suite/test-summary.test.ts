import { describe, expect, it } from 'vitest';
import {
  crashed,
  type PlaywrightReport,
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

function aPlaywrightReport(
  stats: Partial<PlaywrightReport['stats']> = {},
  errors: { message?: string }[] = [],
) {
  return { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors };
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
        { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', title: 'is wrong' }] },
      ],
    });
    expect(summarizeVitest('unit', report, 1)).toMatchObject({
      failed: 1,
      problems: ['a.test.ts: is wrong'],
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
  it('unexpected, flaky and skipped journeys count as failed', () => {
    const report = aPlaywrightReport({ unexpected: 1, flaky: 1, skipped: 1 });
    expect(summarizePlaywright('journeys', report, 1)).toMatchObject({ passed: 2, failed: 3 });
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
