import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { savedSearchPath } from '../../saved-searches/saved-search-path.ts';
import { ALL, kindOf, LETTER } from './kind-entry.ts';
import type { Item, Searched } from './parameters.ts';

/** What comes to those who wished, saved a search or follow a seller. */
export const FOLLOWING_KINDS = {
  priceDropped: kindOf<Item & { from: number; price: number }>({
    group: 'wishes',
    channels: LETTER,
    once: 'a day',
    say: ({ productId, productname, from, price }) => ({
      title: `${productname} is now ${formatPrice(price)}`,
      text: `Down from ${formatPrice(from)}.`,
      path: paths.product.href(productId),
    }),
  }),
  freeAgain: kindOf<Item>({
    group: 'wishes',
    channels: LETTER,
    once: 'a day',
    say: ({ productId, productname }) => ({
      title: `${productname} is for sale again`,
      path: paths.product.href(productId),
    }),
  }),
  searchHit: kindOf<Searched & { productname: string }>({
    group: 'searches',
    channels: ALL,
    once: 'until it is read',
    say: ({ productname, ...search }) => ({
      title: `New for “${search.name}”`,
      text: productname,
      path: savedSearchPath(search),
    }),
  }),
  searchDigest: kindOf<Searched & { count: number }>({
    group: 'searches',
    channels: LETTER,
    once: 'a day',
    say: ({ count, ...search }) => ({
      title: `${count === 1 ? '1 new item' : `${count} new items`} for “${search.name}”`,
      path: savedSearchPath(search),
    }),
  }),
  newItems: kindOf<{ sellerId: string; name: string; count: number; productname: string }>({
    group: 'follows',
    channels: ALL,
    once: 'an event',
    say: ({ sellerId, name, count, productname }) => ({
      title: count === 1 ? `${name} listed ${productname}` : `${name} listed ${count} new items`,
      ...(count > 1 && { text: `Including ${productname}.` }),
      path: paths.seller.href(sellerId),
    }),
  }),
} as const;
