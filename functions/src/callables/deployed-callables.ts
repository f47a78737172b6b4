import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';
import { callable, dispatcher } from './callable.ts';

const WITH_STRIPE = { secrets: [STRIPE_SECRET_KEY] };

// What a call needs is loaded with the first call of it.

export const createPaymentIntent = callable(
  'createPaymentIntent',
  { ...WITH_STRIPE, ...SCALE.members },
  async () => (await import('./create-payment-intent.ts')).createPaymentIntent,
);

export const recordPayment = callable(
  'recordPayment',
  { ...WITH_STRIPE, ...SCALE.members },
  async () => (await import('./record-payment.ts')).recordPayment,
);

export const makeAdmin = callable(
  'makeAdmin',
  SCALE.seldom,
  async () => (await import('./make-admin.ts')).makeAdmin,
);

export const becomeSeller = callable(
  'becomeSeller',
  SCALE.seldom,
  async () => (await import('./become-seller.ts')).becomeSeller,
);

export const verifySeller = callable(
  'verifySeller',
  SCALE.seldom,
  async () => (await import('./verify-seller.ts')).verifySeller,
);

export const unverifySeller = callable(
  'unverifySeller',
  SCALE.seldom,
  async () => (await import('./unverify-seller.ts')).unverifySeller,
);

/** What people do about their own account, and look up of another's. */
export const accountCalls = dispatcher('accountCalls', SCALE.members, {
  registerUser: async () => (await import('./register-user.ts')).registerUser,
  renameAccount: async () => (await import('./rename-account.ts')).renameAccount,
  signOutEverywhere: async () => (await import('./sign-out-everywhere.ts')).signOutEverywhere,
  findDeletionObstacles: async () => (await import('./find-deletion-obstacles.ts')).findDeletionObstacles,
  deleteMyAccount: async () => (await import('./delete-my-account.ts')).deleteMyAccount,
  keepMyAccount: async () => (await import('./keep-my-account.ts')).keepMyAccount,
  readMyRecords: async () => (await import('./read-my-records.ts')).readMyRecords,
  readSeller: async () => (await import('./read-seller.ts')).readSeller,
});

/** Categories, what the operator sets, and how many look at items. */
export const catalogueCalls = dispatcher('catalogueCalls', SCALE.members, {
  mergeCategories: async () => (await import('./merge-categories.ts')).mergeCategories,
  renameCategory: async () => (await import('./rename-category.ts')).renameCategory,
  deleteCategory: async () => (await import('./delete-category.ts')).deleteCategory,
  orderCategories: async () => (await import('./order-categories.ts')).orderCategories,
  countInterest: async () => (await import('./count-interest.ts')).countInterest,
  saveShopSettings: async () => (await import('./save-shop-settings.ts')).saveShopSettings,
});

/** What admins do against accounts and what they wrote. */
export const moderationCalls = dispatcher(
  'moderationCalls',
  { ...WITH_STRIPE, ...SCALE.seldom },
  {
    deleteUser: async () => (await import('./delete-user.ts')).deleteUser,
    suspendUser: async () => (await import('./suspend-user.ts')).suspendUser,
    reinstateUser: async () => (await import('./reinstate-user.ts')).reinstateUser,
    takeDownItems: async () => (await import('./take-down-items.ts')).takeDownItems,
    closeReport: async () => (await import('./close-report.ts')).closeReport,
    moderateReview: async () => (await import('./moderate-review.ts')).moderateReview,
  },
);

/** Where people are told, and what could not be sent. */
export const notificationCalls = dispatcher('notificationCalls', SCALE.seldom, {
  savePushTarget: async () => (await import('./save-push-target.ts')).savePushTarget,
  forgetPushTarget: async () => (await import('./forget-push-target.ts')).forgetPushTarget,
  readDeliveries: async () => (await import('./read-deliveries.ts')).readDeliveries,
  retryDeliveries: async () => (await import('./retry-deliveries.ts')).retryDeliveries,
});

/** What people do about bookings, offers and orders. */
export const orderCalls = dispatcher(
  'orderCalls',
  { ...WITH_STRIPE, ...SCALE.members },
  {
    releaseHold: async () => (await import('./release-hold.ts')).releaseHold,
    deleteBooking: async () => (await import('./delete-booking.ts')).deleteBooking,
    orderAct: async () => (await import('./order-act.ts')).orderAct,
    readOrderConversation: async () => (await import('./read-order-conversation.ts')).readOrderConversation,
    offerAct: async () => (await import('./offer-act.ts')).offerAct,
  },
);

/** Money that goes back, and to sellers. */
export const paymentCalls = dispatcher(
  'paymentCalls',
  { ...WITH_STRIPE, ...SCALE.seldom },
  {
    refundPayment: async () => (await import('./refund-payment.ts')).refundPayment,
    sendPartRefund: async () => (await import('./send-part-refund.ts')).sendPartRefund,
    openPayouts: async () => (await import('./open-payouts.ts')).openPayouts,
    readEarnings: async () => (await import('./read-earnings.ts')).readEarnings,
    readBooks: async () => (await import('./read-books.ts')).readBooks,
  },
);
