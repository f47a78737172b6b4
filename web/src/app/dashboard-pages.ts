import type { ComponentType } from 'react';

const pages = {
  AllUsersRoute: () => import('./routes/dashboard/admin/all-users.tsx'),
  AllBuyersRoute: () => import('./routes/dashboard/admin/all-buyers.tsx'),
  AllSellersRoute: () => import('./routes/dashboard/admin/all-sellers.tsx'),
  MemberRoute: () => import('./routes/dashboard/admin/member.tsx'),
  StatisticsRoute: () => import('./routes/dashboard/admin/statistics.tsx'),
  CategoriesRoute: () => import('./routes/dashboard/admin/categories.tsx'),
  SettingsRoute: () => import('./routes/dashboard/admin/settings.tsx'),
  SubscribersRoute: () => import('./routes/dashboard/admin/subscribers.tsx'),
  AllPaymentsRoute: () => import('./routes/dashboard/admin/all-payments.tsx'),
  BooksRoute: () => import('./routes/dashboard/admin/books.tsx'),
  OrderDeskRoute: () => import('./routes/dashboard/admin/order-desk.tsx'),
  DeliveriesRoute: () => import('./routes/dashboard/admin/deliveries.tsx'),
  ReportsRoute: () => import('./routes/dashboard/admin/reports.tsx'),
  AuditLogRoute: () => import('./routes/dashboard/admin/audit-log.tsx'),
  MessagesRoute: () => import('./routes/dashboard/messages.tsx'),
  OffersRoute: () => import('./routes/dashboard/offers.tsx'),
  NotificationsRoute: () => import('./routes/dashboard/notifications.tsx'),
  WelcomeRoute: () => import('./routes/dashboard/welcome.tsx'),
  AccountRoute: () => import('./routes/dashboard/account.tsx'),
  OutboxRoute: () => import('./routes/dashboard/outbox.tsx'),
  AddCategoryRoute: () => import('./routes/dashboard/selling/add-category.tsx'),
  AddProductRoute: () => import('./routes/dashboard/selling/add-product.tsx'),
  ShareRoute: () => import('./routes/dashboard/share.tsx'),
  MyProductsRoute: () => import('./routes/dashboard/selling/my-products.tsx'),
  ImportProductsRoute: () => import('./routes/dashboard/selling/import-products.tsx'),
  EditProductRoute: () => import('./routes/dashboard/selling/edit-product.tsx'),
  MyOrdersRoute: () => import('./routes/dashboard/buying/my-orders.tsx'),
  OrderRoute: () => import('./routes/dashboard/order.tsx'),
  SalesRoute: () => import('./routes/dashboard/selling/sales.tsx'),
  PayoutsRoute: () => import('./routes/dashboard/selling/payouts.tsx'),
  WishlistRoute: () => import('./routes/dashboard/buying/wishlist.tsx'),
  SearchesRoute: () => import('./routes/dashboard/buying/searches.tsx'),
  PaymentRoute: () => import('./routes/dashboard/buying/payment.tsx'),
  ReceiptRoute: () => import('./routes/dashboard/buying/receipt.tsx'),
};

/** What loads each page of the dashboard, by the name of its component. */
export type DashboardPages = {
  [N in keyof typeof pages]: () => Promise<Record<N, ComponentType>>;
};

/**
 * Loads each page of the dashboard. Apart from the routes, which come with the first page: what each page brings is a list of files, and
 * all those lists are a seventh of what the home page would load of the app.
 */
export const dashboardPages: DashboardPages = pages;
