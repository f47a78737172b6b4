import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile-rules.ts';
import { firestoreText } from '../testing/rules.ts';

/** The issues of rules with this text from line 4 on, each as `severity line:column description`. */
function issuesOf(body: string): string[] {
  return issuesOfText(firestoreText(body));
}

function issuesOfText(text: string): string[] {
  const { ruleset, issues } = compileRules(text, { fileName: 'test.rules', service: 'cloud.firestore' });
  expect(ruleset === null).toBe(issues.some(({ severity }) => severity === 'ERROR'));
  return issues.map(
    ({ severity, line, column, description }) => `${severity} ${line}:${column} ${description}`,
  );
}

describe('syntax errors', () => {
  it.each([
    ['allow get: if true;\nallow get: if ;', "ERROR 5:15 Missing conditional expression after 'if'."],
    ['allow get if true;', "ERROR 4:11 Missing ':' before 'if' condition."],
    ['allow get: true;', "ERROR 4:12 Missing 'if' before conditional expression."],
    ['match a/{b} {}', "ERROR 4:7 Unexpected 'a', expected a path that begins with '/'."],
    ['match /a/{b {}', "ERROR 4:13 Unexpected '{', expected '}'."],
    ['match /a/{b=***} { allow get; }', "ERROR 4:15 Unexpected '*', expected '}'."],
    ['match /a/{b} {}', "ERROR 4:15 The 'match' body must contain at least one declaration."],
    ['match /a/ {}', "ERROR 4:9 Forward slash '/' found where identifier or binding expected."],
    ['function f() { true; }', "ERROR 4:16 Unexpected 'true', expected 'return'."],
    ['function f( { return 1; }', "ERROR 4:13 Unexpected '{', expected a parameter or ')'."],
    ['function f() { let a = 1 return 1; }', "ERROR 4:26 Unexpected 'return', expected ';'."],
    ['function f(match) { return 1; }', "ERROR 4:12 Unexpected 'match', expected a parameter or ')'."],
    ['function f() { let = 1; return 1; }', "ERROR 4:20 Unexpected '=', expected the name of a variable."],
    ['nonsense', "ERROR 4:1 Unexpected 'nonsense', expected 'allow', 'match', 'function' or '}'."],
    ["allow get: if 'a;", 'ERROR 4:15 This string has no end on its line.'],
    ["allow get: if 'a\\d';", "ERROR 4:17 Invalid escape sequence '\\d': write \\\\ for a backslash."],
    ['allow get: if (1e3);', "ERROR 4:17 Unexpected 'e3', expected ')'."],
    ['allow get: if (01);', "ERROR 4:17 Unexpected '1', expected ')'."],
    ['allow get: if 2--1;', 'ERROR 4:16 Increment (++) and decrement (--) operators are not supported.'],
    ['allow get: if - -1;', "ERROR 4:17 Unexpected '-', expected an expression."],
    ['allow get: if 9223372036854775808;', 'ERROR 4:15 Invalid number literal 9223372036854775808.'],
    ['allow get: if a # b;', "ERROR 4:17 Unexpected '#'."],
    ['allow get: if a & b;', "ERROR 4:17 Unexpected '&'."],
    ['/* no end', "ERROR 4:1 This comment has no end: '*/' is missing."],
    ['allow get: if [1;', "ERROR 4:17 Unexpected ';', expected ','."],
    ["allow get: if {'a': 1;", "ERROR 4:22 Unexpected ';', expected ','."],
    ['allow get: if (1;', "ERROR 4:17 Unexpected ';', expected ')'."],
    ['allow get: if a ? b;', "ERROR 4:20 Unexpected ';', expected ':'."],
    ['allow get: if a is;', "ERROR 4:19 Unexpected ';', expected a type."],
    ['allow get: if (a.1);', "ERROR 4:17 Unexpected '.1', expected ')'."],
    ['allow get: if a[1;', "ERROR 4:18 Unexpected ';', expected ']'."],
    ['allow get: if $(a);', "ERROR 4:15 Unexpected '$', expected an expression."],
  ])('in %j: %s', (body, issue) => {
    expect(issuesOf(body)).toEqual([issue]);
  });

  it.each([
    ["rules_version = '3';", "ERROR 1:17 Invalid rules_version: it is '1' or '2'."],
    ['rules_version = 2;', "ERROR 1:17 Invalid rules_version: it is '1' or '2'."],
    ['match /a/{b} {}', "ERROR 1:1 Unexpected 'match', expected 'service' or 'function'."],
    ['service cloud.firestore {', "ERROR 1:26 Unexpected end of file, expected 'match', 'function' or '}'."],
    ['', "ERROR 1:1 Missing 'service cloud.firestore' declaration."],
    [
      'service firebase.storage { match /b/{c}/o { allow read; } }',
      "ERROR 1:9 Missing 'service cloud.firestore' declaration.",
    ],
    ['service cloud.firestore {}', "ERROR 1:26 The 'service' body must contain at least one declaration."],
    [' '.repeat(256 * 1024 + 1), 'ERROR 1:1 Rules may not be larger than 256 KB.'],
  ])('of the file', (text, issue) => {
    expect(issuesOfText(text)).toEqual([issue]);
  });
});

describe('errors of meaning', () => {
  it.each([
    [
      'allow get: if f();\nfunction f() { return true; }\nfunction f() { return true; }',
      'ERROR 6:10 Function f is already defined.',
    ],
    ['allow get: if f(1, 2);\nfunction f(a, a) { return a; }', 'ERROR 5:15 Variable a is already defined.'],
    [
      'allow get: if f(1);\nfunction f(a) { let a = 1; return a; }',
      'ERROR 5:21 Variable a is already defined.',
    ],
    ['match /a/{x}/b/{x} { allow get; }', 'ERROR 4:16 Variable x is already defined.'],
    [
      'allow get: if f(1);\nfunction f(math) { return math.abs; }',
      'ERROR 5:12 math is a package and cannot be used as variable name.',
    ],
    [
      'allow get: if f();\nfunction f() { return f(); }',
      'ERROR 5:10 Recursive call is not allowed: f calls itself.',
    ],
    ['match /{a=**}/b/{c=**} { allow get; }', 'ERROR 4:17 A path may have only one recursive wildcard.'],
    [
      'match /{a=**} { match /{c=**} { allow get; } }',
      'ERROR 4:24 A path may have only one recursive wildcard.',
    ],
    ["allow get: if 'a'.matches('(?=a)');", 'ERROR 4:27 Invalid regular expression pattern. Pattern: (?=a).'],
    [
      `allow get: if f(1, 2, 3, 4, 5, 6, 7, 8);\nfunction f(a, b, c, d, e, f, g, h) { return a; }`,
      'ERROR 5:10 Maximum allowed function arguments of 7 for function f is reached.',
    ],
    [
      `allow get: if f();\nfunction f() { ${'abcdefghijk'
        .split('')
        .map((name) => `let ${name} = 1;`)
        .join(' ')} return a; }`,
      'ERROR 5:126 Maximum allowed variable count of 10 for a given function has been reached.',
    ],
    [
      `match ${'/a'.repeat(90)} { match ${'/b'.repeat(10)} { allow get; } }`,
      'ERROR 4:211 The path of nested matches may have at most 100 segments.',
    ],
    [
      `match ${Array.from({ length: 10 }, (_, index) => `/{a${index}}`).join('')} {
match ${Array.from({ length: 10 }, (_, index) => `/{b${index}}`).join('')} { match /c { allow get; } } }`,
      'ERROR 5:53 The path of nested matches may have at most 20 wildcards.',
    ],
    [
      `${'match /a {'.repeat(10)}allow get;${'}'.repeat(10)}`,
      'ERROR 4:91 Match statements nest deeper than 10 levels.',
    ],
  ])('in %j: %s', (body, issue) => {
    expect(issuesOf(body).filter((text) => text.startsWith('ERROR'))).toEqual([issue]);
  });

  it('name every function of a circle of calls', () => {
    const text = 'allow get: if f(); function f() { return g(); } function g() { return f(); }';
    expect(issuesOf(text)).toEqual([
      'ERROR 4:29 Recursive call is not allowed: f calls itself.',
      'ERROR 4:58 Recursive call is not allowed: g calls itself.',
    ]);
  });

  it("version 1 has recursive wildcards only at a path's end", () => {
    const text = 'service cloud.firestore { match /{a=**}/b/{c} { match /d { allow get; } } }';
    expect(issuesOfText(text)[0]).toBe(
      "ERROR 1:41 Nothing may follow a recursive wildcard in rules_version '1'.",
    );
  });
});

describe('warnings', () => {
  it.each([
    ['allow get: if nonsense;', 'WARNING 4:15 Invalid variable name: nonsense.'],
    ['allow get: if nonsense();', 'WARNING 4:15 Invalid function name: nonsense.'],
    ['allow get: if math.nonsense();', 'WARNING 4:15 Invalid function name: math.nonsense.'],
    ['allow get: if firestore.exists(/a/b);', 'WARNING 4:15 Invalid function name: firestore.exists.'],
    ['allow get: if /a/$(nonsense) == [1];', 'WARNING 4:20 Invalid variable name: nonsense.'],
    ['function f() { return 1; }', 'WARNING 4:10 Unused function: f.'],
    [
      'match /a/{database} { allow get; }',
      'WARNING 4:10 Variable database shadows one of the same name outside.',
    ],
    [
      'allow reed: if true;',
      "WARNING 4:7 Invalid method 'reed': it is one of read, write, get, list, create, update, delete.",
    ],
    [
      'allow get: if f(1); function f() { return true; }',
      'WARNING 4:15 Function f takes 0 arguments, but 1 are given.',
    ],
    [
      'allow get: if f(1); function f(request) { return request; }',
      'WARNING 4:32 Variable request shadows one of the same name outside.',
    ],
    [
      'function f() { return 1; }\nallow get: if f();\nmatch /a { function f() { return 2; }\nallow get: if f(); }',
      'WARNING 6:21 Function f shadows one of the same name outside.',
    ],
  ])('in %j: %s', (body, issue) => {
    expect(issuesOf(body)).toEqual([issue]);
  });

  it('names that are used well give none', () => {
    expect(
      issuesOf(`
        match /a/{id} {
          function f(x) { let y = x + 1; return y > math.abs(x) && exists(/databases/$(database)/documents/a/$(id)); }
          allow get: if f(1) && request.auth != null && resource.data.x == debug(1) && timestamp.value(1) != null;
        }`),
    ).toEqual([]);
  });
});
