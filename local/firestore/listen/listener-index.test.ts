import { describe, expect, it } from 'vitest';
import { DocumentPath } from '../model/index.ts';
import { collectionQuery } from '../query/index.ts';
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

describe('the index of listeners', () => {
  it.each([
    ['users/u1', ['users', 'everything', 'rootCollections']],
    ['posts/p1', ['posts', 'allPosts', 'everything', 'rootCollections']],
    ['users/u1/posts/p1', ['postsOfU1', 'allPosts', 'everything', 'collectionsOfU1']],
    ['users/u2/posts/p1', ['allPosts', 'everything']],
  ])('a change of %s concerns %j', (path, names) => {
    const index = new ListenerIndex<string>();
    for (const [name, query] of Object.entries(QUERIES)) index.add(query, name);
    expect([...index.concernedBy(DocumentPath.parse(path))].sort()).toEqual([...names].sort());
  });

  it('forgets listeners', () => {
    const index = new ListenerIndex<string>();
    index.add(QUERIES.users, 'a');
    index.add(QUERIES.users, 'b');
    index.delete(QUERIES.users, 'a');
    expect([...index.concernedBy(u1)]).toEqual(['b']);
  });
});
