import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('matches', () => {
  it.each([
    ["'image/png'.matches('image/.*')", 'true'],
    ["'ximage/png'.matches('image/.*')", 'false'],
    ["'abc'.matches('b')", 'false'],
    ["'abc'.matches('^abc$')", 'true'],
    ["'a\\nb'.matches('a.b')", 'false'],
    ["'a\\nb'.matches('(?s)a.b')", 'true'],
    ["'ABC'.matches('(?i)abc')", 'true'],
    ["'x-1'.matches('[\\\\w-]+')", 'true'],
    ["'ä'.matches('\\\\pL')", 'true'],
    ["'abc'.matches('abc\\\\z')", 'true'],
    ["'a'.matches('a|b|c')", 'true'],
    ["'ab'.matches('a|ab')", 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each(['(?=a)a', '(?!b)a', '(?<=a)b', '(a)\\\\1', 'a\\\\Z', '[', '*'])(
    'refuses %s at compile time',
    (pattern) => {
      expect(evaluate(`'a'.matches('${pattern}')`)).toContain('issue: Invalid regular expression pattern.');
    },
  );

  it('refuses a pattern put together at run time', () => {
    expect(evaluate("'a'.matches('(?=' + 'a)a')")).toBe(
      'error: Invalid regular expression pattern. Pattern: (?=a)a.',
    );
  });

  it('takes linear time where backtracking would take for ever', () => {
    const started = performance.now();
    expect(evaluate(`'${'a'.repeat(5000)}b'.matches('(a*)*c')`)).toBe('false');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
