import { compileLetters, compilePattern } from '../evaluate/pattern.ts';
import { Failure, type Outcome } from '../outcomes/failure.ts';
import { RulesBytes } from '../values/bytes.ts';
import type { RulesValue } from '../values/value.ts';
import { binary, getter, type MethodTable, unary } from './method.ts';

const UTF8 = new TextEncoder();

/** The methods of strings. As in the official runtime, sizes count UTF-16
 * units and only letters of ASCII have cases; patterns are RE2. */
export const stringMethods: MethodTable<string> = new Map([
  ['size', getter((self: string) => BigInt(self.length))],
  ['lower', getter((self: string) => self.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()))],
  ['upper', getter((self: string) => self.replace(/[a-z]+/g, (letters) => letters.toUpperCase()))],
  ['trim', getter(trim)],
  ['toUtf8', getter((self: string) => new RulesBytes(UTF8.encode(self)))],
  ['matches', unary<string>('string', matches)],
  ['split', unary<string>('string', split)],
  ['replace', binary<string>(['string', 'string'], replace)],
]);

/** Without what stands at the ends up to the space in the table of characters; other spaces stay, as in Java. */
function trim(self: string): string {
  let [start, end] = [0, self.length];
  while (start < end && self.charAt(start) <= ' ') start += 1;
  while (end > start && self.charAt(end - 1) <= ' ') end -= 1;
  return self.slice(start, end);
}

function matches(self: string, pattern: RulesValue, start: number): Outcome | undefined {
  return withPattern(pattern, start, (compiled) => compiled.testExact(self));
}

function split(self: string, pattern: RulesValue, start: number): Outcome | undefined {
  return withPattern(pattern, start, (compiled) => {
    const parts = compiled.split(self);
    const matcher = compiled.matcher(self);
    // The official runtime keeps what stands before a match of nothing at the beginning, and always has one part.
    const beginsWithNothing = self !== '' && matcher.find() && matcher.end() === 0;
    return beginsWithNothing || parts.length === 0 ? ['', ...parts] : parts;
  });
}

/** What stands for something else where it replaces: groups. */
const SPECIAL = /[$\\]/;

function replace(
  self: string,
  pattern: RulesValue,
  replacement: RulesValue,
  start: number,
): Outcome | undefined {
  if (typeof replacement !== 'string') {
    return undefined;
  }
  const letters = typeof pattern === 'string' && !SPECIAL.test(replacement) ? compileLetters(pattern) : null;
  if (letters !== null) {
    return self.replace(letters, replacement);
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
