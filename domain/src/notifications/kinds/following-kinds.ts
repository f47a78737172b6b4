import { plural, t } from '@lingui/core/macro';
import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { savedSearchPath } from '../../saved-searches/saved-search-path.ts';
import { ALL, INBOX_AND_EMAIL, kindOf } from './kind-entry.ts';
import type { Item, Searched } from './parameters.ts';

const newFor = (name: string) => t`New for “${name}”`;

const countFor = (count: number, name: string) =>
  t`${plural(count, { one: '# new item', other: '# new items' })} for “${name}”`;

/** What comes to those who wished, saved a search or follow a seller. */
export const FOLLOWING_KINDS = {
  priceDropped: kindOf<Item & { from: number; price: number }>({
    group: 'wishes',
    channels: INBOX_AND_EMAIL,
    once: 'a day',
    say: ({ productId, productname, from, price }) => {
      const [before, now] = [formatPrice(from), formatPrice(price)];
      return {
        title: t`${productname} is now ${now}`,
        text: t`Down from ${before}.`,
        path: paths.product.href(productId),
      };
    },
  }),
  freeAgain: kindOf<Item>({
    group: 'wishes',
    channels: INBOX_AND_EMAIL,
    once: 'a day',
    say: ({ productId, productname }) => ({
      title: t`${productname} is for sale again`,
      path: paths.product.href(productId),
    }),
  }),
  searchHit: kindOf<Searched & { productname: string }>({
    group: 'searches',
    channels: ALL,
    once: 'until it is read',
    say: ({ productname, ...search }) => ({
      title: newFor(search.name),
      text: productname,
      path: savedSearchPath(search),
    }),
  }),
  searchDigest: kindOf<Searched & { count: number }>({
    group: 'searches',
    channels: INBOX_AND_EMAIL,
    once: 'a day',
    say: ({ count, ...search }) => ({
      title: countFor(count, search.name),
      path: savedSearchPath(search),
    }),
  }),
  newItems: kindOf<{ sellerId: string; name: string; count: number; productname: string }>({
    group: 'follows',
    channels: ALL,
    once: 'an event',
    say: ({ sellerId, name, count, productname }) => ({
      title:
        count === 1
          ? t`${name} listed ${productname}`
          : t`${name} listed ${plural(count, { one: '# new item', other: '# new items' })}`,
      ...(count > 1 && { text: t`Including ${productname}.` }),
      path: paths.seller.href(sellerId),
    }),
  }),
} as const;
