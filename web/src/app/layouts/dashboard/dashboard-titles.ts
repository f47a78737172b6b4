import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '@thriftline/domain/base/paths';

/**
 * What each page of the dashboard is called: in the tab, as its heading, in the menus. Its other half is its row of config/pages.ts, which the
 * build reads, too, and so has no texts. A page about one thing, such as a member, is called after that.
 */
export const DASHBOARD_TITLES = {
  index: msg`Dashboard`,
  account: msg`My account`,
  outbox: msg`Waiting to send`,
  order: msg`Order`,
  share: msg`Shared photos`,
  messages: msg`Messages`,
  offers: msg`Offers`,
  notifications: msg`Notifications`,
  myOrders: msg`My Orders`,
  wishlist: msg`WishList`,
  searches: msg`Saved Searches`,
  payment: msg`Payment`,
  receipt: msg`Receipt`,
  addCategory: msg`Add Category`,
  addProduct: msg`Add Product`,
  myProducts: msg`My Products`,
  importProducts: msg`Import products`,
  editProduct: msg`Edit Product`,
  sales: msg`Sales`,
  payouts: msg`Payouts`,
  allUsers: msg`All Users`,
  allBuyers: msg`All Buyers`,
  allSellers: msg`All Sellers`,
  statistics: msg`Statistics`,
  categories: msg`Categories`,
  settings: msg`Settings`,
  subscribers: msg`Subscribers`,
  allPayments: msg`Payments`,
  books: msg`Accounting`,
  orderDesk: msg`Order problems`,
  deliveries: msg`E-mail and push log`,
  reports: msg`Reports`,
  auditLog: msg`Audit Log`,
} as const satisfies Record<Exclude<keyof typeof paths.dashboard, 'member'>, MessageDescriptor>;

/** A page of the dashboard with a title, by the name of its address below `paths.dashboard`. */
export type TitledPage = keyof typeof DASHBOARD_TITLES;

/** A page as the menus name it: its title, and the way there. */
export function menuItem(page: MenuPage) {
  return { label: DASHBOARD_TITLES[page], to: paths.dashboard[page].href() };
}

/** Pages about no single thing: a menu can lead there. */
export type MenuPage = {
  [P in TitledPage]: Parameters<(typeof paths.dashboard)[P]['href']>['length'] extends 0 ? P : never;
}[TitledPage];
