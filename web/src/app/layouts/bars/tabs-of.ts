import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '@thriftline/domain/base/paths';
import type { ComponentProps } from 'react';
import type { Icon } from '@/components/plain/icon.tsx';
import { EMPTY_INBOX, type InboxCounts } from '@/lib/notices/inbox-counts.ts';

/** One of the five places that the shop's bars lead to. */
export interface Tab {
  key: 'home' | 'search' | 'sell' | 'inbox' | 'me';
  label: MessageDescriptor;
  icon: ComponentProps<typeof Icon>['name'];
  to: string;
  /** One is in it on the pages at these addresses and below them, unless another tab has the longer one. */
  holds: readonly string[];
}

const tab = (
  key: Tab['key'],
  label: MessageDescriptor,
  icon: Tab['icon'],
  to: string,
  ...more: string[]
): Tab => ({
  key,
  label,
  icon,
  to,
  holds: [to, ...more],
});

const { dashboard } = paths;
const HOME = tab('home', msg`Home`, 'home', paths.home.href());
const SEARCH = tab('search', msg`Search`, 'search', paths.search.href());
const SELL = tab('sell', msg`Sell`, 'add', dashboard.addProduct.href());
const INBOX = tab(
  'inbox',
  msg`Inbox`,
  'inbox',
  dashboard.messages.href(),
  dashboard.offers.href(),
  dashboard.notifications.href(),
);

/** Where the inbox opens: at its messages, unless only notifications are new. */
export function inboxAddress({ messages, notifications }: InboxCounts): string {
  return (messages === 0 && notifications > 0 ? dashboard.notifications : dashboard.messages).href();
}

/** The tabs along the bottom edge of a phone. */
export function tabsOf(signedIn: boolean, counts = EMPTY_INBOX): readonly Tab[] {
  const me = tab('me', msg`Me`, 'person', (signedIn ? dashboard.index : paths.login).href());
  return [HOME, SEARCH, SELL, { ...INBOX, to: inboxAddress(counts) }, me];
}

/** The tab one is in, if any. */
export function currentTab(tabs: readonly Tab[], pathname: string): Tab | undefined {
  const isAt = (address: string) =>
    pathname === address || (address !== '/' && pathname.startsWith(`${address}/`));
  const held = tabs.flatMap((one) => one.holds.filter(isAt).map((address) => ({ one, address })));
  return held.toSorted((a, b) => b.address.length - a.address.length)[0]?.one;
}
