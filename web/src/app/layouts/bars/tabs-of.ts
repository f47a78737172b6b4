import { may } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import type { ComponentProps } from 'react';
import type { Icon } from '@/components/plain/icon.tsx';
import { paths } from '@/config/paths.ts';

/** A tab of the bar along the bottom edge of a phone. */
export interface Tab {
  label: string;
  icon: ComponentProps<typeof Icon>['name'];
  to: string;
}

const HOME: Tab = { label: 'Home', icon: 'home', to: paths.home.href() };
const SEARCH: Tab = { label: 'Search', icon: 'search', to: paths.search.href() };
const SELL: Tab = { label: 'Sell', icon: 'add', to: paths.dashboard.addProduct.href() };
const WISHES: Tab = { label: 'Wishes', icon: 'heart', to: paths.dashboard.wishlist.href() };
/** In the place of the wishes, for accounts that sell. */
const ITEMS: Tab = { label: 'Items', icon: 'tag', to: paths.dashboard.myProducts.href() };

/** The tabs of a person; the role is null for strangers, and while it is not known. */
export function tabsOf(role: Role | null, signedIn: boolean): readonly Tab[] {
  const me = (signedIn ? paths.dashboard.index : paths.login).href();
  const third = role !== null && may(role, 'products', 'add') ? ITEMS : WISHES;
  return [HOME, SEARCH, SELL, third, { label: 'Me', icon: 'person', to: me }];
}

/** The tab one is in: the one whose address the page's begins with, and the longest of them. */
export function currentTab(tabs: readonly Tab[], pathname: string): Tab | undefined {
  return tabs
    .filter(({ to }) => pathname === to || (to !== HOME.to && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
