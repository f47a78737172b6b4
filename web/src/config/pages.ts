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

const open = page('light', 'anyone', 'open/');
const shopForAnyone = page('material', 'anyone', 'shop/');
const shop = page('material', 'membersUnlessOpen', 'shop/');
const account = page('dashboard', 'members', 'dashboard/account/');
const buying = page('dashboard', 'members', 'dashboard/buying/');
const selling = page('dashboard', 'members', 'dashboard/selling/');
const talking = page('inbox', 'members', 'dashboard/talking/');
const admin = page('dashboard', 'admins', 'dashboard/admin/');

/**
 * Every page of the app once, by the name of its address. From these rows come the routes, their guards and frames, and what devices are
 * given ahead. What those of the dashboard are called, in the menus, too, is in app/layouts/dashboard/dashboard-titles.ts.
 */
export const PAGES = {
  home: open('home', null),
  login: open('login', 'doors'),
  signup: open('signup', 'doors'),
  resetPassword: open('reset-password', 'doors'),
  unsubscribe: open('unsubscribe', 'doors'),
  blog: open('blog', 'strolling'),
  shopText: open('shop-text', 'strolling'),

  categories: page('light', 'anyone', 'shop/')('all-categories', 'strolling'),
  category: page('light', 'membersUnlessOpen', 'shop/')('category', 'browsing'),
  search: shopForAnyone('search', 'browsing'),
  advertisement: shopForAnyone('ad', 'strolling'),
  product: shop('product', 'browsing'),
  seller: shop('seller', 'own things'),

  'dashboard.index': account('welcome', 'talking'),
  'dashboard.account': account('account', 'own things'),
  // What waits to be sent is asked for without a network more than with one.
  'dashboard.outbox': account('outbox', 'browsing'),

  'dashboard.messages': talking('messages', 'talking'),
  'dashboard.offers': talking('offers', 'talking'),
  'dashboard.notifications': talking('notifications', 'own things'),

  'dashboard.order': buying('order', 'talking'),
  'dashboard.myOrders': buying('my-orders', 'buying'),
  'dashboard.wishlist': buying('wishlist', 'buying'),
  'dashboard.searches': buying('searches', 'own things'),
  'dashboard.payment': buying('payment', 'paying'),
  'dashboard.receipt': buying('receipt', 'buying'),

  'dashboard.addCategory': selling('add-category', 'shopkeeping'),
  'dashboard.share': selling('share', 'selling'),
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
