import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('maps', () => {
  it.each([
    ["{'a': 1}.a", '1'],
    ["{'a': 1}['a']", '1'],
    ["{'a': {'b': 2}}.a.b", '2'],
    ["{'a': null}.a", 'null'],
    ["{'a' + 'b': 1}.ab", '1'],
    ['{}.size()', '0'],
    ["{'b': 1, 'a': 2, 'B': 3}.keys()", '["B", "a", "b"]'],
    ["{'b': 1, 'a': 2}.values()", '[1, 2]'],
    ["{'a': 1}.get('a', 0)", '1'],
    ["{'a': 1}.get('b', 0)", '0'],
    ["{'a': null}.get('a', 0)", 'null'],
    ["{'a': {'b': 2}}.get(['a', 'b'], 0)", '2'],
    ["{'a': {'b': 2}}.get(['a', 'c'], 0)", '0'],
    ["{'a': 1}.get(['a', 'c'], 0)", '0'],
    ["{'a': {'b': null}}.get(['a', 'b'], 0)", 'null'],
    ["{'a': 1}.get(['a', 1], 0)", 'error: Type error. Received: [int] Expected: [string].'],
    ["{'constructor': 1}.constructor", '1'],
    ["{}.get('__proto__', 'none')", '"none"'],
    ["'toString' in {}", 'false'],
    ["{'size': 3}.size", '3'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    ['{}.a', 'Property a is undefined on object.'],
    ["{}['a']", 'Property a is undefined on object.'],
    ['{}.constructor', 'Property constructor is undefined on object.'],
    ['{}.__proto__', 'Property __proto__ is undefined on object.'],
    ['{}.hasOwnProperty', 'Property hasOwnProperty is undefined on object.'],
    ['{}.size', 'Property size is undefined on object.'],
    ["{'a': 1}[0]", 'Unsupported operation error. Received: map[int].'],
    [
      "{'a': 1}.get('a')",
      'Incorrect number of arguments. Received: 1. Expected: map.get(string, any), map.get(list, any).',
    ],
    ['{1: 2}', 'Unsupported operation error. Received: {int: any}.'],
    ["{'a': {}.b}", 'Property b is undefined on object.'],
    ['{}.diff([])', 'Unsupported operation error. Received: map.diff(list). Expected: map.diff(map).'],
  ])('%s gives the error %s', (expression, message) => {
    expect(evaluate(expression)).toContain(`error: ${message}`);
  });
});
