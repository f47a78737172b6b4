import { describe, expect, it } from 'vitest';
import { BUILT_PATTERNS } from './built-patterns.ts';
import { compileSteps } from './compile-steps.ts';
import { countSteps } from './count-steps.ts';
import { type FoundPattern, patternsOf, repositoryPatterns } from './find-patterns.ts';
import { growthOf, isLinear } from './growth.ts';
import { PATTERNS_THAT_READ } from './patterns-that-read.ts';

/** Steps that a pattern may take for each character of the longest text, whatever that text is. */
const MOST_STEPS = 150;
/** Longer texts are not counted, for that takes much longer than to read them: what is linear up to here is so beyond. */
const MOST_COUNTED = 20_000;
/** What takes a hundred times as long as it takes on a busy machine; what froze a page took thousands of times as long. */
const MOST_MS = 10_000;

const found = repositoryPatterns();

/** The row of the list that a file belongs to. */
function rowOf(path: string): string | undefined {
  return Object.keys(PATTERNS_THAT_READ).find(
    (row) => row === path || (row.endsWith('/') && path.startsWith(row)),
  );
}

interface Known {
  source: string;
  flags: string;
}

function knownOf({ literal, written }: FoundPattern): Known | undefined {
  if (literal !== undefined) return literal;
  const built = BUILT_PATTERNS[written];
  return built !== undefined && 'source' in built
    ? { source: built.source, flags: built.flags ?? '' }
    : undefined;
}

describe('the counting of steps', () => {
  const steps = (pattern: RegExp, text: string) =>
    countSteps(compileSteps(pattern.source, pattern.flags), text);

  it('goes back as engines do', () => {
    expect(steps(/^a$/, 'a')).toBe(4);
    // Tried from each place, and each time as far as there is anything to try.
    expect(steps(/a*b/, 'a'.repeat(100))).toBeGreaterThan(10_000);
    expect(steps(/^(?:a+)+$/, `${'a'.repeat(12)}b`)).toBeGreaterThan(10_000);
    expect(steps(/(?<!a)a*b/, 'a'.repeat(100))).toBeLessThan(2_000);
  });

  it.each([
    ['quadratic from each place', String.raw`\s+$`, ''],
    ['quadratic by two repeats that take the same', '^(\\w+)(.*)$', ''],
    ['quadratic by what stands before an @', '\\S+@\\S+', ''],
    ['quadratic by all that is found looking on to the end', '(?<![a-z])(?=([a-z]\\S*))', 'gu'],
    ['quadratic by a bracket that is never closed', '<!--.*?-->', 's'],
    ['cubic', '[^\\s@]+(?:@|\\[at\\])[^\\s@]+(?:\\.|\\[dot\\])[a-z]{2,}', 'iu'],
    ['exponential', '^(?:[a-z]+[0-9]?)+$', ''],
  ])('finds what is %s', (_, source, flags) => {
    expect(isLinear(growthOf(source, flags))).toBe(false);
  });

  it.each([
    ['^[A-Za-z0-9_-]{1,386}$', ''],
    ['(?<!\\s)\\s+$', ''],
    ['"[^"]*"', 'g'],
    ['[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)*', 'gu'],
  ])('takes %s for linear', (source, flags) => {
    expect(isLinear(growthOf(source, flags))).toBe(true);
  });
});

describe('the patterns of the repository', () => {
  it('are found wherever they stand', () => {
    const source =
      'const a = /x+/u.test(b) ? c / d / e : new RegExp(f, "u");\nexport const g = (h: string) => RegExp(h);';
    expect(patternsOf('any.ts', source).map(({ written, line }) => `${line} ${written}`)).toEqual([
      '1 /x+/u',
      '1 new RegExp(f, "u")',
      '2 RegExp(h)',
    ]);
    expect(found.length).toBeGreaterThan(300);
  });

  it('are on the list of what they read, and it names no others', () => {
    const counted = new Map<string, number>();
    for (const { path } of found) {
      const row = rowOf(path) ?? path;
      counted.set(row, (counted.get(row) ?? 0) + 1);
    }
    const listed = Object.entries(PATTERNS_THAT_READ).map(([row, { patterns }]) => [row, patterns]);
    expect(Object.fromEntries([...counted].sort())).toEqual(Object.fromEntries(listed.sort()));
  });

  it('that are put together are on a list of their own', () => {
    const built = found.flatMap(({ literal, written }) => (literal === undefined ? [written] : []));
    expect([...new Set(built)].sort()).toEqual(Object.keys(BUILT_PATTERNS).sort());
  });

  it.each(Object.keys(PATTERNS_THAT_READ))(
    'of %s take time that grows with the text and no faster',
    (row) => {
      const longest = 2 * (PATTERNS_THAT_READ[row]?.longest ?? 0);
      const own = new Map(
        found
          .filter(({ path }) => rowOf(path) === row)
          .flatMap((pattern) => {
            const known = knownOf(pattern);
            return known === undefined
              ? []
              : [[`${known.source}/${known.flags}`, { ...pattern, ...known }] as const];
          }),
      );
      const slow = [...own.values()].flatMap(({ source, flags, path, line, written }) => {
        const growth = growthOf(source, flags);
        if (growth === undefined) return [];
        const told = `${path}:${line} ${written} by ${growth.text.words}`;
        if (!isLinear(growth)) return [`grows too fast: ${told}`];
        const counted = growth.text.make(Math.min(longest, MOST_COUNTED));
        const limit = MOST_STEPS * counted.length;
        if (countSteps(compileSteps(source, flags), counted, limit) >= limit)
          return [`takes too many steps: ${told}`];
        // Engines themselves have no more trouble with the longest text there is.
        const begun = performance.now();
        growth.text.make(longest).replace(new RegExp(source, flags), '');
        return performance.now() - begun > MOST_MS ? [`takes too long: ${told}`] : [];
      });
      expect(slow).toEqual([]);
    },
  );
});
