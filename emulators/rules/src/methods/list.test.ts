import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('lists', () => {
  it.each([
    ['[].size()', '0'],
    ['[1, 2, 3].size()', '3'],
    ['[1, 2, 3,].size()', '3'],
    ['[1, 2, 3][1]', '2'],
    ['[1, 2, 3, 4][1:3]', '[2, 3]'],
    ['[1, 2, 3, 4][0:4]', '[1, 2, 3, 4]'],
    ['[1, 2, 3, 4][2:2]', '[]'],
    ['[1].concat([2, 3])', '[1, 2, 3]'],
    ['[1, 2].hasAll([1])', 'true'],
    ['[1, 2].hasAll([1, 3])', 'false'],
    ['[1, 2].hasAll([])', 'true'],
    ['[1].hasAll([1.0])', 'false'],
    ['[1, 2].hasAny([3, 2])', 'true'],
    ['[1, 2].hasAny([])', 'false'],
    ['[1].hasOnly([1, 2])', 'true'],
    ['[1, 3].hasOnly([1, 2])', 'false'],
    ['[1, 1].hasOnly([1])', 'true'],
    ['[].hasOnly([1])', 'true'],
    ['[1, 2, 1, 3].removeAll([1])', '[2, 3]'],
    ["[1, 'a', true, 2.0, null].join('-')", '"1-a-true-2.0-null"'],
    ["[].join(',')", '""'],
    ['[1, 2, 2, 1.0].toSet()', 'set(1, 2)'],
    ["[['a']][0][0]", '"a"'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    ['[1][1]', 'Index out of bound error. Index: [1] , size: [1].'],
    ['[1][-1]', 'Index out of bound error. Index: [-1] , size: [1].'],
    ['[1, 2, 3, 4][1:99]', 'Index out of bound error. Index: [98] , size: [4].'],
    ['[1, 2][0:0]', 'Index out of bound error. Index: [-1] , size: [2].'],
    ['[1, 2][2:2]', 'Index out of bound error. Index: [2] , size: [2].'],
    ['[][0:0]', 'Index out of bound error. Index: [0] , size: [0].'],
    ["[1]['a']", 'Unsupported operation error. Received: list[string].'],
    ['[1][1.0]', 'Unsupported operation error. Received: list[float].'],
    [
      '[1].hasAll([1].toSet())',
      'Unsupported operation error. Received: list.hasAll(set). Expected: list.hasAll(list).',
    ],
    ['[1].union([2])', 'Function not found error: Name: [union].'],
    ["[[1]].join(',')", 'Unsupported operation error. Received: string(list).'],
    ['[{}.a]', 'Property a is undefined on object.'],
  ])('%s gives the error %s', (expression, message) => {
    expect(evaluate(expression)).toContain(`error: ${message}`);
  });
});
