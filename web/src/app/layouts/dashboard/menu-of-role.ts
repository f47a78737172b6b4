import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@thriftline/domain/accounts/roles';
import { paths } from '@thriftline/domain/base/paths';
import { menuItem } from './dashboard-titles.ts';

/** A heading of the dashboard's menu and what stands under it. */
export interface MenuGroup {
  title: MessageDescriptor;
  items: readonly { label: MessageDescriptor; to: string }[];
}

const USERS: MenuGroup = {
  title: msg`Users`,
  items: [menuItem('allUsers'), menuItem('allSellers'), menuItem('allBuyers')],
};

const SELLER: MenuGroup = {
  title: msg`Seller`,
  items: [
    menuItem('addCategory'),
    menuItem('addProduct'),
    menuItem('myProducts'),
    menuItem('sales'),
    menuItem('payouts'),
  ],
};

const OFFERS = menuItem('offers');
const MY_ORDERS = menuItem('myOrders');
const WISHLIST = menuItem('wishlist');
const BUYER: MenuGroup = { title: msg`Buyer`, items: [MY_ORDERS, WISHLIST] };

/** What the specification does not name; it stands behind what it does. */
const SHOP: MenuGroup = {
  title: msg`Shop`,
  items: [menuItem('orderDesk'), menuItem('reports'), menuItem('categories'), menuItem('settings')],
};
const RECORDS: MenuGroup = {
  title: msg`Records`,
  items: [
    menuItem('allPayments'),
    menuItem('books'),
    menuItem('statistics'),
    menuItem('auditLog'),
    menuItem('deliveries'),
  ],
};

/** What everybody has; how much of it is unread stands beside it. */
export const MESSAGES_ITEM = menuItem('messages');
const TALK: MenuGroup = { title: msg`Messages`, items: [MESSAGES_ITEM] };

/** What has not reached the server: it stands first, and only while there is something of it. */
export const OUTBOX_ITEM = menuItem('outbox');
const OUTBOX: MenuGroup = { title: msg`This device`, items: [OUTBOX_ITEM] };

/** What everybody may want to hear of. */
const SEARCHES: MenuGroup = {
  title: msg`Searches`,
  items: [menuItem('searches')],
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

/** Has My Products begin with a seller's numbers, on a phone too. */
export const NUMBERS_HASH = '#numbers';

const MY_PRODUCTS = paths.dashboard.myProducts.href();
const SELLING: MenuGroup = {
  title: msg`Selling`,
  items: [
    ...SELLER.items,
    { label: msg`Advertised items`, to: `${MY_PRODUCTS}?status=advertised` },
    { label: msg`Your numbers`, to: `${MY_PRODUCTS}${NUMBERS_HASH}` },
  ],
};
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
