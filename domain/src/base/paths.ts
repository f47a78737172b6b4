/** An address without parts that change. */
const pageAt = <P extends string>(path: P) => ({ path, href: () => path });

/**
 * Every address of the app once: `path` as the router takes it, `href` as links, notifications, e-mails and redirects use it. What
 * stands at it is a row of web/src/config/pages.ts.
 */
export const paths = {
  home: pageAt('/'),
  search: {
    path: '/search',
    href: (words = '') => (words === '' ? '/search' : `/search?q=${encodeURIComponent(words)}`),
    inCategory: (id: string) => `/search?category=${encodeURIComponent(id)}`,
  },
  categories: pageAt('/categories'),
  category: { path: '/categories/:id', href: (id: string) => `/categories/${encodeURIComponent(id)}` },
  product: { path: '/products/:id', href: (id: string) => `/products/${encodeURIComponent(id)}` },
  seller: { path: '/sellers/:id', href: (uid: string) => `/sellers/${encodeURIComponent(uid)}` },
  advertisement: { path: '/ads/:id', href: (productId: string) => `/ads/${encodeURIComponent(productId)}` },
  login: pageAt('/login'),
  signup: pageAt('/signup'),
  resetPassword: pageAt('/reset-password'),
  blog: pageAt('/blog'),
  unsubscribe: pageAt('/unsubscribe'),
  /** The texts that the operator writes, by their names. */
  shopText: { href: (name: string) => `/${name}` },
  dashboard: {
    index: pageAt('/dashboard'),
    account: pageAt('/dashboard/account'),
    outbox: pageAt('/dashboard/outbox'),
    allUsers: pageAt('/dashboard/listofadmin'),
    allBuyers: pageAt('/dashboard/listofbuyers'),
    allSellers: pageAt('/dashboard/listofsellers'),
    member: {
      path: '/dashboard/members/:id',
      href: (uid: string) => `/dashboard/members/${encodeURIComponent(uid)}`,
    },
    statistics: pageAt('/dashboard/statistics'),
    addCategory: pageAt('/dashboard/addcategory'),
    addProduct: {
      path: '/dashboard/addproduct',
      href: () => '/dashboard/addproduct',
      copy: (id: string) => `/dashboard/addproduct?copy=${encodeURIComponent(id)}`,
      like: (id: string) => `/dashboard/addproduct?like=${encodeURIComponent(id)}`,
      draft: (id: string) => `/dashboard/addproduct?draft=${encodeURIComponent(id)}`,
    },
    share: pageAt('/dashboard/share'),
    myProducts: pageAt('/dashboard/myproducts'),
    importProducts: pageAt('/dashboard/import'),
    editProduct: {
      path: '/dashboard/myproducts/:id',
      href: (id: string) => `/dashboard/myproducts/${encodeURIComponent(id)}`,
    },
    myOrders: pageAt('/dashboard/myorders'),
    order: {
      path: '/dashboard/orders/:id',
      href: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
    },
    sales: pageAt('/dashboard/sales'),
    payouts: pageAt('/dashboard/payouts'),
    books: pageAt('/dashboard/books'),
    orderDesk: pageAt('/dashboard/orderdesk'),
    wishlist: pageAt('/dashboard/wishlist'),
    categories: pageAt('/dashboard/categories'),
    allPayments: pageAt('/dashboard/payments'),
    messages: {
      path: '/dashboard/messages/:id?',
      href: () => '/dashboard/messages',
      with: (id: string) => `/dashboard/messages/${encodeURIComponent(id)}`,
    },
    offers: pageAt('/dashboard/offers'),
    searches: pageAt('/dashboard/searches'),
    notifications: pageAt('/dashboard/notifications'),
    settings: pageAt('/dashboard/settings'),
    subscribers: pageAt('/dashboard/subscribers'),
    deliveries: pageAt('/dashboard/deliveries'),
    reports: pageAt('/dashboard/reports'),
    auditLog: pageAt('/dashboard/auditlog'),
    receipt: {
      path: '/dashboard/receipts/:id',
      href: (id: string) => `/dashboard/receipts/${encodeURIComponent(id)}`,
    },
    payment: {
      path: '/dashboard/payments/:id',
      href: (bookingsId: string) => `/dashboard/payments/${encodeURIComponent(bookingsId)}`,
    },
  },
} as const;

type Paths = typeof paths;

/** The name of an address: `login`, `dashboard.myOrders`. */
export type PathName =
  | Exclude<keyof Paths, 'dashboard'>
  | `dashboard.${Extract<keyof Paths['dashboard'], string>}`;

/** Whether a text from outside is an address's name within the dashboard. */
const isInDashboard = (name: string): name is keyof Paths['dashboard'] =>
  Object.hasOwn(paths.dashboard, name);

/** The address of this name, as the router takes it. `shopText` has several and none of its own: ''. */
export function pathNamed(name: PathName): string {
  const inDashboard = name.replace('dashboard.', '');
  if (name !== inDashboard && isInDashboard(inDashboard)) return paths.dashboard[inDashboard].path;
  const address = paths[name as Exclude<keyof Paths, 'dashboard'>];
  return 'path' in address ? address.path : '';
}
