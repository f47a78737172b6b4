import { paths } from '@thriftline/domain/base/paths';
import type { RouteObject } from 'react-router-dom';
import type { DashboardPages } from './dashboard-pages.ts';
import { RequireAdmin } from './guards/require-admin.tsx';
import { pageOf } from './page-of.tsx';

/** A page of dashboard-pages.ts, which is loaded beside what stands around the page. */
const dashboardPage = <N extends keyof DashboardPages>(name: N) =>
  pageOf(async () => (await import('./dashboard-pages.ts')).dashboardPages[name](), name);

/** For admins alone. */
const adminRoutes: RouteObject[] = [
  {
    path: paths.dashboard.allUsers.path,
    lazy: dashboardPage('AllUsersRoute'),
  },
  {
    path: paths.dashboard.allBuyers.path,
    lazy: dashboardPage('AllBuyersRoute'),
  },
  {
    path: paths.dashboard.allSellers.path,
    lazy: dashboardPage('AllSellersRoute'),
  },
  {
    path: paths.dashboard.member.path,
    lazy: dashboardPage('MemberRoute'),
  },
  {
    path: paths.dashboard.statistics.path,
    lazy: dashboardPage('StatisticsRoute'),
  },
  {
    path: paths.dashboard.categories.path,
    lazy: dashboardPage('CategoriesRoute'),
  },
  {
    path: paths.dashboard.settings.path,
    lazy: dashboardPage('SettingsRoute'),
  },
  {
    path: paths.dashboard.subscribers.path,
    lazy: dashboardPage('SubscribersRoute'),
  },
  {
    path: paths.dashboard.allPayments.path,
    lazy: dashboardPage('AllPaymentsRoute'),
  },
  {
    path: paths.dashboard.books.path,
    lazy: dashboardPage('BooksRoute'),
  },
  {
    path: paths.dashboard.orderDesk.path,
    lazy: dashboardPage('OrderDeskRoute'),
  },
  {
    path: paths.dashboard.deliveries.path,
    lazy: dashboardPage('DeliveriesRoute'),
  },
  {
    path: paths.dashboard.reports.path,
    lazy: dashboardPage('ReportsRoute'),
  },
  {
    path: paths.dashboard.auditLog.path,
    lazy: dashboardPage('AuditLogRoute'),
  },
];

/** Under the tabs of the inbox. */
const inboxRoutes: RouteObject[] = [
  {
    path: paths.dashboard.messages.path,
    lazy: dashboardPage('MessagesRoute'),
  },
  {
    path: paths.dashboard.offers.path,
    lazy: dashboardPage('OffersRoute'),
  },
  {
    path: paths.dashboard.notifications.path,
    lazy: dashboardPage('NotificationsRoute'),
  },
];

/** The pages of the dashboard, each a chunk of its own; they stand inside RequireAuth. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.index.path,
    lazy: dashboardPage('WelcomeRoute'),
  },
  {
    path: paths.dashboard.account.path,
    lazy: dashboardPage('AccountRoute'),
  },
  {
    path: paths.dashboard.outbox.path,
    lazy: dashboardPage('OutboxRoute'),
  },
  { Component: RequireAdmin, children: adminRoutes },
  {
    lazy: pageOf(() => import('./layouts/dashboard/inbox.tsx'), 'InboxLayout'),
    children: inboxRoutes,
  },
  {
    path: paths.dashboard.addCategory.path,
    lazy: dashboardPage('AddCategoryRoute'),
  },
  {
    path: paths.dashboard.addProduct.path,
    lazy: dashboardPage('AddProductRoute'),
  },
  {
    path: paths.dashboard.share.path,
    lazy: dashboardPage('ShareRoute'),
  },
  {
    path: paths.dashboard.myProducts.path,
    lazy: dashboardPage('MyProductsRoute'),
  },
  {
    path: paths.dashboard.importProducts.path,
    lazy: dashboardPage('ImportProductsRoute'),
  },
  {
    path: paths.dashboard.editProduct.path,
    lazy: dashboardPage('EditProductRoute'),
  },
  {
    path: paths.dashboard.myOrders.path,
    lazy: dashboardPage('MyOrdersRoute'),
  },
  {
    path: paths.dashboard.order.path,
    lazy: dashboardPage('OrderRoute'),
  },
  {
    path: paths.dashboard.sales.path,
    lazy: dashboardPage('SalesRoute'),
  },
  {
    path: paths.dashboard.payouts.path,
    lazy: dashboardPage('PayoutsRoute'),
  },
  {
    path: paths.dashboard.wishlist.path,
    lazy: dashboardPage('WishlistRoute'),
  },
  {
    path: paths.dashboard.searches.path,
    lazy: dashboardPage('SearchesRoute'),
  },
  {
    path: paths.dashboard.payment.path,
    lazy: dashboardPage('PaymentRoute'),
  },
  {
    path: paths.dashboard.receipt.path,
    lazy: dashboardPage('ReceiptRoute'),
  },
];
