import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

const UNSUPPORTED = 'error: Unsupported operation error.';

describe('strings', () => {
  it.each([
    ["'hello'.size()", '5'],
    ["'h\u{1F600}llo'.size()", '6'],
    ["'\\x41\\u00e9\\101\\b\\f'", '"A\u00e9A\\b\\f"'],
    ["'\u0001\\t a\u00a0 '.trim()", '"a\u00a0"'],
    ["'aé'.upper()", '"Aé"'],
    ["'AÉ'.lower()", '"aÉ"'],
    ["'abc'.split('')", '["", "a", "b", "c"]'],
    ["'a.b'.split('.')", '[""]'],
    ["''.size()", '0'],
    ["'AbC'.lower()", '"abc"'],
    ["'AbC'.upper()", '"ABC"'],
    ["'  a b '.trim()", '"a b"'],
    ["'abc'[0]", '"a"'],
    ["'h\u{1F600}llo'[1]", '"\\ud83d"'],
    ["'hello'[1:3]", '"el"'],
    ["'hello'[0:5]", '"hello"'],
    ["'hello'[3:3]", '""'],
    ["'h\u{1F600}llo'[1:3]", '"\u{1F600}"'],
    ["'a,b,c'.split(',')", '["a", "b", "c"]'],
    ["'a1b22c'.split('[0-9]+')", '["a", "b", "c"]'],
    ["'aXbX'.replace('X', '-')", '"a-b-"'],
    ["'john smith'.replace('([a-z]+) ([a-z]+)', '$2 $1')", '"smith john"'],
    ["'abc'.toUtf8().size()", '3'],
    ["\"it's\" + 'x'", '"it\'sx"'],
    [`'\\\\ \\' \\" \\n \\t \\/'`, JSON.stringify('\\ \' " \n \t /')],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    ["'abc'[3]", 'error: Index out of bound error. Index: [3] , size: [3].'],
    ["'abc'[-1]", 'error: Index out of bound error. Index: [-1] , size: [3].'],
    ["'hello'[1:9]", 'error: Index out of bound error. Index: [8] , size: [5].'],
    ["'hello'[0:0]", 'error: Index out of bound error. Index: [-1] , size: [5].'],
    ["'hello'[5:5]", 'error: Index out of bound error. Index: [5] , size: [5].'],
    ["'hello'[3:2]", 'error: Index out of bound error. Index: [1] , size: [5].'],
    ["''[0:0]", 'error: Index out of bound error. Index: [0] , size: [0].'],
    ["'abc'.size(1)", 'error: Incorrect number of arguments. Received: 1. Expected: string.size().'],
    ["'abc'.matches(1)", `${UNSUPPORTED} Received: string.matches(int). Expected: string.matches(string).`],
    ["'abc'.length()", 'error: Function not found error: Name: [length].'],
    ["'abc'.constructor()", 'error: Function not found error: Name: [constructor].'],
  ])('%s gives %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });
});

describe('casts', () => {
  it.each([
    ['string(1)', '"1"'],
    ['string(2.0)', '"2.0"'],
    ['string(100000000.0)', '"1.0E8"'],
    ['string(123456.75)', '"123456.75"'],
    ['string(0.00012)', '"1.2E-4"'],
    ['string(true)', '"true"'],
    ['string(null)', '"null"'],
    ["string('a')", '"a"'],
    ['string(/a/b)', '"/a/b"'],
    ["int('12')", '12'],
    ["int('-12')", '-12'],
    ['int(2.9)', '2'],
    ['int(-2.9)', '-2'],
    ['int(3)', '3'],
    ["int(float('NaN'))", '0'],
    ['int(math.pow(10, 30))', '9223372036854775807'],
    ["float('1.5')", '1.5'],
    ["float('NaN')", 'NaN'],
    ["float('-Infinity')", '-Infinity'],
    ['float(2)', '2.0'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    "int('1.5')",
    "int('')",
    "int('0x10')",
    "int('9223372036854775808')",
    "float('')",
    "float('0x10')",
    "float('abc')",
    'int(true)',
    'float(null)',
    'string([1])',
    'string({})',
  ])('%s is an error', (expression) => {
    expect(evaluate(expression)).toContain('error: ');
  });
});
