import { expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aRequest } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules } from '../testing/rules.ts';
import { Coverage } from './coverage.ts';
import { coverageLcov } from './coverage-lcov.ts';
import { coverageReport } from './coverage-report.ts';

const RULES = `match /a/{id} {
  allow get: if id == '1'
    || {}.x == 2;
  allow list: if true;
}
function unused() { return 'a<b'; }`;

it('tells lines and the ways of conditions as tools for code read them', () => {
  const ruleset = firestoreRules(RULES);
  const coverage = new Coverage();
  for (const id of ['1', '1', '2']) decide(ruleset, aRequest(`a/${id}`), NO_DOCUMENTS, { coverage });
  const first = ruleset.source.locate(ruleset.source.text.indexOf('allow get')).line;
  expect(coverageLcov(coverageReport(ruleset, coverage)).split('\n')).toEqual([
    'TN:',
    'SF:test.rules',
    // The whole condition was true twice and an error once, `id == '1'` true twice and false once; `{}.x == 2` had no value.
    ...[`BRDA:${first},0,0,2`, `BRDA:${first},0,1,0`, `BRDA:${first},1,0,2`, `BRDA:${first},1,1,1`],
    'BRF:4',
    'BRH:3',
    ...[`DA:${first},3`, `DA:${first + 1},1`, `DA:${first + 2},0`, `DA:${first + 4},0`],
    'LF:4',
    'LH:2',
    'end_of_record',
    '',
  ]);
});

it('is nothing where there are no rules', () => {
  expect(coverageLcov({ rules: { files: [] }, report: [] })).toBe('');
});
