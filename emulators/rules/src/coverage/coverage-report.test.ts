import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { LookupPending } from '../requests/request.ts';
import { aRequest } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules } from '../testing/rules.ts';
import { RulesPath } from '../values/path.ts';
import { Coverage } from './coverage.ts';
import { coverageHtml } from './coverage-html.ts';
import { coverageReport } from './coverage-report.ts';

const RULES = `match /a/{id} {
  allow get: if id == '1' || {}.x == 2;
}
function unused() { return 'a<b'; }`;

function covered(...ids: string[]) {
  const ruleset = firestoreRules(RULES);
  const coverage = new Coverage();
  for (const id of ids) {
    decide(ruleset, aRequest(`a/${id}`), NO_DOCUMENTS, { coverage });
  }
  return { ruleset, coverage };
}

describe('the coverage report', () => {
  it('has a node for each expression with its place, values and counts', () => {
    const { ruleset, coverage } = covered('1', '1', '2');
    const { rules, report } = coverageReport(ruleset, coverage);
    const { text } = ruleset.source;
    expect(rules).toEqual({ files: [{ name: 'test.rules', content: text }] });
    const [condition, unused] = report;
    const start = text.indexOf("id == '1'");
    expect(condition?.sourcePosition).toEqual({
      fileName: 'test.rules',
      line: 5,
      column: 17,
      currentOffset: start,
      endOffset: text.indexOf(';', start) - 1,
    });
    const error = {
      value: {
        undefined: {
          sourcePosition: { line: 5, column: 30, currentOffset: text.indexOf('{}.x') },
          causeMessage: 'Property x is undefined on object.',
        },
      },
      count: 1,
    };
    expect(condition?.values).toEqual([{ value: { boolValue: true }, count: 2 }, error]);
    const [left, right] = condition?.children ?? [];
    expect(left?.values).toEqual([
      { value: { boolValue: true }, count: 2 },
      { value: { boolValue: false }, count: 1 },
    ]);
    expect(left?.children?.map(({ values }) => values)).toEqual([
      [
        { value: { stringValue: '1' }, count: 2 },
        { value: { stringValue: '2' }, count: 1 },
      ],
      [{ value: { stringValue: '1' }, count: 3 }],
    ]);
    expect(right?.values).toEqual([error]);
    expect(unused).not.toHaveProperty('values');
  });

  it('leaves values out where nothing was evaluated', () => {
    const { ruleset, coverage } = covered('1');
    expect(coverageReport(ruleset, coverage).report[0]?.children?.[1]).not.toHaveProperty('values');
  });

  it('has the elements of a list that never changes as often as the list', () => {
    const ruleset = firestoreRules("match /a/{id} { allow get: if id in ['1', '2']; }");
    const coverage = new Coverage();
    for (const id of ['1', '3']) decide(ruleset, aRequest(`a/${id}`), NO_DOCUMENTS, { coverage });
    const [, list] = coverageReport(ruleset, coverage).report[0]?.children ?? [];
    expect(list?.children?.map(({ values }) => values)).toEqual([
      [{ value: { stringValue: '1' }, count: 2 }],
      [{ value: { stringValue: '2' }, count: 2 }],
    ]);
  });

  it('counts a judgement once that is made again because a document had to be fetched', () => {
    const ruleset = firestoreRules(
      'match /a/{id} { allow get: if exists(/databases/$(database)/documents/a/b); }',
    );
    const coverage = new Coverage();
    let isFetched = false;
    const lookup = {
      get: () => {
        if (!isFetched) throw new LookupPending(new RulesPath(['a', 'b']));
        return null;
      },
    };
    expect(() => decide(ruleset, aRequest('a/1'), lookup, { coverage })).toThrow(LookupPending);
    isFetched = true;
    decide(ruleset, aRequest('a/1'), lookup, { coverage });
    const [condition] = coverageReport(ruleset, coverage).report;
    expect(condition?.values).toEqual([{ value: { boolValue: false }, count: 1 }]);
    expect(condition?.children?.[0]?.values?.map(({ count }) => count)).toEqual([1]);
  });

  it('can be written as JSON', () => {
    const { ruleset, coverage } = covered('2');
    expect(() => JSON.stringify(coverageReport(ruleset, coverage))).not.toThrow();
  });

  it('shows people the source with its outcomes', () => {
    const { ruleset, coverage } = covered('1', '2');
    const html = coverageHtml(coverageReport(ruleset, coverage));
    expect(html).toContain('title="true: 1×, false: 1×"');
    expect(html).toContain('class="error"');
    expect(html).toContain(`class="miss" title="never evaluated">'a&lt;b'</span>`);
    const [, source = ''] = /<pre>(.*)<\/pre>/s.exec(html) ?? [];
    const text = source.replaceAll(/<[^>]+>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(
      ruleset.source.text,
    );
  });
});
