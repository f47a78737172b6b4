import type { PathName } from '@thriftline/domain/base/paths';

/** What a device is given together, ahead of use: precache-groups.ts says to whom and when. Null where every page brings it. */
type PageGroup =
  | 'administration'
  | 'browsing'
  | 'buying'
  | 'doors'
  | 'own things'
  | 'paying'
  | 'selling'
  | 'shopkeeping'
  | 'strolling'
  | 'talking';

/** A page of the app. */
export interface Page {
  /** What stands around it, and loads with it: `light` is the shell alone, without Material UI. */
  frame: 'light' | 'material' | 'dashboard' | 'inbox';
  /** Who may open it: anyone, members, members and whoever the operator lets look, or admins. */
  guard: 'anyone' | 'members' | 'membersUnlessOpen' | 'admins';
  /** Its file below app/routes/, without the ending. The file exports its component, which `componentOf` names. */
  file: string;
  group: PageGroup | null;
}

const page =
  (frame: Page['frame'], guard: Page['guard'], below = '') =>
  (file: string, group: PageGroup | null): Page => ({ frame, guard, file: below + file, group });

const light = page('light', 'anyone');
const open = page('material', 'anyone');
const shop = page('material', 'membersUnlessOpen');
const member = page('dashboard', 'members', 'dashboard/');
const buying = page('dashboard', 'members', 'dashboard/buying/');
const selling = page('dashboard', 'members', 'dashboard/selling/');
const inbox = page('inbox', 'members', 'dashboard/');
const admin = page('dashboard', 'admins', 'dashboard/admin/');

/**
 * Every page of the app once, by the name of its address. From these rows come the routes, their guards and frames, and what devices are
 * given ahead. What those of the dashboard are called, in the menus, too, is in app/layouts/dashboard/dashboard-titles.ts.
 */
export const PAGES = {
  home: light('home', null),
  login: light('login', 'doors'),
  signup: light('signup', 'doors'),
  resetPassword: light('reset-password', 'doors'),
  blog: light('blog', 'strolling'),
  categories: light('all-categories', 'strolling'),
  unsubscribe: light('unsubscribe', 'doors'),
  shopText: light('shop-text', 'strolling'),
  category: page('light', 'membersUnlessOpen')('category', 'browsing'),
  search: open('search', 'browsing'),
  advertisement: open('ad', 'strolling'),
  product: shop('product', 'browsing'),
  seller: shop('seller', 'own things'),

  'dashboard.index': member('welcome', 'talking'),
  'dashboard.account': member('account', 'own things'),
  // What waits to be sent is asked for without a network more than with one.
  'dashboard.outbox': member('outbox', 'browsing'),
  'dashboard.order': member('order', 'talking'),
  'dashboard.share': member('share', 'selling'),

  'dashboard.messages': inbox('messages', 'talking'),
  'dashboard.offers': inbox('offers', 'talking'),
  'dashboard.notifications': inbox('notifications', 'own things'),

  'dashboard.myOrders': buying('my-orders', 'buying'),
  'dashboard.wishlist': buying('wishlist', 'buying'),
  'dashboard.searches': buying('searches', 'own things'),
  'dashboard.payment': buying('payment', 'paying'),
  'dashboard.receipt': buying('receipt', 'buying'),

  'dashboard.addCategory': selling('add-category', 'shopkeeping'),
  'dashboard.addProduct': selling('add-product', 'selling'),
  'dashboard.myProducts': selling('my-products', 'selling'),
  'dashboard.importProducts': selling('import-products', 'shopkeeping'),
  'dashboard.editProduct': selling('edit-product', 'selling'),
  'dashboard.sales': selling('sales', 'selling'),
  'dashboard.payouts': selling('payouts', 'shopkeeping'),

  'dashboard.allUsers': admin('all-users', 'administration'),
  'dashboard.allBuyers': admin('all-buyers', 'administration'),
  'dashboard.allSellers': admin('all-sellers', 'administration'),
  'dashboard.member': admin('member', 'administration'),
  'dashboard.statistics': admin('statistics', 'administration'),
  'dashboard.categories': admin('categories', 'administration'),
  'dashboard.settings': admin('settings', 'administration'),
  'dashboard.subscribers': admin('subscribers', 'administration'),
  'dashboard.allPayments': admin('all-payments', 'administration'),
  'dashboard.books': admin('books', 'administration'),
  'dashboard.orderDesk': admin('order-desk', 'administration'),
  'dashboard.deliveries': admin('sending', 'administration'),
  'dashboard.reports': admin('reports', 'administration'),
  'dashboard.auditLog': admin('audit-log', 'administration'),
} as const satisfies Record<PathName, Page>;

/** Files of the pages that a device is given together, below app/routes/ and without their ending. */
export function filesOf(group: PageGroup): string[] {
  return Object.values(PAGES).flatMap((one) => (one.group === group ? one.file : []));
}

/** Names of the pages in a frame that a guard lets in, in the table's order. */
export function pagesWith({ frame, guard }: Pick<Page, 'frame' | 'guard'>): PathName[] {
  const names = Object.keys(PAGES) as PathName[];
  return names.filter((name) => PAGES[name].frame === frame && PAGES[name].guard === guard);
}

/** What a page's file exports: `MyOrdersRoute` of `dashboard/buying/my-orders`. */
export function componentOf({ file }: Pick<Page, 'file'>): string {
  const words = file.slice(file.lastIndexOf('/') + 1).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Route`;
}
