import type { Query } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { readSources, type Source } from './read-sources.ts';

vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    doc: (path: string) => {
      if (path.split('/').length % 2 === 1) throw new Error('That is a collection');
      return { path };
    },
  }),
}));

/** A source of as many documents, each of which is handed out with that many characters. */
function sourceOf(name: string, count: number, characters = 1): Source {
  const paths = Array.from({ length: count }, (_, index) => `${name}/${String(index).padStart(6, '0')}`);
  const queryAfter = (after: string, most: number): object => ({
    withConverter: () => queryAfter(after, most),
    orderBy: () => queryAfter(after, most),
    limit: (limit: number) => queryAfter(after, limit),
    startAfter: ({ path }: { path: string }) => queryAfter(path, most),
    get: async () => ({
      docs: paths
        .filter((path) => path > after)
        .slice(0, most)
        .map((path) => ({ ref: { path } })),
    }),
  });
  return {
    name,
    query: queryAfter('', Number.POSITIVE_INFINITY) as Query,
    entriesOf: (docs) => docs.map(({ ref }) => ({ path: ref.path, text: 'x'.repeat(characters) })),
  };
}

const pathsOf = (entries: readonly object[] = []) => entries.map((entry) => 'path' in entry && entry.path);

it('gives all of each kind in one answer where that holds it, however many pages there are', async () => {
  const { records, next } = await readSources([sourceOf('views', 2_501), sourceOf('inbox', 0)]);
  expect(next).toBeUndefined();
  expect(new Set(pathsOf(records.views)).size).toBe(2_501);
  expect(records.inbox).toEqual([]);
});

it('goes on in as many answers as it takes, and gives each document once', async () => {
  const sources = [sourceOf('drafts', 1), sourceOf('messages', 3_000, 4_000), sourceOf('deliveries', 500)];
  const given: Record<string, unknown[]> = {};
  const sizes: number[] = [];
  let after: string | undefined;
  do {
    const { records, next } = await readSources(sources, after);
    for (const [name, entries] of Object.entries(records)) {
      const known = given[name] ?? [];
      given[name] = [...known, ...pathsOf(entries)];
    }
    sizes.push(JSON.stringify(records).length);
    after = next;
  } while (after !== undefined);
  for (const [name, count] of Object.entries({ drafts: 1, messages: 3_000, deliveries: 500 })) {
    expect(given[name]).toHaveLength(count);
    expect(new Set(given[name]).size).toBe(count);
  }
  expect(sizes).toHaveLength(3);
  expect(Math.max(...sizes)).toBeLessThan(10_000_000);
});

it.each(['elsewhere', 'elsewhere/a/b', 'views/a', 'views/__a__/b', 'views/a//b/c'])(
  'refuses to go on from %s',
  async (after) => {
    await expect(readSources([sourceOf('views', 1)], after)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  },
);
