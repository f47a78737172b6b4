import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { LookupPending } from '../requests/request.ts';
import { aRequest } from '../testing/a-request.ts';
import { documentsOf, NO_DOCUMENTS } from '../testing/documents.ts';
import { evaluate } from '../testing/evaluate.ts';
import { firestoreRules, storageRules } from '../testing/rules.ts';
import { RulesPath } from '../values/path.ts';
import { LookupBudget } from './lookup-budget.ts';

const DOCS = '/databases/$(database)/documents';

describe('get and exists', () => {
  const lookup = documentsOf({ 'users/u1': { name: 'Ann' } }, { 'users/u2': { name: 'Bob' } });
  it.each([
    [`get(${DOCS}/users/u1).data.name`, '"Ann"'],
    [`get(${DOCS}/users/u1).id`, '"u1"'],
    [`get(${DOCS}/users/u1).__name__ == ${DOCS}/users/u1`, 'true'],
    [`get(${DOCS}/users/u1)['data']['name']`, '"Ann"'],
    [`'data' in get(${DOCS}/users/u1)`, 'true'],
    [`get(${DOCS}/users/u1) is map`, 'true'],
    [`exists(${DOCS}/users/u1)`, 'true'],
    [`exists(${DOCS}/users/u2)`, 'false'],
    [`getAfter(${DOCS}/users/u2).data.name`, '"Bob"'],
    [`existsAfter(${DOCS}/users/u1)`, 'false'],
    [`existsAfter(${DOCS}/users/u2)`, 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression, { lookup })).toBe(value);
  });

  it.each([
    [`get(${DOCS}/users/u2)`, 'Service call error. Function: [get]'],
    [`get(${DOCS}/users/u2) == null`, 'Service call error. Function: [get]'],
    [`get(${DOCS}/users/u1).data.age`, 'Property age is undefined on object.'],
    [`exists('/users/u1')`, 'Unsupported operation error. Received: exists(string). Expected: exists(path).'],
    ['exists(/databases/other/documents/users/u1)', 'Invalid path'],
    ['exists(/users/u1)', 'Invalid path'],
    [`exists(${DOCS}/users)`, 'Invalid path'],
    [`exists(${DOCS}/users/$('a/b'))`, 'Invalid path'],
    [`exists(${DOCS}/users/$(''))`, 'Invalid path'],
    [`firestore.exists(${DOCS}/users/u1)`, 'Function not found error: Name: [firestore.exists].'],
  ])('%s gives the error %s', (expression, message) => {
    expect(evaluate(expression, { lookup })).toContain(`error: ${message}`);
  });
});

describe('the number of documents', () => {
  const reading = (count: number): string =>
    Array.from({ length: count }, (_, index) => `exists(${DOCS}/users/u${index}) == false`).join(' && ');
  const judge = (condition: string, budget?: LookupBudget) =>
    decide(
      firestoreRules(`match /a/{x} { allow get: if ${condition}; }`),
      aRequest('a/1'),
      NO_DOCUMENTS,
      budget === undefined ? {} : { budget },
    );

  it('is limited to 10 for a request', () => {
    expect(judge(reading(10))).toMatchObject({ allowed: true, lookups: 10 });
    expect(judge(reading(11)).allowed).toBe(false);
    expect(judge(`(${reading(11)}) || true`).allowed).toBe(false);
  });

  it('counts each path once, and not what a short circuit skips', () => {
    const again = Array.from({ length: 20 }, () => `!exists(${DOCS}/users/u1)`).join(' && ');
    expect(judge(again)).toMatchObject({ allowed: true, lookups: 1 });
    expect(judge(`true || exists(${DOCS}/users/u1)`)).toMatchObject({ allowed: true, lookups: 0 });
    expect(judge(`!exists(${DOCS}/users/u1) && !existsAfter(${DOCS}/users/u1)`)).toMatchObject({
      lookups: 1,
    });
  });

  it('is limited to 20 over all requests that share a budget', () => {
    const budget = new LookupBudget();
    const other = reading(10).replaceAll('/u', '/v');
    expect(judge(reading(10), budget).allowed).toBe(true);
    expect(judge(other, budget).allowed).toBe(true);
    expect(judge(reading(10), budget).allowed).toBe(true);
    expect(judge(`!exists(${DOCS}/users/w)`, budget).allowed).toBe(false);
  });

  it('is limited to 2 in Storage rules', () => {
    const path = ['b', 'bucket', 'o', 'x'];
    const judgeStorage = (count: number): boolean => {
      const condition = Array.from(
        { length: count },
        (_, index) => `!firestore.exists(/databases/(default)/documents/users/u${index})`,
      ).join(' && ');
      const ruleset = storageRules(`match /x { allow get: if ${condition}; }`);
      return decide(ruleset, aRequest('', { path }), NO_DOCUMENTS).allowed;
    };
    expect(judgeStorage(2)).toBe(true);
    expect(judgeStorage(3)).toBe(false);
  });
});

describe('a lookup', () => {
  const ruleset = storageRules(
    "match /x { allow get: if firestore.get(/databases/(default)/documents/users/u1).data.name == 'Ann'; }",
  );
  const request = aRequest('', { path: ['b', 'bucket', 'o', 'x'] });

  it('that has to fetch first interrupts the decision', () => {
    const pending = new LookupPending(new RulesPath(['a', 'b']));
    const lookup = {
      get: () => {
        throw pending;
      },
    };
    expect(() => decide(ruleset, request, lookup)).toThrow(pending);
    expect(decide(ruleset, request, documentsOf({ 'users/u1': { name: 'Ann' } })).allowed).toBe(true);
  });

  it('is asked once for each document, also when the trace is made', () => {
    const lookup = documentsOf({});
    const decision = decide(
      firestoreRules(`match /a/{x} { allow get: if exists(${DOCS}/u/1) && exists(${DOCS}/u/1);
        allow get: if exists(${DOCS}/u/1); }`),
      aRequest('a/1'),
      lookup,
    );
    expect(decision.trace).toHaveLength(2);
    expect(lookup.asked).toEqual(['before u/1']);
  });
});
