import { Failure, type Outcome } from '../failure.ts';
import { compilePattern } from '../pattern.ts';
import { RulesBytes } from '../values/bytes.ts';
import { codePointCount } from '../values/code-points.ts';
import type { RulesValue } from '../values/value.ts';
import { binary, getter, type MethodTable, unary } from './method.ts';

const UTF8 = new TextEncoder();

/** The methods of strings. Sizes count characters (code points); patterns are RE2. */
export const stringMethods: MethodTable<string> = new Map([
  ['size', getter((self: string) => BigInt(codePointCount(self)))],
  ['lower', getter((self: string) => self.toLowerCase())],
  ['upper', getter((self: string) => self.toUpperCase())],
  ['trim', getter((self: string) => self.trim())],
  ['toUtf8', getter((self: string) => new RulesBytes(UTF8.encode(self)))],
  ['matches', unary<string>('string', matches)],
  ['split', unary<string>('string', split)],
  ['replace', binary<string>(['string', 'string'], replace)],
]);

function matches(self: string, pattern: RulesValue, start: number): Outcome | undefined {
  return withPattern(pattern, start, (compiled) => compiled.testExact(self));
}

function split(self: string, pattern: RulesValue, start: number): Outcome | undefined {
  return withPattern(pattern, start, (compiled) => compiled.split(self));
}

function replace(
  self: string,
  pattern: RulesValue,
  replacement: RulesValue,
  start: number,
): Outcome | undefined {
  if (typeof replacement !== 'string') {
    return undefined;
  }
  return withPattern(pattern, start, (compiled) => compiled.matcher(self).replaceAll(replacement, true));
}

function withPattern(
  pattern: RulesValue,
  start: number,
  use: (compiled: NonNullable<ReturnType<typeof compilePattern>>) => Outcome,
): Outcome | undefined {
  if (typeof pattern !== 'string') {
    return undefined;
  }
  const compiled = compilePattern(pattern);
  return compiled === null
    ? new Failure(`Invalid regular expression pattern. Pattern: ${pattern}.`, start)
    : use(compiled);
}
