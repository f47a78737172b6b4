import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

const DIFF = "{'same': 1, 'changed': 2, 'added': 3}.diff({'same': 1, 'changed': 1, 'removed': 4})";

describe('map differences', () => {
  it.each([
    ['addedKeys', 'set("added")'],
    ['removedKeys', 'set("removed")'],
    ['changedKeys', 'set("changed")'],
    ['unchangedKeys', 'set("same")'],
    ['affectedKeys', 'set("added", "removed", "changed")'],
  ])('%s of the example is %s', (method, value) => {
    expect(evaluate(`${DIFF}.${method}()`)).toBe(value);
  });

  it.each([
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size()", '0'],
    ["{'a': [1, {'b': 0.0}]}.diff({'a': [1.0, {'b': -0.0}]}).affectedKeys().size()", '0'],
    ["{'a': float('NaN')}.diff({'a': float('NaN')}).affectedKeys().size()", '0'],
    ["{'a': null}.diff({}).addedKeys()", 'set("a")'],
    ["{'a': 1}.diff({'a': '1'}).changedKeys()", 'set("a")'],
    ["{'a': {'b': 1}}.diff({'a': {'b': 2}}).changedKeys()", 'set("a")'],
    ["{'a': 1}.diff({'a': 2}).affectedKeys().hasOnly(['a'])", 'true'],
    ["{'a': 1}.diff({}) == {'a': 1.0}.diff({})", 'true'],
    ["{'a': 1}.diff({}) == {'a': 2}.diff({})", 'false'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });
});
