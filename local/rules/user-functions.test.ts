import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { aRequest, aUser } from './testing/a-request.ts';
import { NO_DOCUMENTS } from './testing/documents.ts';
import { evaluate } from './testing/evaluate.ts';
import { firestoreRules, rulesetOf } from './testing/rules.ts';

describe('functions', () => {
  it.each([
    ['function f(a, b) { return a - b; }', 'f(5, 3)', '2'],
    ['function f(a) { let b = a * 2; let c = b + 1; return c; }', 'f(5)', '11'],
    ['function f(a) { return g(a) + 1; } function g(a) { return a * 2; }', 'f(5)', '11'],
    ['function f() { return request.path[4]; }', 'f()', '"t1"'],
    ['function f(request) { return request; }', 'f(1)', '1'],
    ['function f(a) { let b = a; return b == null; }', 'f(null)', 'true'],
    ['function string(a) { return 7; }', 'string(1)', '7'],
    ['function f(math) { return math.abs; }', "f({'abs': 1})", '1'],
    ['function f(a) { return a; }', 'f({}.missing)', 'error: Property missing is undefined on object.'],
    ['function f(a) { return true; }', 'f({}.missing)', 'error: Property missing is undefined on object.'],
    [
      'function f() { let a = {}.missing; return true; }',
      'f() || false',
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

describe('limits', () => {
  const chain = (depth: number): string =>
    Array.from(
      { length: depth },
      (_, index) => `function f${index}() { return ${index + 1 < depth ? `f${index + 1}()` : 'true'}; }`,
    ).join('\n');

  it('functions may call each other 20 levels deep', () => {
    const judge = (depth: number): boolean => {
      const ruleset = firestoreRules(`${chain(depth)} match /a/{id} { allow get: if f0(); }`);
      return decide(ruleset, aRequest('a/x'), NO_DOCUMENTS).allowed;
    };
    expect(judge(20)).toBe(true);
    expect(judge(21)).toBe(false);
  });

  it('nothing absorbs a limit that was exceeded', () => {
    const ruleset = firestoreRules(`
      ${chain(21)}
      match /a/{id} {
        allow get: if f0() || true;
        allow get: if true;
      }`);
    const decision = decide(ruleset, aRequest('a/x'), NO_DOCUMENTS);
    expect(decision.allowed).toBe(false);
    expect(decision.message).toContain('Functions call each other more than 20 levels deep.');
  });

  it('a request may evaluate 1000 expressions', () => {
    const judge = (terms: number): boolean => {
      const sums = Array.from({ length: 10 }, () =>
        Array.from({ length: terms / 10 }, () => '1 < 2').join(' && '),
      );
      const ruleset = firestoreRules(`match /a/{id} { allow get: if (${sums.join(') && (')}); }`);
      return decide(ruleset, aRequest('a/x'), NO_DOCUMENTS).allowed;
    };
    // n comparisons and n - 1 conjunctions.
    expect(judge(500)).toBe(true);
    expect(judge(510)).toBe(false);
  });

  it('long chains of operators are no problem, deep nesting is an issue', () => {
    expect(evaluate(Array.from({ length: 400 }, () => '1').join(' + '))).toBe('400');
    expect(evaluate(`${'('.repeat(300)}1${')'.repeat(300)}`)).toBe(
      'issue: Expression is too complex to evaluate safely.',
    );
    expect(evaluate(`${'!'.repeat(300)}true`)).toBe('issue: Expression is too complex to evaluate safely.');
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
    ['request.resource', 'null'],
    ['request.query', 'error: Property query is undefined on object.'],
    ['request.nonsense', 'error: Property nonsense is undefined on object.'],
    ["request['auth']['uid']", '"u1"'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression, { request: { auth: user } })).toBe(value);
  });
});
