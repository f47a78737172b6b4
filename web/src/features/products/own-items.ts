import { msg } from '@lingui/core/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { Product } from '@thriftline/domain/catalogue/product';
import { type ProductState, productState } from '@thriftline/domain/catalogue/product-state';

/** How a seller narrows down their items; drafts are items of this device and account that nobody else sees yet. */
export const ITEM_TABS = ['all', 'forSale', 'reserved', 'hidden', 'sold', 'advertised', 'drafts'] as const;
export type ItemTab = (typeof ITEM_TABS)[number];

export const ITEM_TAB_LABELS: Readonly<Record<ItemTab, string>> = lookedUp({
  all: msg({ message: 'All', context: 'items' }),
  forSale: msg`For sale`,
  reserved: msg`Reserved`,
  hidden: msg`Hidden`,
  sold: msg`Sold`,
  advertised: msg({ message: 'Advertised', context: 'items' }),
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

type Findable = Parameters<typeof productState>[0] &
  Pick<Product, 'productname' | 'categoryName'> & { _id: string };

/** What items are told apart by besides themselves. */
export interface Beside {
  /** Milliseconds since 1970. */
  now: number;
  /** Ids of the items that are advertised; undefined until that is known. */
  advertised: ReadonlySet<string> | undefined;
}

function isIn(tab: ItemTab, item: Findable, { now, advertised }: Beside): boolean {
  if (tab === 'advertised') return advertised?.has(item._id) === true;
  return tab === 'all' || TAB_OF[productState(item, now).name] === tab;
}

/** Whether an item is looked for. */
export function fitsFilter(item: Findable, { tab, words }: ItemFilter, beside: Beside): boolean {
  if (!isIn(tab, item, beside)) return false;
  const text = plain(`${item.productname} ${item.categoryName}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** How many items are in each tab, undefined where that is not known. */
export type ItemCounts = Readonly<Record<ItemTab, number | undefined>> & { sold: number };

/** How many of the items are in each tab. */
export function countItems(items: readonly Findable[], drafts: number, beside: Beside): ItemCounts {
  const of = (tab: ItemTab) => items.filter((item) => isIn(tab, item, beside)).length;
  return {
    all: items.length,
    forSale: of('forSale'),
    reserved: of('reserved'),
    hidden: of('hidden'),
    sold: of('sold'),
    advertised: beside.advertised && of('advertised'),
    drafts,
  };
}
