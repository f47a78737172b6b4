import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { FieldFilter, ListQuery, QueryFilter, QueryOperator } from '../requests/request.ts';
import { aRequest, aUser, ROOT } from '../testing/a-request.ts';
import { documentsOf, NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules, rulesetOf } from '../testing/rules.ts';
import { toRulesValue } from '../testing/to-rules-value.ts';
import { RulesPath } from '../values/path.ts';

function where(field: string, op: QueryOperator, value: unknown = null): FieldFilter {
  return { kind: 'field', field: field.split('.'), op, value: toRulesValue(value) };
}

function and(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'and', filters };
}

function or(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'or', filters };
}

function named(id: string): RulesPath {
  return new RulesPath([...ROOT, 'things', id]);
}

/** A list of `things` by u1 with this filter. */
function aList(filter: QueryFilter | null, query: Partial<ListQuery> = {}) {
  return aRequest('', {
    method: 'list',
    path: [...ROOT, 'things'],
    auth: aUser('u1'),
    query: { collectionGroup: false, collectionId: 'things', where: filter, orderBy: [], ...query },
  });
}

/** Whether the query is allowed where this is the condition for things. */
function allows(condition: string, filter: QueryFilter | null, query: Partial<ListQuery> = {}): boolean {
  const ruleset = firestoreRules(`match /things/{id} { allow list: if ${condition}; }`);
  return decide(ruleset, aList(filter, query), NO_DOCUMENTS).allowed;
}

describe('conditions that do not touch the documents', () => {
  it('decide directly', () => {
    expect(allows('request.auth != null', null)).toBe(true);
    expect(allows("request.auth.uid == 'u2'", null)).toBe(false);
  });

  it('may read other documents', () => {
    const ruleset = firestoreRules(
      'match /things/{id} { allow list: if exists(/databases/$(database)/documents/users/$(request.auth.uid)); }',
    );
    expect(decide(ruleset, aList(null), documentsOf({ 'users/u1': {} })).allowed).toBe(true);
    expect(decide(ruleset, aList(null), documentsOf({})).allowed).toBe(false);
  });

  it('see limit, offset and orderBy of the query', () => {
    expect(allows('request.query.limit <= 50', null, { limit: 50 })).toBe(true);
    expect(allows('request.query.limit <= 50', null, { limit: 51 })).toBe(false);
    expect(allows('request.query.limit <= 50', null)).toBe(false);
    expect(allows('request.query.limit == null', null)).toBe(true);
    expect(allows('request.query.offset == 0', null)).toBe(true);
    expect(allows('request.query.offset == 3', null, { offset: 3 })).toBe(true);
    const orderBy = [{ field: ['a', 'b'], direction: 'DESC' as const }];
    expect(allows("request.query.orderBy == {'a.b': 'DESC'}", null, { orderBy })).toBe(true);
    expect(allows('request.query.orderBy == {}', null)).toBe(true);
  });
});

describe('equality', () => {
  it.each<[string, QueryFilter | null, boolean]>([
    ['resource.data.owner == request.auth.uid', where('owner', '==', 'u1'), true],
    ['resource.data.owner == request.auth.uid', where('owner', '==', 'u2'), false],
    ['resource.data.owner == request.auth.uid', null, false],
    ['resource.data.owner == request.auth.uid', where('other', '==', 'u1'), false],
    ["resource['data']['owner'] == request.auth.uid", where('owner', '==', 'u1'), true],
    ['resource.data.a.b == 1', where('a.b', '==', 1), true],
    ['resource.data.a.b == 1', where('a', '==', { b: 1 }), true],
    ['resource.data.a.c == 1', where('a.b', '==', 1), false],
    ['resource.data.owner in [request.auth.uid]', where('owner', '==', 'u1'), true],
    ['resource.data.price < 10', where('price', '==', 5), true],
    ['resource.data.title.size() < 10', where('title', '==', 'short'), true],
    ['resource.data.title is string', where('title', '==', 'short'), true],
    ["'title' in resource.data", where('title', '==', 'short'), true],
    ["'title' in resource.data", where('title', '>', 'short'), true],
    ["'title' in resource.data", where('title.de', '==', 'short'), true],
    ['resource.data != null', where('title', '==', 'short'), true],
    ['resource.data == null', where('title', '==', 'short'), false],
    ["resource.data.get('other', null) == null", where('title', '==', 'short'), false],
    ["!(resource.data.get('other', null) == null)", where('title', '==', 'short'), false],
    ["resource.data.get('title', '') == 'short'", where('title', '==', 'short'), true],
    ["resource.data.get(['a', 'b'], 0) == 1", where('a.b', '==', 1), true],
    ['resource.data.gone == null', where('gone', '==', null), true],
    ['resource.data.gone == null', where('gone', 'is-null'), true],
    ['math.isNaN(resource.data.n)', where('n', 'is-nan'), true],
    ['resource.data.b == 2 && resource.data.a == 1', and(where('a', '==', 1), where('b', '==', 2)), true],
    ['resource.data.b == 2 || resource.data.a == 1', where('a', '==', 1), true],
    ['resource.data.b == 2 && resource.data.a == 1', where('a', '==', 1), false],
  ])('%s with %o: %s', (condition, filter, allowed) => {
    expect(allows(condition, filter)).toBe(allowed);
  });

  it('lets a condition read a document that the field names', () => {
    const ruleset = firestoreRules(`match /things/{id} {
      allow list: if get(/databases/$(database)/documents/groups/$(resource.data.group)).data.open == true;
    }`);
    const lookup = documentsOf({ 'groups/g1': { open: true }, 'groups/g2': { open: false } });
    expect(decide(ruleset, aList(where('group', '==', 'g1')), lookup).allowed).toBe(true);
    expect(decide(ruleset, aList(where('group', '==', 'g2')), lookup).allowed).toBe(false);
    expect(decide(ruleset, aList(null), lookup).allowed).toBe(false);
    expect(decide(ruleset, aList(where('group', 'in', ['g1', 'g2'])), lookup).allowed).toBe(false);
  });

  it('reaches through functions', () => {
    const ruleset = firestoreRules(`
      function owns(data) { let owner = data.owner; return owner == request.auth.uid; }
      match /things/{id} { allow list: if owns(resource.data); }`);
    expect(decide(ruleset, aList(where('owner', '==', 'u1')), NO_DOCUMENTS).allowed).toBe(true);
    expect(decide(ruleset, aList(null), NO_DOCUMENTS).allowed).toBe(false);
  });
});

describe('what a query does not tell', () => {
  it.each([
    'resource.data.other == 1',
    'resource.data.other != 1',
    '!(resource.data.other == 1)',
    "!('other' in resource.data)",
    "'other' in resource.data",
    "resource.data.get('other', 0) == 0",
    "resource.data.get(['other', 'x'], 0) == 0",
    'resource.data.other is string',
    '!(resource.data.other is string)',
    "resource.data.keys().hasOnly(['owner'])",
    'resource.data.size() == 1',
    'resource.data.diff({}).affectedKeys().size() == 1',
    'resource.data == {}',
    "resource.data == {'owner': 'u1'}",
    "!('x' in resource.data.other)",
    "!resource.data.other.hasAny(['x'])",
    "resource.id != 'x'",
    "resource.id == 'x'",
    "id != 'x'",
    "id == 'x'",
    'id is string',
    "!(id in ['x'])",
    "[id].hasOnly(['x'])",
    'resource.__name__ is path',
    '!exists(/databases/$(database)/documents/banned/$(id))',
    '!exists(/databases/$(database)/documents/banned/$(resource.data.other))',
    'resource.data.other == resource.data.other',
    "{'a': resource.data.other}.a != 1",
    '[resource.data.other].size() == 1',
    "resource.data['other'] != 1",
    'resource.data.owner2 != resource.data.owner',
    'resource == resource',
  ])('does not prove %s', (condition) => {
    expect(allows(condition, where('owner', '==', 'u1'))).toBe(false);
    expect(allows(`(${condition}) || request.auth.uid == 'u1'`, where('owner', '==', 'u1'))).toBe(true);
    expect(allows(`(${condition}) && request.auth.uid == 'u1'`, where('owner', '==', 'u1'))).toBe(false);
  });

  it('results are documents, never null', () => {
    expect(allows('resource != null', null)).toBe(true);
    expect(allows('resource == null', null)).toBe(false);
  });

  it('is denied with the official words', () => {
    const ruleset = firestoreRules(
      'match /things/{id} { allow list: if resource.data.owner == request.auth.uid; }',
    );
    expect(decide(ruleset, aList(null), NO_DOCUMENTS).message).toContain(
      "\nProperty owner is undefined on object. for 'list' @ L4",
    );
  });

  it('rules for get are not used for lists', () => {
    const ruleset = firestoreRules('match /things/{id} { allow get: if true; }');
    expect(decide(ruleset, aList(null), NO_DOCUMENTS).allowed).toBe(false);
  });
});

describe('ranges', () => {
  it.each<[string, QueryFilter, boolean]>([
    ['resource.data.n < 20', where('n', '<', 10), true],
    ['resource.data.n < 10', where('n', '<', 10), true],
    ['resource.data.n < 9', where('n', '<', 10), false],
    ['resource.data.n <= 10', where('n', '<', 10), true],
    ['resource.data.n < 10', where('n', '<=', 10), false],
    ['resource.data.n <= 10', where('n', '<=', 10), true],
    ['resource.data.n != 20', where('n', '<', 10), true],
    ['resource.data.n != 10', where('n', '<', 10), true],
    ['resource.data.n != 10', where('n', '<=', 10), false],
    ['resource.data.n != 5', where('n', '<', 10), false],
    ['resource.data.n > 5', where('n', '>', 10), true],
    ['resource.data.n >= 10', where('n', '>=', 10), true],
    ['resource.data.n > 10', where('n', '>=', 10), false],
    ['10 < resource.data.n', where('n', '>', 10), true],
    ['10 > resource.data.n', where('n', '>', 10), false],
    ['resource.data.n > 0 && resource.data.n < 20', and(where('n', '>', 5), where('n', '<', 10)), true],
    ['resource.data.n < 10', and(where('n', '<', 20), where('n', '<', 10)), true],
    ['resource.data.n < 10', and(where('n', '<', 10), where('n', '<', 20)), true],
    ['resource.data.n == 5', and(where('n', '>=', 5), where('n', '<=', 5)), true],
    ['resource.data.n == 5', and(where('n', '>=', 5), where('n', '<', 6)), false],
    ['!(resource.data.n > 10)', where('n', '<=', 10), true],
    ['!(resource.data.n > 9)', where('n', '<=', 10), false],
    [
      "resource.data.s >= 'a' && resource.data.s < 'b'",
      and(where('s', '>=', 'a'), where('s', '<', 'b')),
      true,
    ],
    ["resource.data.n != 'x'", where('n', '<', 10), false],
    ["resource.data.n < 'x'", where('n', '<', 10), false],
    ['resource.data.n < 10.5', where('n', '<', 10), true],
    ['resource.data.n is number', where('n', '<', 10), false],
    ['resource.data.n.size() > 0', where('n', '>', 2), false],
    ['resource.data.a.n < 20', where('a.n', '<', 10), true],
  ])('%s with %o: %s', (condition, filter, allowed) => {
    expect(allows(condition, filter)).toBe(allowed);
  });
});

describe('inequality', () => {
  it.each<[string, QueryFilter, boolean]>([
    ["resource.data.state != 'draft'", where('state', '!=', 'draft'), true],
    ["resource.data.state == 'draft'", where('state', '!=', 'draft'), false],
    ["!(resource.data.state == 'draft')", where('state', '!=', 'draft'), true],
    ["resource.data.state != 'other'", where('state', '!=', 'draft'), false],
    ["resource.data.state != 'b'", where('state', 'not-in', ['a', 'b']), true],
    ["resource.data.state != 'c'", where('state', 'not-in', ['a', 'b']), false],
    ["!(resource.data.state in ['a', 'b'])", where('state', 'not-in', ['a', 'b']), true],
    ["!(resource.data.state in ['a', 'c'])", where('state', 'not-in', ['a', 'b']), false],
    ['resource.data.state != null', where('state', 'is-not-null'), true],
  ])('%s with %o: %s', (condition, filter, allowed) => {
    expect(allows(condition, filter)).toBe(allowed);
  });
});

describe('alternatives', () => {
  it.each<[string, QueryFilter, boolean]>([
    ["resource.data.state in ['a', 'b', 'c']", where('state', 'in', ['a', 'b']), true],
    ["resource.data.state in ['a', 'c']", where('state', 'in', ['a', 'b']), false],
    ["resource.data.state != 'c'", where('state', 'in', ['a', 'b']), true],
    ["resource.data.state == 'a' || resource.data.state == 'b'", where('state', 'in', ['a', 'b']), true],
    ['resource.data.a == 1 || resource.data.b == 2', or(where('a', '==', 1), where('b', '==', 2)), true],
    ['resource.data.a == 1', or(where('a', '==', 1), where('b', '==', 2)), false],
    [
      'resource.data.o == 1 && resource.data.s in [1, 2]',
      and(where('o', '==', 1), or(where('s', '==', 1), where('s', '==', 2))),
      true,
    ],
    ['true', where('state', 'in', []), false],
    ['true', or(), false],
  ])('%s with %o: %s', (condition, filter, allowed) => {
    expect(allows(condition, filter)).toBe(allowed);
  });

  it('may be allowed by different allows', () => {
    const ruleset = firestoreRules(`match /things/{id} {
      allow list: if resource.data.a == 1;
      allow list: if resource.data.b == 2;
    }`);
    const filter = or(where('a', '==', 1), where('b', '==', 2));
    expect(decide(ruleset, aList(filter), NO_DOCUMENTS).allowed).toBe(true);
  });

  it('are judged once where the condition does not look at them', () => {
    const printed: string[] = [];
    const ruleset = firestoreRules("match /things/{id} { allow list: if debug('judged') == 'judged'; }");
    const list = aList(where('state', 'in', ['a', 'b', 'c']));
    decide(ruleset, list, NO_DOCUMENTS, { print: (text) => printed.push(text) });
    expect(printed).toHaveLength(1);
  });

  it('that are too many are denied', () => {
    const many = where(
      'a',
      'in',
      Array.from({ length: 40 }, (_, index) => index),
    );
    expect(allows('true', and(many, { ...many, field: ['b'] }))).toBe(false);
  });
});

describe('elements of lists', () => {
  it.each<[string, QueryFilter, boolean]>([
    ['request.auth.uid in resource.data.members', where('members', 'array-contains', 'u1'), true],
    ['request.auth.uid in resource.data.members', where('members', 'array-contains', 'u2'), false],
    ['!(request.auth.uid in resource.data.members)', where('members', 'array-contains', 'u2'), false],
    ["resource.data.members.hasAny(['u1', 'u2'])", where('members', 'array-contains', 'u1'), true],
    ["resource.data.members.hasAll(['u1'])", where('members', 'array-contains', 'u1'), true],
    ["resource.data.members.hasAll(['u1', 'u2'])", where('members', 'array-contains', 'u1'), false],
    ["resource.data.members.hasOnly(['u1'])", where('members', 'array-contains', 'u1'), false],
    ['resource.data.members.size() > 0', where('members', 'array-contains', 'u1'), false],
    ["resource.data.tags.hasAny(['a', 'b'])", where('tags', 'array-contains-any', ['a', 'b']), true],
    ["resource.data.tags.hasAny(['a', 'b', 'c'])", where('tags', 'array-contains-any', ['a', 'b']), true],
    ["resource.data.tags.hasAny(['a'])", where('tags', 'array-contains-any', ['a', 'b']), false],
    ["'a' in resource.data.tags", where('tags', 'array-contains-any', ['a', 'b']), false],
    ["resource.data.tags != 'a'", where('tags', 'array-contains', 'a'), false],
  ])('%s with %o: %s', (condition, filter, allowed) => {
    expect(allows(condition, filter)).toBe(allowed);
  });
});

describe('the name of a document', () => {
  const isName: FieldFilter = { kind: 'field', field: ['__name__'], op: '==', value: named('t1') };
  const inNames: FieldFilter = { ...isName, op: 'in', value: [named('t1'), named('t2')] };

  it('gives the wildcard its value', () => {
    expect(allows("id == 't1'", isName)).toBe(true);
    expect(allows("resource.id == 't1'", isName)).toBe(true);
    expect(allows("id == 't2'", isName)).toBe(false);
    expect(allows("id in ['t1', 't2']", inNames)).toBe(true);
    expect(allows("id == 't1'", inNames)).toBe(false);
    expect(allows("id == 't1'", { ...isName, op: '>=' })).toBe(false);
  });

  it('makes literal segments match', () => {
    const ruleset = firestoreRules('match /things/t1 { allow list: if true; }');
    expect(decide(ruleset, aList(isName), NO_DOCUMENTS).allowed).toBe(true);
    expect(decide(ruleset, aList(inNames), NO_DOCUMENTS).allowed).toBe(false);
    expect(decide(ruleset, aList(null), NO_DOCUMENTS).allowed).toBe(false);
  });
});

describe('paths', () => {
  it('the wildcards of the collection have values', () => {
    const ruleset = firestoreRules("match /users/{uid}/things/{id} { allow list: if uid == 'u1'; }");
    const list = (uid: string) => ({ ...aList(null), path: [...ROOT, 'users', uid, 'things'] });
    expect(decide(ruleset, list('u1'), NO_DOCUMENTS).allowed).toBe(true);
    expect(decide(ruleset, list('u2'), NO_DOCUMENTS).allowed).toBe(false);
  });

  it('a recursive wildcard covers the unknown document but has no value', () => {
    const judge = (condition: string): boolean =>
      decide(
        firestoreRules(`match /things/{rest=**} { allow list: if ${condition}; }`),
        aList(null),
        NO_DOCUMENTS,
      ).allowed;
    expect(judge('true')).toBe(true);
    expect(judge("rest[0] != 'x'")).toBe(false);
  });
});

describe('collection groups', () => {
  const group = (text: string, parent: readonly string[] = ROOT, version = 2): boolean =>
    decide(
      rulesetOf(`rules_version = '${version}';
        service cloud.firestore { match /databases/{d}/documents { ${text} } }`),
      { ...aList(null, { collectionGroup: true }), path: parent },
      NO_DOCUMENTS,
    ).allowed;

  it('need a match that covers every depth', () => {
    expect(group('match /{path=**}/things/{id} { allow list: if true; }')).toBe(true);
    expect(group('match /{path=**} { allow list: if true; }')).toBe(true);
    expect(group('match /things/{id} { allow list: if true; }')).toBe(false);
    expect(group('match /users/{uid}/things/{id} { allow list: if true; }')).toBe(false);
    expect(group('match /users/{uid}/{path=**}/things/{id} { allow list: if true; }')).toBe(false);
    expect(group('match /{path=**}/others/{id} { allow list: if true; }')).toBe(false);
  });

  it('below a document need a match from there on', () => {
    const parent = [...ROOT, 'users', 'u1'];
    expect(group("match /users/{uid}/{path=**}/things/{id} { allow list: if uid == 'u1'; }", parent)).toBe(
      true,
    );
    expect(group('match /users/{uid}/things/{id} { allow list: if true; }', parent)).toBe(false);
  });

  it('have no known path', () => {
    expect(group("match /{path=**}/things/{id} { allow list: if path[0] != 'x'; }")).toBe(false);
  });

  it('need version 2', () => {
    expect(group('match /{path=**} { allow list: if true; }', ROOT, 1)).toBe(false);
  });

  it('use what the filters tell', () => {
    const ruleset = firestoreRules(
      'match /{path=**}/things/{id} { allow list: if resource.data.owner == request.auth.uid; }',
    );
    const list = aList(where('owner', '==', 'u1'), { collectionGroup: true });
    expect(decide(ruleset, { ...list, path: ROOT }, NO_DOCUMENTS).allowed).toBe(true);
  });
});
