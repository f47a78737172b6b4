import { dateFormat } from '../../base/locale/locale.ts';

/** Where buyers see what they booked. */
export const ORDERS = '/dashboard/myorders';

/** Where sellers see their items. */
export const PRODUCTS = '/dashboard/myproducts';
/** Where admins see payments. */
export const PAYMENTS = '/dashboard/payments';
/** Where sellers see their payouts. */
export const PAYOUTS = '/dashboard/payouts';
/** Where admins see what the shop holds and owes. */
export const BOOKS = '/dashboard/books';
/** A moment as a day, in UTC: `March 3`. */
export const dayOf = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The page of an item. */
export const itemPath = (productId: string) => `/products/${encodeURIComponent(productId)}`;
/** The page of a conversation. */
export const conversationPath = (id: string) => `/dashboard/messages/${encodeURIComponent(id)}`;
/** The page of an order. */
export const orderPath = (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`;
/** The page where a booking is paid. */
export const paymentPath = (bookingsId: string) => `/dashboard/payments/${encodeURIComponent(bookingsId)}`;
