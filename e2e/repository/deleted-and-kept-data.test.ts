import { PERSONAL_DATA } from '@thriftline/domain/privacy/deleted-and-kept-data';
import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Names of collections that functions write out: `collection<Job>('jobs')`, `.collectionGroup('private')`. */
const WRITTEN_OUT = /\bcollection(?:Group)?(?:<[^<>]*>)?\('([^'/]+)'\)/g;
/** Collections that the rules speak of: `match /users/{uid}`. */
const MATCHED = /match ((?:\/\w+\/[^ ]*)) \{/g;

it('says of every collection that functions or rules name whose data it holds', () => {
  const sources = repositoryFiles('functions/src/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const written = sources.flatMap((path) =>
    [...textOf(path).matchAll(WRITTEN_OUT)].map(([, name = '']) => name),
  );
  const matched = [...textOf('firestore.rules').matchAll(MATCHED)]
    // Names and ids take turns.
    .flatMap(([, path = '']) => path.split('/').filter((_, place) => place % 2 === 1))
    .filter((name) => name !== 'databases' && name !== 'documents');
  expect(written).toEqual(expect.arrayContaining(['jobs', 'actCounts', 'private']));
  expect(matched).toEqual(expect.arrayContaining(['users', 'uploads', 'versions', 'private']));
  const unknown = [...written, ...matched].filter((name) => !(name in PERSONAL_DATA));
  expect(unknown).toEqual([]);
});
