import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aRequest, METHODS, ROOT } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules, rulesetOf, storageRules } from '../testing/rules.ts';
import type { RulesValue } from '../values/value.ts';

/** Whether a `get` is allowed where the match's condition is `condition`. */
function allows(match: string, path: string, condition = 'true'): boolean {
  const ruleset = firestoreRules(`match ${match} { allow get: if ${condition}; }`);
  return decide(ruleset, aRequest(path), NO_DOCUMENTS).allowed;
}

describe('match paths', () => {
  it.each([
    ['/a/{x}', 'a/1', 'true', true],
    ['/a/{x}', 'b/1', 'true', false],
    ['/a/{x}', 'a/1/b/2', 'true', false],
    ['/a/{x}/b/{y}', 'a/1/b/2', "x == '1' && y == '2'", true],
    ['/a/fixed', 'a/fixed', 'true', true],
    ['/a/fixed', 'a/other', 'true', false],
    ['/a/{x}', 'a/1', 'x is string', true],
    ['/{rest=**}', 'a/1', 'rest is path && rest == /a/1', true],
    ['/{rest=**}', 'a/1/b/2', "rest[3] == '2'", true],
    ['/a/{x}/{rest=**}', 'a/1', 'rest != /b', true],
    ['/a/{x}/{rest=**}', 'a/1/b/2', 'rest == /b/2', true],
    ['/a/{x=**}', 'b/1', 'true', false],
    ['/{before=**}/b/{id}', 'b/2', "id == '2'", true],
    ['/{before=**}/b/{id}', 'a/1/b/2', "before == /a/1 && id == '2'", true],
    ['/{before=**}/b/{id}', 'a/1/b/2/b/3', "before == /a/1/b/2 && id == '3'", true],
    ['/{before=**}/b/{id}', 'a/1/c/2', 'true', false],
    ['/a/{x}/{middle=**}/z/{id}', 'a/1/b/2/z/3', "x == '1' && middle == /b/2 && id == '3'", true],
    ['/users/{constructor}', 'users/1', "constructor == '1'", true],
  ])('%s and %s with %s: %s', (match, path, condition, allowed) => {
    expect(allows(match, path, condition)).toBe(allowed);
  });

  it('need not have a version; without one, recursive wildcards cover at least one segment', () => {
    const ruleset = rulesetOf(`service cloud.firestore { match /databases/{d}/documents {
      match /a/{x}/{rest=**} { allow get; }
    } }`);
    expect(decide(ruleset, aRequest('a/1'), NO_DOCUMENTS).allowed).toBe(false);
    expect(decide(ruleset, aRequest('a/1/b/2'), NO_DOCUMENTS).allowed).toBe(true);
  });

  it('any allow of any match that covers the path suffices', () => {
    const ruleset = firestoreRules(`
      match /a/{x} { allow get: if false; allow get: if {}.missing; allow get: if 1; }
      match /{rest=**} { allow get: if true; }`);
    expect(decide(ruleset, aRequest('a/1'), NO_DOCUMENTS).allowed).toBe(true);
  });

  it('nested matches add to the path and do not inherit allows', () => {
    const ruleset = firestoreRules('match /a/{x} { allow get; match /b/{y} { allow get: if x == y; } }');
    expect(decide(ruleset, aRequest('a/1'), NO_DOCUMENTS).allowed).toBe(true);
    expect(decide(ruleset, aRequest('a/1/b/1'), NO_DOCUMENTS).allowed).toBe(true);
    expect(decide(ruleset, aRequest('a/1/b/2'), NO_DOCUMENTS).allowed).toBe(false);
    expect(decide(ruleset, aRequest('a/1/c/1'), NO_DOCUMENTS).allowed).toBe(false);
  });
});

describe('allow', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update, delete', ['update', 'delete']],
    ['read, write', METHODS],
  ])('%s stands for %s', (words, expected) => {
    const ruleset = firestoreRules(`match /a/{x} { allow ${words}: if true; }`);
    const allowed = METHODS.filter((method) => {
      const path = method === 'list' ? [...ROOT, 'a'] : [...ROOT, 'a', '1'];
      return decide(ruleset, aRequest('', { method, path }), NO_DOCUMENTS).allowed;
    });
    expect(allowed).toEqual(expected);
  });

  it('without a condition always holds', () => {
    expect(decide(firestoreRules('match /a/{x} { allow get; }'), aRequest('a/1'), NO_DOCUMENTS).allowed).toBe(
      true,
    );
  });

  it.each(['1', "'true'", 'null', '[true]'])('does not hold for %s, which is no bool', (condition) => {
    expect(allows('/a/{x}', 'a/1', condition)).toBe(false);
  });
});

describe('storage', () => {
  const path = ['b', 'bucket', 'o', 'images', 'u1', 'a.jpg'];

  it('matches objects and gives their fields as a map', () => {
    const ruleset = storageRules(`match /images/{uid}/{file=**} {
      allow get: if bucket == 'bucket' && uid == 'u1' && file == /a.jpg && resource.size < 10
        && resource.metadata.owner == 'u1';
      allow list: if uid == 'u1';
    }`);
    const resource = new Map<string, RulesValue>([
      ['size', 5n],
      ['metadata', new Map([['owner', 'u1']])],
    ]);
    expect(decide(ruleset, aRequest('', { path, resource }), NO_DOCUMENTS).allowed).toBe(true);
    const list = aRequest('', { method: 'list', path: path.slice(0, -1) });
    expect(decide(ruleset, list, NO_DOCUMENTS).allowed).toBe(true);
  });

  it('has no lists before version 2', () => {
    const ruleset = rulesetOf(
      'service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read; } } }',
      'firebase.storage',
    );
    expect(decide(ruleset, aRequest('', { path }), NO_DOCUMENTS).allowed).toBe(true);
    expect(decide(ruleset, aRequest('', { path, method: 'list' }), NO_DOCUMENTS).allowed).toBe(false);
  });
});
