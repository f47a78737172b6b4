import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aDocument, aRequest } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { evaluate } from '../testing/evaluate.ts';
import { firestoreRules } from '../testing/rules.ts';

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

  /** What becomes of an update whose map, and the one before it, have so many entries. */
  function updateOf(after: number, before: number) {
    const ruleset = firestoreRules(`
      match /a/{id} {
        allow update: if request.resource.data.m.diff(resource.data.m).affectedKeys().size() >= 0 || true;
      }`);
    const withEntries = (count: number) =>
      aDocument('a/x', {
        m: Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index])),
      });
    const request = {
      method: 'update',
      resource: withEntries(before),
      requestResource: withEntries(after),
    } as const;
    return decide(ruleset, aRequest('a/x', request), NO_DOCUMENTS);
  }

  it.each([
    [5000, 5000, true],
    [5001, 1, false],
    [1, 5001, false],
  ])('of maps of %i and %i entries: allowed is %s, as memory is limited', (after, before, allowed) => {
    expect(updateOf(after, before).allowed).toBe(allowed);
  });

  it('says that the memory is used up', () => {
    expect(updateOf(5001, 1).message).toContain('the maximum memory usage of 1000 has been reached.');
  });
});
