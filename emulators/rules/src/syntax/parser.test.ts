import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile-rules.ts';
import { decide } from '../decide.ts';
import { aRequest } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules, firestoreText } from '../testing/rules.ts';
import { childrenOf, type Expression } from './ast.ts';
import { printLocation } from './print-location.ts';
import { rootExpressions } from './root-expressions.ts';
import { Source } from './source.ts';

/** Pieces of rules text, right and wrong, so that garbage comes close to the language. */
const piece = fc.constantFrom(
  ...[
    "'a'",
    '"',
    "'",
    '1',
    '1.5',
    '-',
    '!',
    '&&',
    '||',
    '==',
    '<',
    'in',
    'is',
    'int',
    '?',
    ':',
    '.',
    ',',
    ';',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '/',
    '/a/',
    '$(',
    '/*',
    '*/',
    '//',
    '\n',
    ' ',
    'request',
    'resource',
    'f(',
    'null',
  ],
  ...[
    'allow',
    'match',
    'function',
    'let',
    'return',
    'if',
    'get',
    '{x=**}',
    '\\',
    '\u{1F600}',
    '#',
    "b'",
    '\u0000',
  ],
);

const garbage = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' ')),
);

/** Texts of expressions that are in the language. */
const expression: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      '1',
      '1.5',
      "'a'",
      'true',
      'null',
      'id',
      'request.auth',
      'resource.data.x',
      '[]',
      '{}',
      '/a/$(id)',
    ),
    fc
      .tuple(tie('node'), fc.constantFrom('+', '&&', '||', '==', '<', 'in'), tie('node'))
      .map((parts) => parts.join(' ')),
    tie('node').map((inner) => `!(${inner})`),
    tie('node').map((inner) => `((${inner}) is map)`),
    tie('node').map((inner) => `[${inner}, 1][0]`),
    tie('node').map((inner) => `{'k': ${inner}}.k`),
    tie('node').map((inner) => `(${inner}).size()`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `((${a}) ? ${b} : ${a})`),
  ),
})).node;

describe('the parser', () => {
  it('answers any text with issues that lie in it', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, garbage.map(firestoreText)), (text) => {
        const lines = text.split('\n');
        const { ruleset, issues } = compileRules(text, { fileName: 'x.rules', service: 'cloud.firestore' });
        expect(ruleset !== null || issues.length > 0).toBe(true);
        for (const { line, column } of issues) {
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
          expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('knows the place of every node: outer ones hold inner ones, in order', () => {
    fc.assert(
      fc.property(expression, (text) => {
        const ruleset = firestoreRules(`match /a/{id} { allow get: if ${text}; }`);
        const visit = (node: Expression): void => {
          let last = node.start;
          for (const child of childrenOf(node)) {
            expect(child.start).toBeGreaterThanOrEqual(last);
            expect(child.end).toBeLessThanOrEqual(node.end);
            last = child.end;
            visit(child);
          }
          const shown = ruleset.source.text.slice(node.start, node.end);
          expect(shown).toBe(shown.trim());
          const { line, column } = ruleset.source.locate(node.start);
          expect(
            ruleset.source
              .line(line)
              .slice(column - 1)
              .startsWith(shown),
          ).toBe(true);
        };
        rootExpressions(ruleset.file).forEach(visit);
      }),
      { numRuns: 200 },
    );
  });

  it('judges any condition without throwing, the same with and without an observer', () => {
    fc.assert(
      fc.property(expression, (text) => {
        const ruleset = firestoreRules(`match /a/{id} { allow get: if ${text}; }`);
        const decision = decide(ruleset, aRequest('a/1'), NO_DOCUMENTS);
        expect(decision.trace.some(({ outcome }) => outcome === 'true')).toBe(decision.allowed);
      }),
      { numRuns: 200 },
    );
  });
});

describe('places', () => {
  it('are lines and columns from 1', () => {
    const source = new Source('ab\r\nc\n\nd', 'x');
    expect([0, 1, 4, 6, 7, 8].map((offset) => source.locate(offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 2 },
    ]);
    expect([1, 2, 3, 4, 5].map((line) => source.line(line))).toEqual(['ab', 'c', '', 'd', '']);
  });

  it('are printed with the expression underlined up to the end of its line', () => {
    const source = new Source('x\n\tab(\nc)', 'f.rules');
    expect(printLocation(source, { start: 3, end: 8 })).toBe('f.rules:2:2\n2 | \tab(\n  | \t^^^');
  });
});
