import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('sets', () => {
  it.each([
    ['[1, 2, 2].toSet().size()', '2'],
    ['[1, 2].toSet().difference([1].toSet())', 'set(2)'],
    ['[1].toSet().union([2, 1].toSet())', 'set(1, 2)'],
    ['[1, 2].toSet().intersection([2, 3].toSet())', 'set(2)'],
    ['[1, 2].toSet().intersection([3].toSet()).size() == 0', 'true'],
    ['[1, 2].toSet().hasAll([1])', 'true'],
    ['[1, 2].toSet().hasAll([1.0].toSet())', 'true'],
    ['[1, 2].toSet().hasAny([3])', 'false'],
    ['[1].toSet().hasOnly([1, 2])', 'true'],
    ['[1, 3].toSet().hasOnly([1, 2].toSet())', 'false'],
    ['[[1, {}], [1.0, {}]].toSet().size()', '1'],
    ["['1', 1, true, 'true'].toSet().size()", '4'],
    ["[/a/b, '/a/b'].toSet().size()", '2'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    [
      '[1].toSet().difference([1])',
      'Unsupported operation error. Received: set.difference(list). Expected: set.difference(set).',
    ],
    [
      '[1].toSet().union([1])',
      'Unsupported operation error. Received: set.union(list). Expected: set.union(set).',
    ],
    ['[1].toSet()[0]', 'Function not found error: Name: [[]].'],
    ['[1].toSet().concat([2])', 'Function not found error: Name: [concat].'],
    ['[1].toSet().keys()', 'Function not found error: Name: [keys].'],
  ])('%s gives the error %s', (expression, message) => {
    expect(evaluate(expression)).toContain(`error: ${message}`);
  });
});
