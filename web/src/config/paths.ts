import { SAVED_PARAMETER, savedSearchPath } from '@thriftline/domain/saved-searches/saved-search-path';
import { SHOP_TEXTS, type ShopTextName } from '@thriftline/domain/shop-texts';
import { advertisementPath } from '@thriftline/domain/site';

/** The parameter that says which saved search is being changed. */
export const CHANGED_SEARCH = 'change';

/** Every address of the app once: `path` as the router takes it, `href` as links and redirects use it. */
export const paths = {
  home: { path: '/', href: () => '/' },
  search: {
    path: '/search',
    href: (words = '') => (words === '' ? '/search' : `/search?q=${encodeURIComponent(words)}`),
    inCategory: (id: string) => `/search?category=${encodeURIComponent(id)}`,
    saved: savedSearchPath,
    /** The id of the saved search that an address shows, if it does. */
    savedIn: (address: URLSearchParams) => address.get(SAVED_PARAMETER) ?? undefined,
  },
  categories: { path: '/categories', href: () => '/categories' },
  category: { path: '/categories/:id', href: (id: string) => `/categories/${encodeURIComponent(id)}` },
  product: { path: '/products/:id', href: (id: string) => `/products/${encodeURIComponent(id)}` },
  advertisement: { path: '/ads/:id', href: advertisementPath },
  login: { path: '/login', href: () => '/login' },
  signup: { path: '/signup', href: () => '/signup' },
  resetPassword: { path: '/reset-password', href: () => '/reset-password' },
  blog: { path: '/blog', href: () => '/blog' },
  unsubscribe: { path: '/unsubscribe', href: () => '/unsubscribe' },
  shopText: { href: (name: ShopTextName) => SHOP_TEXTS[name].path },
  dashboard: {
    index: { path: '/dashboard', href: () => '/dashboard' },
    account: { path: '/dashboard/account', href: () => '/dashboard/account' },
    allUsers: { path: '/dashboard/listofadmin', href: () => '/dashboard/listofadmin' },
    allBuyers: { path: '/dashboard/listofbuyers', href: () => '/dashboard/listofbuyers' },
    allSellers: { path: '/dashboard/listofsellers', href: () => '/dashboard/listofsellers' },
    addCategory: { path: '/dashboard/addcategory', href: () => '/dashboard/addcategory' },
    addProduct: {
      path: '/dashboard/addproduct',
      href: () => '/dashboard/addproduct',
      copy: (id: string) => `/dashboard/addproduct?copy=${encodeURIComponent(id)}`,
      draft: (id: string) => `/dashboard/addproduct?draft=${encodeURIComponent(id)}`,
    },
    myProducts: { path: '/dashboard/myproducts', href: () => '/dashboard/myproducts' },
    importProducts: { path: '/dashboard/import', href: () => '/dashboard/import' },
    editProduct: {
      path: '/dashboard/myproducts/:id',
      href: (id: string) => `/dashboard/myproducts/${encodeURIComponent(id)}`,
    },
    myOrders: { path: '/dashboard/myorders', href: () => '/dashboard/myorders' },
    wishlist: { path: '/dashboard/wishlist', href: () => '/dashboard/wishlist' },
    categories: { path: '/dashboard/categories', href: () => '/dashboard/categories' },
    allPayments: { path: '/dashboard/payments', href: () => '/dashboard/payments' },
    messages: {
      path: '/dashboard/messages/:id?',
      href: () => '/dashboard/messages',
      with: (id: string) => `/dashboard/messages/${encodeURIComponent(id)}`,
    },
    searches: {
      path: '/dashboard/searches',
      href: () => '/dashboard/searches',
      change: (id: string) => `/dashboard/searches?${CHANGED_SEARCH}=${encodeURIComponent(id)}`,
    },
    notifications: { path: '/dashboard/notifications', href: () => '/dashboard/notifications' },
    settings: { path: '/dashboard/settings', href: () => '/dashboard/settings' },
    subscribers: { path: '/dashboard/subscribers', href: () => '/dashboard/subscribers' },
    reports: { path: '/dashboard/reports', href: () => '/dashboard/reports' },
    auditLog: { path: '/dashboard/auditlog', href: () => '/dashboard/auditlog' },
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
