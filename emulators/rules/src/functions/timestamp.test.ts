import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('timestamps', () => {
  it.each([
    ['timestamp.date(2024, 2, 29)', 'timestamp(2024-02-29T00:00:00.000000000Z)'],
    ['timestamp.date(99, 1, 1)', 'timestamp(0099-01-01T00:00:00.000000000Z)'],
    ['timestamp.value(1500)', 'timestamp(1970-01-01T00:00:01.500000000Z)'],
    ['timestamp.value(-1)', 'timestamp(1969-12-31T23:59:59.999000000Z)'],
    ['timestamp.value(1500).toMillis()', '1500'],
    ['timestamp.value(-1).toMillis()', '-1'],
    ['timestamp.value(1500).seconds()', '1'],
    ['timestamp.value(1500).nanos()', '500000000'],
    ['request.time.year()', '2024'],
    ['request.time.month()', '5'],
    ['request.time.day()', '1'],
    ['request.time.hours()', '12'],
    ['request.time.minutes()', '0'],
    ['request.time.dayOfWeek()', '3'],
    ['timestamp.date(2024, 5, 5).dayOfWeek()', '7'],
    ['timestamp.date(2024, 5, 6).dayOfWeek()', '1'],
    ['request.time.dayOfYear()', '122'],
    ['timestamp.date(2024, 12, 31).dayOfYear()', '366'],
    ['request.time.date()', 'timestamp(2024-05-01T00:00:00.000000000Z)'],
    ['request.time.time()', 'duration(43200s)'],
    ['timestamp.value(-1).date()', 'timestamp(1969-12-31T00:00:00.000000000Z)'],
    ["request.time + duration.value(1, 'h') > request.time", 'true'],
    ["duration.value(1, 'h') + request.time == request.time + duration.time(1, 0, 0, 0)", 'true'],
    ["(request.time - duration.value(1, 'ns')).nanos()", '999999999'],
    ['timestamp.value(60000) - timestamp.value(0)', 'duration(60s)'],
    ['timestamp.value(0) < timestamp.value(1)', 'true'],
    ['timestamp.value(1) == timestamp.value(1)', 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    'timestamp.date(2024, 2, 30)',
    'timestamp.date(2024, 13, 1)',
    'timestamp.date(10000, 1, 1)',
    'timestamp.value(1.5)',
    "timestamp.value('1')",
    'timestamp.value(9000000000000000000)',
    "timestamp.date(9999, 12, 31) + duration.value(2, 'd')",
    'request.time + 1',
    'request.time + request.time',
  ])('%s is an error', (expression) => {
    expect(evaluate(expression)).toContain('error: ');
  });
});
