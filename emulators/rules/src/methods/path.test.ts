import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('paths', () => {
  it.each([
    ['/a/b', '/a/b'],
    ["/users/$('u1')/x", '/users/u1/x'],
    ['/databases/$(database)/documents/things/$(id)', '/databases/(default)/documents/things/t1'],
    ['/databases/(default)/documents/a/b', '/databases/(default)/documents/a/b'],
    ['/databases/$(database)/documents/things/$(id) == request.path', 'true'],
    ['/users/$(/a/b)', '/users/a/b'],
    ["/a/$('x' + 'y')/$(id)", '/a/xy/t1'],
    ['/a/b-c.d~e@f', '/a/b-c.d~e@f'],
    ["path('a/b')", '/a/b'],
    ["path('/a/b') == path('a/b')", 'true'],
    ["path('a/b') == '/a/b'", 'false'],
    ["path('users/{uid}').bind({'uid': 'alice'})", '/users/alice'],
    ["path('users/{uid}/{other}').bind({'uid': 'alice'})", '/users/alice/{other}'],
    ["path('users/alice')[1]", '"alice"'],
    ['request.path[3]', '"things"'],
    ['[/a/b, /c/d][1]', '/c/d'],
    ['4 / 2', '2'],
    ['(/a/b) != /a/c', 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    [
      "path(path('a/b'))",
      'error: Unsupported operation error. Received: path(path). Expected: path(string).',
    ],
    ["path('a/b')[2]", 'error: Index out of bound error. Index: [2] , size: [2].'],
    ['/a/$(1)/$(1.5)/$(true)/$(null)', '/a/1/1.5/true/null'],
    [
      '/a/$([1])',
      'error: Unsupported operation error. Received: string(list). Expected: string(int), string(float), string(null), string(string), string(bool), string(path).',
    ],
    ['/a/b/c[1:3]', '/b/c'],
    ["path('')", 'error: Empty Path Template is not allowed.'],
    ["path('a//b')", 'error: Invalid Path Template a//b. Empty segment is not allowed.'],
    ["path('/a/{x}').bind({'x': 1})", '/a/1'],
    ['/a/$({}.b)', 'error: Property b is undefined on object.'],
    ['/a/', "issue: Forward slash '/' found where identifier or binding expected."],
    ['/a/$(id', "issue: Unexpected ';', expected ')'."],
  ])('%s gives %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });
});
