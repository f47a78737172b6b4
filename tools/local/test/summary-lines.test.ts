import { describe, expect, it } from 'vitest';
import { summaryLines } from './summary-lines.ts';
import type { SuiteResult } from './test-summary.ts';

const aResult = (overrides: Partial<SuiteResult> = {}): SuiteResult => ({
  suite: 'api',
  passed: 3,
  failed: 0,
  problems: [],
  files: [],
  secondTries: [],
  ...overrides,
});
const aRun = {
  root: '/shop',
  suites: [{ result: aResult(), ms: 83_400, used: 0.924 }],
  notRun: [],
  ms: 95_000,
  used: 0.871,
};

describe('summaryLines', () => {
  it('says what each suite and the whole took, and how busy the cores were', () => {
    const lines = summaryLines({
      ...aRun,
      suites: [...aRun.suites, { result: aResult({ suite: 'journeys' }), ms: 9_240, used: 1 }],
    });
    expect(lines).toContain('  api         1 min 23 s   92 %  3 passed, 0 failed');
    expect(lines).toContain('  journeys         9.2 s  100 %  3 passed, 0 failed');
    expect(lines).toContain(
      '  1 min 35 s in all; the cores were busy 87 % of it, and while each suite ran as its line says',
    );
  });

  it('names the ten files that took longest, of all suites, each once', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      file: `/shop/e2e/${index}.test.ts`,
      ms: index * 1_000,
    }));
    const again = { file: '/shop/e2e/1.test.ts', ms: 60_000 };
    const lines = summaryLines({
      ...aRun,
      suites: [{ result: aResult({ files: [...files, again] }), ms: 1, used: 0 }],
    });
    const start = lines.indexOf('The slowest 10 of 12 files:') + 1;
    expect(lines.slice(start, start + 3)).toEqual([
      '    1 min 01 s  e2e/1.test.ts',
      '          11 s  e2e/11.test.ts',
      '          10 s  e2e/10.test.ts',
    ]);
    expect(lines.slice(start, lines.indexOf('', start))).toHaveLength(10);
  });

  it('says what was not run, and why', () => {
    expect(summaryLines(aRun)).toContain('Everything was run.');
    const notRun = [{ what: ['emulators', 'packages'], why: 'unchanged' }];
    expect(summaryLines({ ...aRun, notRun })).toContain('Not run: emulators, packages (unchanged)');
  });

  it('names the tests that needed a second try', () => {
    expect(summaryLines(aRun)).toContain('No test needed a second try.');
    const secondTries = ['buys.test.ts:7 a buyer buys'];
    const lines = summaryLines({ ...aRun, suites: [{ result: aResult({ secondTries }), ms: 1, used: 0 }] });
    expect(lines).toContain('1 of 3 tests needed a second try:');
    expect(lines).toContain('  buys.test.ts:7 a buyer buys');
  });
});
