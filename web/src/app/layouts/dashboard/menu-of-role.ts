import type { Role } from '@thriftline/domain/accounts/roles';
import { paths } from '@thriftline/domain/base/paths';

/** A heading of the dashboard's menu and what stands under it. */
export interface MenuGroup {
  title: string;
  items: readonly { label: string; to: string }[];
}

const USERS: MenuGroup = {
  title: 'Users',
  items: [
    { label: 'All Users', to: paths.dashboard.allUsers.href() },
    { label: 'All Sellers', to: paths.dashboard.allSellers.href() },
    { label: 'All Buyers', to: paths.dashboard.allBuyers.href() },
  ],
};

const SELLER: MenuGroup = {
  title: 'Seller',
  items: [
    { label: 'Add Category', to: paths.dashboard.addCategory.href() },
    { label: 'Add Product', to: paths.dashboard.addProduct.href() },
    { label: 'My Products', to: paths.dashboard.myProducts.href() },
    { label: 'Sales', to: paths.dashboard.sales.href() },
    { label: 'Payouts', to: paths.dashboard.payouts.href() },
  ],
};

const OFFERS = { label: 'Offers', to: paths.dashboard.offers.href() };
const MY_ORDERS = { label: 'My Orders', to: paths.dashboard.myOrders.href() };
const WISHLIST = { label: 'WishList', to: paths.dashboard.wishlist.href() };
const BUYER: MenuGroup = { title: 'Buyer', items: [MY_ORDERS, WISHLIST] };

/** What the specification does not name; it stands behind what it does. */
const SHOP: MenuGroup = {
  title: 'Shop',
  items: [
    { label: 'Order Desk', to: paths.dashboard.orderDesk.href() },
    { label: 'Reports', to: paths.dashboard.reports.href() },
    { label: 'Categories', to: paths.dashboard.categories.href() },
    { label: 'Settings', to: paths.dashboard.settings.href() },
  ],
};
const RECORDS: MenuGroup = {
  title: 'Records',
  items: [
    { label: 'Payments', to: paths.dashboard.allPayments.href() },
    { label: 'Books', to: paths.dashboard.books.href() },
    { label: 'Statistics', to: paths.dashboard.statistics.href() },
    { label: 'Audit Log', to: paths.dashboard.auditLog.href() },
    { label: 'Sending', to: paths.dashboard.deliveries.href() },
  ],
};

/** What everybody has; how much of it is unread stands beside it. */
export const MESSAGES_ITEM = { label: 'Messages', to: paths.dashboard.messages.href() };
const TALK: MenuGroup = { title: 'Talk', items: [MESSAGES_ITEM] };

/** What has not reached the server: it stands first, and only while there is something of it. */
export const OUTBOX_ITEM = { label: 'Waiting to send', to: paths.dashboard.outbox.href() };
const OUTBOX: MenuGroup = { title: 'This device', items: [OUTBOX_ITEM] };

/** What everybody may want to hear of. */
const SEARCHES: MenuGroup = {
  title: 'Searches',
  items: [{ label: 'Saved Searches', to: paths.dashboard.searches.href() }],
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
  return items.length > 0 ? [{ title: 'Buyer', items }] : [];
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

const SELLING: MenuGroup = { title: 'Selling', items: SELLER.items };
const buying = (items: MenuGroup['items']): MenuGroup => ({
  title: 'Buying',
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
