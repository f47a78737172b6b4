// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { accountStore } from '@/lib/device/store.ts';
import { itemsSeen, MOST_ITEMS_SEEN, noteItem } from './items-seen.ts';

beforeEach(() => localStorage.clear());

it('keeps the last items of an account, each once, the last one first', () => {
  for (let item = 1; item <= MOST_ITEMS_SEEN + 2; item++) noteItem('bea', `item-${item}`);
  noteItem('bea', 'item-5');
  const seen = itemsSeen('bea');
  expect(seen).toHaveLength(MOST_ITEMS_SEEN);
  expect(seen.slice(0, 3)).toEqual(['item-5', 'item-7', 'item-6']);
  expect(itemsSeen('bob')).toEqual([]);
});

it('takes what is no list of ids for none', () => {
  accountStore('bea').keep('items-seen', ['lamp', 7]);
  expect(itemsSeen('bea')).toEqual(['lamp']);
  accountStore('bea').keep('items-seen', 'lamp');
  expect(itemsSeen('bea')).toEqual([]);
});
