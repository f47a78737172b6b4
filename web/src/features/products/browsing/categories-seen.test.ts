// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { accountStore } from '@/lib/device/store.ts';
import { categoriesSeen, noteCategory } from './categories-seen.ts';

beforeEach(() => localStorage.clear());

it('keeps the last three categories, each once, the last one first', () => {
  for (const id of ['lamps', 'chairs', 'lamps', 'beds', 'rugs']) noteCategory('bea', id);
  expect(categoriesSeen('bea')).toEqual(['rugs', 'beds', 'lamps']);
  expect(categoriesSeen('bob')).toEqual([]);
});

it('takes what is no list of ids for none', () => {
  accountStore('bea').keep('categories-seen', { 0: 'lamps' });
  expect(categoriesSeen('bea')).toEqual([]);
  accountStore('bea').keep('categories-seen', ['lamps', 7]);
  expect(categoriesSeen('bea')).toEqual(['lamps']);
});
