import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aRequest } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules } from '../testing/rules.ts';
import { Coverage } from './coverage.ts';
import { coverageSummary, printGap } from './coverage-gaps.ts';
import { mergeCoverage } from './coverage-merge.ts';
import { coverageReport } from './coverage-report.ts';

const ruleset = firestoreRules(`match /a/{id} {
  allow get: if id == '1' || math.abs(int(id)) > 5
    || {}.x == 2;
  allow list: if true;
}`);

/** What getting these documents shows of the rules. */
function seen(...ids: string[]) {
  const coverage = new Coverage();
  for (const id of ids) decide(ruleset, aRequest(`a/${id}`), NO_DOCUMENTS, { coverage });
  return coverageReport(ruleset, coverage);
}

const gapsOf = (...ids: string[]) => coverageSummary(seen(...ids)).gaps.map(printGap);

describe('what was never seen of rules', () => {
  it('is everything before any request, each condition named once', () => {
    expect(gapsOf()).toEqual([
      "test.rules:5:17 never had a value: id == '1' || math.abs(int(id)) > 5 || {}.x == 2",
      'test.rules:7:18 never had a value: true',
    ]);
  });

  it('is the outcome a condition did not have, and what only failed', () => {
    expect(gapsOf('1', '2')).toEqual([
      "test.rules:5:17 never was false: id == '1' || math.abs(int(id)) > 5 || {}.x == 2",
      'test.rules:5:30 never was true: math.abs(int(id)) > 5',
      'test.rules:6:8 never had a value: {}.x == 2',
      'test.rules:7:18 never had a value: true',
    ]);
  });

  it('counts neither literals nor the names of namespaces as conditions', () => {
    const { conditions, gaps } = coverageSummary(seen('1', '2', '9'));
    expect(conditions).toBe(4);
    expect(gaps.map(({ expression }) => expression)).not.toContain('math');
  });

  it('is less when several runs are put together', () => {
    const both = mergeCoverage([seen('1'), seen('2', '2')]);
    expect(both).toEqual(mergeCoverage([seen('1', '2', '2')]));
    expect(coverageSummary(both).gaps).toEqual(coverageSummary(seen('1', '2')).gaps);
  });

  it('cannot be said of nothing, or of two different texts', () => {
    expect(() => mergeCoverage([])).toThrow('no test has left any');
    const other = firestoreRules('match /b/{id} { allow get; }');
    expect(() => mergeCoverage([seen(), coverageReport(other, new Coverage())])).toThrow('different rules');
  });
});
