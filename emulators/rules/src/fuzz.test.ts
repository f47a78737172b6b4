import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompiledRules, compileRules } from './compile-rules.ts';
import { Coverage } from './coverage/coverage.ts';
import { coverageHtml } from './coverage/coverage-html.ts';
import { coverageReport } from './coverage/coverage-report.ts';
import { decide } from './decide.ts';
import type { RulesService } from './requests/request.ts';
import { aDocument, aRequest, aUser, METHODS } from './testing/a-request.ts';
import { documentsOf } from './testing/documents.ts';
import { propertyLimit, propertyRuns } from './testing/property-runs.ts';
import { firestoreText } from './testing/rules.ts';

/** Longer than anything a text of the allowed size may take, also on a busy machine. */
const SLOW_MS = 10_000;
const LIMIT_MS = 60_000;

const fixture = (name: string) =>
  readFileSync(new URL(`./testing/fixtures/${name}`, import.meta.url), 'utf8');
const REAL_RULES: Record<RulesService, string> = {
  'cloud.firestore': fixture('library.firestore.rules'),
  'firebase.storage': fixture('library.storage.rules'),
};
const services = fc.constantFrom<RulesService>('cloud.firestore', 'firebase.storage');

/** Whatever the text: findings with a place in it, or rules that judge anything without throwing. */
function compileAndJudge(text: string, service: RulesService): CompiledRules {
  const since = performance.now();
  const compiled = compileRules(text, { fileName: 'fuzz.rules', service });
  const { ruleset, issues } = compiled;
  expect(ruleset === null).toBe(issues.some(({ severity }) => severity === 'ERROR'));
  const lines = text.split('\n');
  for (const { line, column, description } of issues) {
    expect(description).not.toBe('');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
  }
  if (ruleset !== null) {
    const coverage = new Coverage();
    for (const method of METHODS) {
      const document = aDocument('products/p1', { sellerId: 'u1', name: 'chair', n: 1 });
      const request = aRequest('products/p1', {
        method,
        auth: aUser('u1', { role: 'Seller' }),
        resource: method === 'create' ? null : document,
        requestResource: document,
      });
      const { allowed, message, trace } = decide(ruleset, request, documentsOf({ 'users/u1': {} }), {
        coverage,
        print: () => undefined,
      });
      expect(allowed).toBe(message === '');
      expect(trace.some(({ outcome }) => outcome === 'true')).toBe(allowed);
    }
    expect(coverageHtml(coverageReport(ruleset, coverage))).toContain('fuzz.rules');
  }
  expect(performance.now() - since, 'milliseconds').toBeLessThan(SLOW_MS);
  return compiled;
}

const WORDS = [
  ...[
    'rules_version',
    'service',
    'cloud.firestore',
    'match',
    'allow',
    'function',
    'return',
    'let',
    'if',
    'is',
    'in',
  ],
  ...[
    'read',
    'write',
    'request',
    'resource',
    'data',
    'auth',
    'true',
    'false',
    'null',
    'string',
    'int',
    'path',
  ],
  ...['get', 'exists', 'debug', 'math', 'duration', 'hashing', 'timestamp', 'matches', 'size', '__proto__'],
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ',',
    ';',
    ':',
    '.',
    '?',
    '!',
    '<',
    '>=',
    '==',
    '&&',
    '||',
    '+',
    '-',
    '*',
    '/',
  ],
  ...[
    '%',
    '=',
    '$',
    '$(',
    '{x=**}',
    '/a/{b}',
    "'",
    '"',
    "'a'",
    "b'c'",
    '1',
    '2.5',
    '1e9',
    '//',
    '/*',
    '*/',
    '\n',
    '\\',
  ],
];
const someText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
  },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

/** An edit of a text: takes a span out, puts something in, or writes a span twice. */
interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
  readonly isDoubled: boolean;
}
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    at: fc.nat(1_000_000),
    length: fc.nat(40),
    text: fc.oneof(fc.constant(''), fc.constantFrom(...WORDS), fc.string({ maxLength: 5 })),
    isDoubled: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

function applyEdits(text: string, all: readonly Edit[]): string {
  return all.reduce((current, { at, length, text: added, isDoubled }) => {
    const from = at % (current.length + 1);
    const span = current.slice(from, from + length);
    return current.slice(0, from) + added + (isDoubled ? span + span : '') + current.slice(from + length);
  }, text);
}

describe.each(['cloud.firestore', 'firebase.storage'] as const)('the rules of an app for %s', (service) => {
  it('have no findings as they stand', () => {
    expect(compileAndJudge(REAL_RULES[service], service).issues).toEqual([]);
  });
});

describe('no text makes the rules crash or hang', () => {
  it(
    'the rules of an app with a few spans changed',
    () => {
      let refused = 0;
      let taken = 0;
      fc.assert(
        fc.property(services, edits, (service, all) => {
          const { ruleset } = compileAndJudge(applyEdits(REAL_RULES[service], all), service);
          if (ruleset === null) refused += 1;
          else taken += 1;
        }),
        propertyRuns(80),
      );
      expect(refused).toBeGreaterThan(0);
      expect(taken).toBeGreaterThan(0);
    },
    propertyLimit(LIMIT_MS),
  );

  it(
    'words of the language in any order, in a file and in a condition',
    () => {
      fc.assert(
        fc.property(someText, services, (text, service) => {
          compileAndJudge(text, service);
          compileAndJudge(firestoreText(`match /products/{id} { allow read, write: if ${text}; }`), service);
        }),
        propertyRuns(300),
      );
    },
    propertyLimit(LIMIT_MS),
  );

  const MANY = 60_000;
  const circle = (count: number) =>
    Array.from({ length: count }, (_, n) => `function f${n}() { return f${(n + 1) % count}(); }`).join('');
  const HUGE: readonly [string, string][] = [
    ['properties of properties', `allow read: if request${'.a'.repeat(MANY)} == 1;`],
    ['a long sum', `allow read: if 1${'+1'.repeat(MANY)} == 1;`],
    ['a long conjunction', `allow read: if true${'&&true'.repeat(MANY / 3)};`],
    ['indexes of indexes', `allow read: if a${'[0]'.repeat(MANY)};`],
    ['calls of calls', `allow read: if a${'.b()'.repeat(MANY / 2)};`],
    ['type tests of type tests', `allow read: if 1${' is int'.repeat(MANY / 3)};`],
    ['brackets in brackets', `allow read: if ${'('.repeat(MANY)}1${')'.repeat(MANY)};`],
    ['lists in lists', `allow read: if ${'['.repeat(MANY)}1${']'.repeat(MANY)};`],
    ['maps in maps', `allow read: if ${"{'a':".repeat(MANY / 3)}1${'}'.repeat(MANY / 3)};`],
    ['signs before signs', `allow read: if ${'-'.repeat(MANY)}1;`],
    ['choices in choices', `allow read: if ${'a?'.repeat(MANY / 2)}1${':1'.repeat(MANY / 2)};`],
    ['paths in paths', `allow read: if ${'/a/$('.repeat(MANY / 4)}b${')'.repeat(MANY / 4)};`],
    ['matches in matches', 'match /a {'.repeat(MANY / 8)],
    ['functions in a circle', circle(5000)],
    [
      'a pattern with many ways to match',
      `allow read: if '${'a'.repeat(500)}'.matches('(a*)*(a|aa)+$b${'(a|a)'.repeat(500)}');`,
    ],
    ['a pattern that repeats repetitions', "allow read: if 'a'.matches('((a{100}){100}){100}');"],
  ];
  it.each(HUGE)(
    '%s up to the size a file may have',
    (_title, body) => {
      compileAndJudge(firestoreText(`match /products/{id} { ${body} }`), 'cloud.firestore');
    },
    LIMIT_MS,
  );
});
