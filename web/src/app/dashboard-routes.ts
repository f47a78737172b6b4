import type { RouteObject } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { RequireAdmin } from './guards/require-admin.tsx';
import { pageOf } from './page-of.tsx';

/** For admins alone. */
const adminRoutes: RouteObject[] = [
  {
    path: paths.dashboard.allUsers.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/all-users.tsx'), 'AllUsersRoute'),
  },
  {
    path: paths.dashboard.allBuyers.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/all-buyers.tsx'), 'AllBuyersRoute'),
  },
  {
    path: paths.dashboard.allSellers.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/all-sellers.tsx'), 'AllSellersRoute'),
  },
  {
    path: paths.dashboard.member.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/member.tsx'), 'MemberRoute'),
  },
  {
    path: paths.dashboard.statistics.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/statistics.tsx'), 'StatisticsRoute'),
  },
  {
    path: paths.dashboard.categories.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/categories.tsx'), 'CategoriesRoute'),
  },
  {
    path: paths.dashboard.settings.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/settings.tsx'), 'SettingsRoute'),
  },
  {
    path: paths.dashboard.subscribers.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/subscribers.tsx'), 'SubscribersRoute'),
  },
  {
    path: paths.dashboard.allPayments.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/all-payments.tsx'), 'AllPaymentsRoute'),
  },
  {
    path: paths.dashboard.books.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/books.tsx'), 'BooksRoute'),
  },
  {
    path: paths.dashboard.orderDesk.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/order-desk.tsx'), 'OrderDeskRoute'),
  },
  {
    path: paths.dashboard.deliveries.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/deliveries.tsx'), 'DeliveriesRoute'),
  },
  {
    path: paths.dashboard.reports.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/reports.tsx'), 'ReportsRoute'),
  },
  {
    path: paths.dashboard.auditLog.path,
    lazy: pageOf(() => import('./routes/dashboard/admin/audit-log.tsx'), 'AuditLogRoute'),
  },
];

/** Under the tabs of the inbox. */
const inboxRoutes: RouteObject[] = [
  {
    path: paths.dashboard.messages.path,
    lazy: pageOf(() => import('./routes/dashboard/messages.tsx'), 'MessagesRoute'),
  },
  {
    path: paths.dashboard.offers.path,
    lazy: pageOf(() => import('./routes/dashboard/offers.tsx'), 'OffersRoute'),
  },
  {
    path: paths.dashboard.notifications.path,
    lazy: pageOf(() => import('./routes/dashboard/notifications.tsx'), 'NotificationsRoute'),
  },
];

/** The pages of the dashboard, each a chunk of its own; they stand inside RequireAuth. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.index.path,
    lazy: pageOf(() => import('./routes/dashboard/welcome.tsx'), 'WelcomeRoute'),
  },
  {
    path: paths.dashboard.account.path,
    lazy: pageOf(() => import('./routes/dashboard/account.tsx'), 'AccountRoute'),
  },
  {
    path: paths.dashboard.outbox.path,
    lazy: pageOf(() => import('./routes/dashboard/outbox.tsx'), 'OutboxRoute'),
  },
  { Component: RequireAdmin, children: adminRoutes },
  {
    lazy: pageOf(() => import('./layouts/dashboard/inbox.tsx'), 'InboxLayout'),
    children: inboxRoutes,
  },
  {
    path: paths.dashboard.addCategory.path,
    lazy: pageOf(() => import('./routes/dashboard/selling/add-category.tsx'), 'AddCategoryRoute'),
  },
  {
    path: paths.dashboard.addProduct.path,
    lazy: pageOf(() => import('./routes/dashboard/selling/add-product.tsx'), 'AddProductRoute'),
  },
  {
    path: paths.dashboard.share.path,
    lazy: pageOf(() => import('./routes/dashboard/share.tsx'), 'ShareRoute'),
  },
  {
    path: paths.dashboard.myProducts.path,
    lazy: pageOf(() => import('./routes/dashboard/selling/my-products.tsx'), 'MyProductsRoute'),
  },
  {
    path: paths.dashboard.importProducts.path,
    lazy: pageOf(() => import('./routes/dashboard/selling/import-products.tsx'), 'ImportProductsRoute'),
  },
  {
    path: paths.dashboard.editProduct.path,
    lazy: pageOf(() => import('./routes/dashboard/selling/edit-product.tsx'), 'EditProductRoute'),
  },
  {
    path: paths.dashboard.myOrders.path,
    lazy: pageOf(() => import('./routes/dashboard/buying/my-orders.tsx'), 'MyOrdersRoute'),
  },
  {
    path: paths.dashboard.order.path,
    lazy: pageOf(() => import('./routes/dashboard/order.tsx'), 'OrderRoute'),
  },
  {
    path: paths.dashboard.sales.path,
    lazy: pageOf(() => import('./routes/dashboard/selling/sales.tsx'), 'SalesRoute'),
  },
  {
    path: paths.dashboard.payouts.path,
    lazy: pageOf(() => import('./routes/dashboard/selling/payouts.tsx'), 'PayoutsRoute'),
  },
  {
    path: paths.dashboard.wishlist.path,
    lazy: pageOf(() => import('./routes/dashboard/buying/wishlist.tsx'), 'WishlistRoute'),
  },
  {
    path: paths.dashboard.searches.path,
    lazy: pageOf(() => import('./routes/dashboard/buying/searches.tsx'), 'SearchesRoute'),
  },
  {
    path: paths.dashboard.payment.path,
    lazy: pageOf(() => import('./routes/dashboard/buying/payment.tsx'), 'PaymentRoute'),
  },
  {
    path: paths.dashboard.receipt.path,
    lazy: pageOf(() => import('./routes/dashboard/buying/receipt.tsx'), 'ReceiptRoute'),
  },
];
