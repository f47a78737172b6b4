import { expect, it } from 'vitest';
import { faultsOf } from './arguments-of.ts';

const DAYS = '{count, plural, one {# day} other {# days}} for <0>{name}</0>';

it.each([
  ['de', '{count, plural, one {# Tag} other {# Tage}} für <0>{name}</0>', []],
  ['de', '<0>{name}</0>: {count, plural, one {# Tag} other {# Tage}}', []],
  ['de', '{count, plural, other {# Tage}} für <0>{name}</0>', ['lacks the plural case one']],
  ['de', '{count, plural, one {# Tag} other {# Tage}}', ['lacks the argument name', 'lacks the element <0>']],
  [
    'de',
    '{count} Tage für <0>{name}</0>',
    ['lacks the argument count: plural', 'has the argument count, which English has not'],
  ],
  [
    'ar',
    '{count, plural, =0 {لا أيام} one {يوم} two {يومان} other {# يوم}} <0>{name}</0>',
    ['lacks the plural case few', 'lacks the plural case many'],
  ],
])('in %s, “%s” has its faults told', (language, translation, faults) => {
  expect(faultsOf(DAYS, translation, language)).toEqual(faults);
});

it('a translation that is not well formed says so', () => {
  expect(faultsOf('Hello {name}', 'Hallo {name', 'de')).toEqual([
    expect.stringMatching(/^is no ICU message/),
  ]);
});

it('a dual is not said beside its number', () => {
  const english = '{n, plural, one {order to pay} other {orders to pay}}';
  const arabic = (two: string) =>
    `{n, plural, zero {طلبات} one {طلب} two {${two}} few {طلبات} many {طلبًا} other {طلب}}`;
  expect(faultsOf(english, arabic('طلبات'), 'ar')).toEqual([]);
  expect(faultsOf(english, arabic('طلبان'), 'ar')).toEqual([
    'counts n in its case two, whose number stands beside it: say few',
  ]);
  const counting = '{n, plural, one {# order} other {# orders}}';
  expect(faultsOf(counting, arabic('طلبان').replace('few {', 'few {# '), 'ar')).toEqual([]);
});
