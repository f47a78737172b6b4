import { describe, expect, it } from 'vitest';
import {
  type Document,
  DocumentPath,
  FieldPath,
  integerValue,
  stringValue,
  type Value,
} from '../model/index.ts';
import { collectionQuery, type Filter } from '../query/index.ts';
import { ListenerIndex } from './listener-index.ts';

const u1 = DocumentPath.parse('users/u1');

const QUERIES = {
  users: collectionQuery(null, 'users'),
  posts: collectionQuery(null, 'posts'),
  postsOfU1: collectionQuery(u1, 'posts'),
  allPosts: { ...collectionQuery(null, 'posts'), allDescendants: true },
  everything: { ...collectionQuery(null, null), allDescendants: true },
  rootCollections: collectionQuery(null, null),
  collectionsOfU1: collectionQuery(u1, null),
};

const TIME = { seconds: 1, nanos: 0 };

type Data = Readonly<Record<string, Value>>;

function change(path: string, before: Data | null, after: Data | null) {
  const state = (data: Data | null): Document | null =>
    data && {
      path: DocumentPath.parse(path),
      fields: new Map(Object.entries(data)),
      createTime: TIME,
      updateTime: TIME,
    };
  return { path: DocumentPath.parse(path), before: state(before), after: state(after) };
}

const is = (field: string, value: Value): Filter => ({
  kind: 'field',
  field: FieldPath.parse(field),
  op: '==',
  value,
});

describe('the index of listeners', () => {
  it.each([
    ['users/u1', ['users', 'everything', 'rootCollections']],
    ['posts/p1', ['posts', 'allPosts', 'everything', 'rootCollections']],
    ['users/u1/posts/p1', ['postsOfU1', 'allPosts', 'everything', 'collectionsOfU1']],
    ['users/u2/posts/p1', ['allPosts', 'everything']],
  ])('a change of %s concerns %j', (path, names) => {
    const index = new ListenerIndex<string>();
    for (const [name, query] of Object.entries(QUERIES)) index.add(query, name);
    expect([...index.concernedBy(change(path, null, {}))].sort()).toEqual([...names].sort());
  });

  it('forgets listeners', () => {
    const index = new ListenerIndex<string>();
    index.add(QUERIES.users, 'a');
    index.add(QUERIES.users, 'b');
    index.delete(QUERIES.users, 'a');
    expect([...index.concernedBy(change('users/u1', null, {}))]).toEqual(['b']);
  });

  it('tells those who want a value of the documents that have it, come to it or leave it', () => {
    const index = new ListenerIndex<string>();
    const users = collectionQuery(null, 'users');
    const red = is('colour', stringValue('red'));
    const filters: Record<string, Filter> = {
      red,
      blue: is('colour', stringValue('blue')),
      redAndNew: { kind: 'composite', op: 'and', filters: [is('isNew', integerValue(1)), red] },
      redOrNew: { kind: 'composite', op: 'or', filters: [is('isNew', integerValue(1)), red] },
    };
    for (const [name, filter] of Object.entries(filters)) index.add({ ...users, filter }, name);
    const told = (before: Data | null, after: Data | null) =>
      [...index.concernedBy(change('users/u1', before, after))].sort();
    const colour = (name: string) => ({ colour: stringValue(name) });
    expect(told(null, colour('red'))).toEqual(['red', 'redOrNew']);
    expect(told(colour('red'), colour('blue'))).toEqual(['blue', 'red', 'redOrNew']);
    expect(told(colour('red'), colour('red'))).toEqual(['red', 'redOrNew']);
    expect(told({ isNew: integerValue(1) }, null)).toEqual(['redAndNew', 'redOrNew']);
    for (const [name, filter] of Object.entries(filters)) index.delete({ ...users, filter }, name);
    expect(told(colour('red'), colour('blue'))).toEqual([]);
  });
});
