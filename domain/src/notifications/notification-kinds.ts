import { ACCOUNT_KINDS } from './kinds/account-kinds.ts';
import { ADMIN_KINDS } from './kinds/admin-kinds.ts';
import { FOLLOWING_KINDS } from './kinds/following-kinds.ts';
import { MESSAGE_KINDS } from './kinds/message-kinds.ts';
import { ORDER_KINDS } from './kinds/order-kinds.ts';
import { REVIEW_KINDS } from './kinds/review-kinds.ts';
import { SALE_KINDS } from './kinds/sale-kinds.ts';

/** Every kind of notification: whom it goes to and what brings it about, the functions' `notifications/` says. */
export const NOTIFICATION_KINDS = {
  ...MESSAGE_KINDS,
  ...SALE_KINDS,
  ...ORDER_KINDS,
  ...REVIEW_KINDS,
  ...FOLLOWING_KINDS,
  ...ACCOUNT_KINDS,
  ...ADMIN_KINDS,
};

/** One of them. */
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** What is stored of a notification of the kind. */
export type NotificationParams<K extends NotificationKind> = Parameters<
  (typeof NOTIFICATION_KINDS)[K]['say']
>[0];
