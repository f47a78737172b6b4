import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aRequest, aUser } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { evaluate } from '../testing/evaluate.ts';
import { firestoreRules, rulesetOf } from '../testing/rules.ts';

describe('functions', () => {
  it.each([
    ['function f(a, b) { return a - b; }', 'f(5, 3)', '2'],
    ['function f(a) { let b = a * 2; let c = b + 1; return c; }', 'f(5)', '11'],
    ['function f(a) { return g(a) + 1; } function g(a) { return a * 2; }', 'f(5)', '11'],
    ['function f() { return request.path[4]; }', 'f()', '"t1"'],
    ['function f(request) { return request; }', 'f(1)', '1'],
    ['function f(a) { let b = a; return b == null; }', 'f(null)', 'true'],
    ['function string(a) { return 7; }', 'string(1)', '7'],
    ['function f(a) { return a; }', 'f({}.missing)', 'error: Property missing is undefined on object.'],
    ['function f(a) { return true; }', 'f({}.missing)', 'true'],
    [
      'function f(a) { return a; }',
      'f()',
      'error: Incorrect number of arguments. Received: 0. Expected: f(a).',
    ],
    ['function f() { let a = {}.missing; return true; }', 'f() || false', 'true'],
    [
      'function f() { let a = {}.missing; return a; }',
      'f()',
      'error: Property missing is undefined on object.',
    ],
    [
      'function f() { let a = b; let b = 1; return a; }',
      'f()',
      'error: Variable not found error: Name: [b].',
    ],
    ['function f() { return id; }', 'f()', 'error: Variable not found error: Name: [id].'],
  ])('with %s, %s is %s', (functions, expression, value) => {
    expect(evaluate(expression, { functions })).toBe(value);
  });

  it('see the wildcards of their place and may hide outer ones', () => {
    const ruleset = rulesetOf(`
      rules_version = '2';
      function name() { return 'file'; }
      service cloud.firestore {
        function place() { return 'service'; }
        match /databases/{database}/documents {
          function owner() { return database; }
          match /a/{id} {
            function name() { return 'match ' + id; }
            allow get: if name() == 'match x' && place() == 'service' && owner() == '(default)';
            match /b/{id} {
              allow get: if id == 'y' && name() == 'match x';
            }
          }
          match /c/{id} {
            allow get: if name() == 'file';
          }
        }
      }`);
    for (const path of ['a/x', 'a/x/b/y', 'c/z']) {
      expect(decide(ruleset, aRequest(path), NO_DOCUMENTS).allowed, path).toBe(true);
    }
    expect(decide(ruleset, aRequest('a/z'), NO_DOCUMENTS).allowed).toBe(false);
  });

  it('evaluate each argument once', () => {
    const printed: string[] = [];
    const ruleset = firestoreRules(`
      function twice(a) { return a + a == 4; }
      match /a/{id} { allow get: if twice(debug(2)); }`);
    expect(
      decide(ruleset, aRequest('a/x'), NO_DOCUMENTS, { print: (text) => printed.push(text) }).allowed,
    ).toBe(true);
    expect(printed).toEqual(['2']);
  });
});

/** As many of a term joined by `&&` as wanted, in a tree that is not deep. */
function conjunction(terms: number, term = 'true'): string {
  const half = Math.floor(terms / 2);
  return terms === 1 ? term : `(${conjunction(half, term)} && ${conjunction(terms - half, term)})`;
}

describe('limits', () => {
  const chain = (depth: number): string =>
    Array.from(
      { length: depth },
      (_, index) => `function f${index}() { return ${index + 1 < depth ? `f${index + 1}()` : 'true'}; }`,
    ).join('\n');

  it('functions may call each other 20 levels deep, which the text shows', () => {
    const called = Array.from({ length: 21 }, (_, index) => `f${index}`);
    expect(evaluate('f0()', { functions: chain(21) })).toBe('true');
    expect(evaluate('f0()', { functions: chain(22) })).toBe(
      `issue: Maximum allowed call depth of 20 is reached for [${called.join('->')}] call stack.`,
    );
  });

  it('nothing absorbs a limit that was exceeded', () => {
    const ruleset = firestoreRules(`
      match /a/{id} {
        allow get: if ${conjunction(1001)} || true;
        allow get: if true;
      }`);
    const decision = decide(ruleset, aRequest('a/x'), NO_DOCUMENTS);
    expect(decision.allowed).toBe(false);
    expect(decision.message).toContain('the maximum of 1000 expressions to evaluate has been reached.');
  });

  /** How many of a term fit into a request, each with the conjunction that joins it to the others: see below. */
  it.each([
    ['true', 3],
    ['!false', 4],
    ['1 == 1', 5],
    ['1 + 1 == 2', 7],
    ['-1 == -1', 7],
    ['1 is int', 5],
    ['1 in [1, 2, 3]', 8],
    ["'a' in {'a': 1}", 7],
    ["'a'.size() == 1", 6],
    ['math.abs(1) == 1', 6],
    ['request.auth == null', 6],
    ["request['method'] == 'get'", 7],
    ['[1, 2][0:1] == [1]', 11],
    ['/a/$(id) == /a/x', 9],
    ['exists(/databases/$(database)/documents/a/b) == false', 11],
    ['(true || false)', 4],
    ['(false || true)', 6],
    ['!(false && 1 == 1)', 5],
    ['(true ? true : 1 == 1)', 6],
    ['(false ? 1 == 1 : true)', 8],
    ['nothing()', 4],
    ['same(1)', 7],
    ['kept()', 15],
  ])('%s counts %s of the 1000 expressions of a request, with the && before it', (term, cost) => {
    const judge = (terms: number): boolean => {
      const ruleset = firestoreRules(`
        function nothing() { return true; }
        function same(a) { return a == 1; }
        function kept() { let a = 1 + 1; return a == 2 && a == 2; }
        match /a/{id} { allow get: if ${conjunction(terms, term)}; }`);
      return decide(ruleset, aRequest('a/x'), NO_DOCUMENTS).allowed;
    };
    // The first term has no && before it, which counts 2.
    const most = Math.floor((1000 + 2) / cost);
    expect(judge(most)).toBe(true);
    expect(judge(most + 1)).toBe(false);
  });

  it.each([
    ['brackets', (depth: number) => `${'('.repeat(depth)}true${')'.repeat(depth)}`],
    ['negations', (depth: number) => `${'!'.repeat(depth)}true`],
    ['a chain of operators', (depth: number) => `true${' && true'.repeat(depth)}`],
    ['lists', (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`],
  ])('%s may make an expression 98 levels deep', (_what, text) => {
    expect(evaluate(text(98))).not.toContain('issue');
    expect(evaluate(text(99))).toBe('issue: Expression is too complex to evaluate safely.');
    expect(evaluate(text(300))).toBe('issue: Expression is too complex to evaluate safely.');
  });
});

describe('request', () => {
  const user = aUser('u1', { role: 'Admin', level: 2, firebase: { sign_in_provider: 'password' } });
  it.each([
    ['request.auth.uid', '"u1"'],
    ['request.auth.token.sub', '"u1"'],
    ['request.auth.token.role', '"Admin"'],
    ['request.auth.token.level is int', 'true'],
    ['request.auth.token.firebase.sign_in_provider', '"password"'],
    ["request.auth.token.get('email', 'none')", '"none"'],
    ['request.auth.token.email', 'error: Property email is undefined on object.'],
    ["'role' in request.auth.token", 'true'],
    ['request.method', '"get"'],
    ['request.path', '/databases/(default)/documents/things/t1'],
    ["request.time == timestamp.date(2024, 5, 1) + duration.value(12, 'h')", 'true'],
    ['request.resource', 'error: Property resource is undefined on object.'],
    ["'resource' in request", 'false'],
    ['request.keys()', '["auth", "method", "path", "time"]'],
    ["request.get('query', 1)", '1'],
    ['request.query', 'error: Property query is undefined on object.'],
    ['request.nonsense', 'error: Property nonsense is undefined on object.'],
    ["request['auth']['uid']", '"u1"'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression, { request: { auth: user } })).toBe(value);
  });
});
