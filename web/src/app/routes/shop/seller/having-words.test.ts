import { expect, it } from 'vitest';
import type { FoundItems } from '@/features/search/hooks/use-found-items.ts';
import { havingWords } from './having-words.ts';

const row = (id: string, titleStems: string) => ({ id, listing: { titleStems, textStems: '' } });
const found = (hasMore: boolean) =>
  ({
    status: 'ready',
    pages: [
      { key: 'page-1', rows: [row('a', 'oak chair'), row('b', 'lamp')] },
      { key: 'page-2', rows: [row('c', 'elm chair')] },
    ],
    hasMore,
  }) as unknown as FoundItems;
const idsOf = ({ pages }: FoundItems) => pages.flatMap(({ rows }) => rows.map(({ id }) => id));

it('has the items of a seller that have all the words, in whichever form', () => {
  expect(idsOf(havingWords(found(false), 'Chairs'))).toEqual(['a', 'c']);
  expect(idsOf(havingWords(found(false), 'chair oak'))).toEqual(['a']);
  expect(idsOf(havingWords(found(false), 'table'))).toEqual([]);
});

it('says that there is none only once all were looked through', () => {
  expect(havingWords(found(true), 'table').status).toBe('loading');
  expect(havingWords(found(true), 'lamp').status).toBe('ready');
  expect(havingWords(found(false), 'table').status).toBe('ready');
});

it('waits until it is known how the words are read', () => {
  expect(havingWords(found(false), 'lamp', false)).toMatchObject({ status: 'loading', pages: [] });
});
