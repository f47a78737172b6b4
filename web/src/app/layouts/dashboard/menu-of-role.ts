import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@thriftline/domain/accounts/roles';
import { paths } from '@thriftline/domain/base/paths';

/** A heading of the dashboard's menu and what stands under it. */
export interface MenuGroup {
  title: MessageDescriptor;
  items: readonly { label: MessageDescriptor; to: string }[];
}

const USERS: MenuGroup = {
  title: msg`Users`,
  items: [
    { label: msg`All Users`, to: paths.dashboard.allUsers.href() },
    { label: msg`All Sellers`, to: paths.dashboard.allSellers.href() },
    { label: msg`All Buyers`, to: paths.dashboard.allBuyers.href() },
  ],
};

const SELLER: MenuGroup = {
  title: msg`Seller`,
  items: [
    { label: msg`Add Category`, to: paths.dashboard.addCategory.href() },
    { label: msg`Add Product`, to: paths.dashboard.addProduct.href() },
    { label: msg`My Products`, to: paths.dashboard.myProducts.href() },
    { label: msg`Sales`, to: paths.dashboard.sales.href() },
    { label: msg`Payouts`, to: paths.dashboard.payouts.href() },
  ],
};

const OFFERS = { label: msg`Offers`, to: paths.dashboard.offers.href() };
const MY_ORDERS = { label: msg`My Orders`, to: paths.dashboard.myOrders.href() };
const WISHLIST = { label: msg`WishList`, to: paths.dashboard.wishlist.href() };
const BUYER: MenuGroup = { title: msg`Buyer`, items: [MY_ORDERS, WISHLIST] };

/** What the specification does not name; it stands behind what it does. */
const SHOP: MenuGroup = {
  title: msg`Shop`,
  items: [
    { label: msg`Order Desk`, to: paths.dashboard.orderDesk.href() },
    { label: msg`Reports`, to: paths.dashboard.reports.href() },
    { label: msg`Categories`, to: paths.dashboard.categories.href() },
    { label: msg`Settings`, to: paths.dashboard.settings.href() },
  ],
};
const RECORDS: MenuGroup = {
  title: msg`Records`,
  items: [
    { label: msg`Payments`, to: paths.dashboard.allPayments.href() },
    { label: msg`Books`, to: paths.dashboard.books.href() },
    { label: msg`Statistics`, to: paths.dashboard.statistics.href() },
    { label: msg`Audit Log`, to: paths.dashboard.auditLog.href() },
    { label: msg`Sending`, to: paths.dashboard.deliveries.href() },
  ],
};

/** What everybody has; how much of it is unread stands beside it. */
export const MESSAGES_ITEM = { label: msg`Messages`, to: paths.dashboard.messages.href() };
const TALK: MenuGroup = { title: msg`Talk`, items: [MESSAGES_ITEM] };

/** What has not reached the server: it stands first, and only while there is something of it. */
export const OUTBOX_ITEM = { label: msg`Waiting to send`, to: paths.dashboard.outbox.href() };
const OUTBOX: MenuGroup = { title: msg`This device`, items: [OUTBOX_ITEM] };

/** What everybody may want to hear of. */
const SEARCHES: MenuGroup = {
  title: msg`Searches`,
  items: [{ label: msg`Saved Searches`, to: paths.dashboard.searches.href() }],
};

/** What an admin kept from their time before. */
export interface Belongings {
  orders: boolean;
  wishes: boolean;
}

/** What an admin bought and wished for before they became one, when there is any. */
const kept = ({ orders, wishes }: Belongings) => [
  ...(orders ? [MY_ORDERS] : []),
  ...(wishes ? [WISHLIST] : []),
];

function keptGroup(belongings: Belongings): MenuGroup[] {
  const items = kept(belongings);
  return items.length > 0 ? [{ title: msg`Buyer`, items }] : [];
}

/** The menu of each role; admins find the orders and wishes they had before. */
const MENUS: Record<Role, (belongings: Belongings) => MenuGroup[]> = {
  Buyer: () => [BUYER, SEARCHES, TALK],
  Seller: () => [SELLER, BUYER, SEARCHES, TALK],
  Admin: (belongings) => [USERS, SELLER, ...keptGroup(belongings), SEARCHES, TALK, SHOP, RECORDS],
};

/** The menu of a role, in the specification's words; before them the way to what was not sent, where there is any. */
export function menuOfRole(role: Role, belongings: Belongings, unsent: number): MenuGroup[] {
  const menu = MENUS[role](belongings);
  return unsent > 0 ? [OUTBOX, ...menu] : menu;
}

const SELLING: MenuGroup = { title: msg`Selling`, items: SELLER.items };
const buying = (items: MenuGroup['items']): MenuGroup => ({
  title: msg`Buying`,
  items: [...items, OFFERS, ...SEARCHES.items],
});

/** The groups under Me on a phone; messages and notifications are in its inbox. */
const PHONE_MENUS: Record<Role, (belongings: Belongings) => MenuGroup[]> = {
  Buyer: () => [buying(BUYER.items)],
  Seller: () => [buying(BUYER.items), SELLING],
  Admin: (belongings) => [USERS, SHOP, RECORDS, SELLING, buying(kept(belongings))],
};

/** What a role finds under Me on a phone; before it the way to what was not sent, where there is any. */
export function phoneMenuOfRole(role: Role, belongings: Belongings, unsent: number): MenuGroup[] {
  const menu = PHONE_MENUS[role](belongings);
  return unsent > 0 ? [OUTBOX, ...menu] : menu;
}
