import { msg } from '@lingui/core/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { Product } from '@thriftline/domain/catalogue/product';
import { type ProductState, productState } from '@thriftline/domain/catalogue/product-state';

/** How a seller narrows down their items; drafts are items of this device and account that nobody else sees yet. */
export const ITEM_TABS = ['all', 'forSale', 'reserved', 'hidden', 'sold', 'drafts'] as const;
export type ItemTab = (typeof ITEM_TABS)[number];

export const ITEM_TAB_LABELS: Readonly<Record<ItemTab, string>> = lookedUp({
  all: msg({ message: 'All', context: 'items' }),
  forSale: msg`For sale`,
  reserved: msg`Reserved`,
  hidden: msg`Hidden`,
  sold: msg`Sold`,
  drafts: msg`Drafts`,
});

const TAB_OF: Readonly<Record<ProductState['name'], ItemTab>> = {
  available: 'forSale',
  held: 'reserved',
  hidden: 'hidden',
  sold: 'sold',
};

/** What a seller looks for among their items. */
export interface ItemFilter {
  tab: ItemTab;
  /** Words that all stand in an item's name or category, in any order; blank for every item. */
  words: string;
}

/** Whether it leaves anything out, so that all items have to be there. */
export const isNarrowed = ({ tab, words }: ItemFilter): boolean => tab !== 'all' || words.trim() !== '';

/** Small letters without accents: `Café` is found by `cafe`. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Findable = Parameters<typeof productState>[0] & Pick<Product, 'productname' | 'categoryName'>;

/** Whether an item is looked for, at the moment `now` (milliseconds since 1970). */
export function fitsFilter(item: Findable, { tab, words }: ItemFilter, now: number): boolean {
  if (tab !== 'all' && TAB_OF[productState(item, now).name] !== tab) return false;
  const text = plain(`${item.productname} ${item.categoryName}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** How many of the items are in each tab, at the moment `now`. */
export function countItems(
  items: readonly Findable[],
  drafts: number,
  now: number,
): Readonly<Record<ItemTab, number>> {
  const of = (tab: ItemTab) => items.filter((item) => fitsFilter(item, { tab, words: '' }, now)).length;
  return {
    all: items.length,
    forSale: of('forSale'),
    reserved: of('reserved'),
    hidden: of('hidden'),
    sold: of('sold'),
    drafts,
  };
}
