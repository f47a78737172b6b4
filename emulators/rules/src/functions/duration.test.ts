import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('durations', () => {
  it.each([
    ["duration.value(1, 'w') == duration.value(7, 'd')", 'true'],
    ["duration.value(1, 'd').seconds()", '86400'],
    ["duration.value(90, 'm') == duration.time(1, 30, 0, 0)", 'true'],
    ["duration.value(1500, 'ms').seconds()", '1'],
    ["duration.value(1500, 'ms').nanos()", '500000000'],
    ["duration.value(-1500, 'ms').seconds()", '-1'],
    ["duration.value(-1500, 'ms').nanos()", '-500000000'],
    ["duration.value(5, 'ns').nanos()", '5'],
    ['duration.time(1, 2, 3, 4).seconds()', '3723'],
    ['duration.time(1, 2, 3, 4).nanos()', '4'],
    ["duration.abs(duration.value(-1500, 'ms')) == duration.value(1500, 'ms')", 'true'],
    ["duration.abs(duration.value(2, 's')) == duration.value(2, 's')", 'true'],
    ["duration.value(1, 's') + duration.value(500, 'ms') == duration.value(1500, 'ms')", 'true'],
    ["duration.value(1, 's') - duration.value(1500, 'ms') == duration.value(-500, 'ms')", 'true'],
    ["duration.value(-1500, 'ms') < duration.value(-1, 's')", 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    "duration.value(1, 'x')",
    "duration.value(1.5, 's')",
    "duration.value(1, 's') * 2",
    'duration.abs(1)',
  ])('%s is an error', (expression) => {
    expect(evaluate(expression)).toContain('error: ');
  });
});
