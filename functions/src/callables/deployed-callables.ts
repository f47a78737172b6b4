import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';
import { callable, dispatcher } from './serve/callable.ts';

const WITH_STRIPE = { secrets: [STRIPE_SECRET_KEY] };

// What a call needs is loaded with the first call of it.

export const createPaymentIntent = callable(
  'createPaymentIntent',
  { ...WITH_STRIPE, ...SCALE.members },
  async () => (await import('./payments/create-payment-intent.ts')).createPaymentIntent,
);

export const recordPayment = callable(
  'recordPayment',
  { ...WITH_STRIPE, ...SCALE.members },
  async () => (await import('./payments/record-payment.ts')).recordPayment,
);

export const makeAdmin = callable(
  'makeAdmin',
  SCALE.seldom,
  async () => (await import('./accounts/make-admin.ts')).makeAdmin,
);

export const becomeSeller = callable(
  'becomeSeller',
  SCALE.seldom,
  async () => (await import('./accounts/become-seller.ts')).becomeSeller,
);

export const verifySeller = callable(
  'verifySeller',
  SCALE.seldom,
  async () => (await import('./accounts/verify-seller.ts')).verifySeller,
);

export const unverifySeller = callable(
  'unverifySeller',
  SCALE.seldom,
  async () => (await import('./accounts/unverify-seller.ts')).unverifySeller,
);

/** What people do about their own account, and look up of another's. */
export const accountCalls = dispatcher('accountCalls', SCALE.members, {
  registerUser: async () => (await import('./accounts/register-user.ts')).registerUser,
  renameAccount: async () => (await import('./accounts/rename-account.ts')).renameAccount,
  signOutEverywhere: async () => (await import('./accounts/sign-out-everywhere.ts')).signOutEverywhere,
  findDeletionObstacles: async () =>
    (await import('./accounts/find-deletion-obstacles.ts')).findDeletionObstacles,
  deleteMyAccount: async () => (await import('./accounts/delete-my-account.ts')).deleteMyAccount,
  keepMyAccount: async () => (await import('./accounts/keep-my-account.ts')).keepMyAccount,
  readMyRecords: async () => (await import('./accounts/read-my-records.ts')).readMyRecords,
  readSeller: async () => (await import('./accounts/read-seller.ts')).readSeller,
});

/** Categories, what the operator sets, and how many look at items. */
export const catalogueCalls = dispatcher('catalogueCalls', SCALE.members, {
  mergeCategories: async () => (await import('./catalogue/merge-categories.ts')).mergeCategories,
  renameCategory: async () => (await import('./catalogue/rename-category.ts')).renameCategory,
  deleteCategory: async () => (await import('./catalogue/delete-category.ts')).deleteCategory,
  orderCategories: async () => (await import('./catalogue/order-categories.ts')).orderCategories,
  countInterest: async () => (await import('./catalogue/count-interest.ts')).countInterest,
  saveShopSettings: async () => (await import('./catalogue/save-shop-settings.ts')).saveShopSettings,
});

/** What admins do against accounts and what they wrote. */
export const moderationCalls = dispatcher(
  'moderationCalls',
  { ...WITH_STRIPE, ...SCALE.seldom },
  {
    deleteUser: async () => (await import('./moderation/delete-user.ts')).deleteUser,
    suspendUser: async () => (await import('./moderation/suspend-user.ts')).suspendUser,
    reinstateUser: async () => (await import('./moderation/reinstate-user.ts')).reinstateUser,
    takeDownItems: async () => (await import('./moderation/take-down-items.ts')).takeDownItems,
    closeReport: async () => (await import('./moderation/close-report.ts')).closeReport,
    moderateReview: async () => (await import('./moderation/moderate-review.ts')).moderateReview,
  },
);

/** Where people are told, and what could not be sent. */
export const notificationCalls = dispatcher('notificationCalls', SCALE.seldom, {
  savePushTarget: async () => (await import('./notifications/save-push-target.ts')).savePushTarget,
  forgetPushTarget: async () => (await import('./notifications/forget-push-target.ts')).forgetPushTarget,
  readDeliveries: async () => (await import('./notifications/read-deliveries.ts')).readDeliveries,
  retryDeliveries: async () => (await import('./notifications/retry-deliveries.ts')).retryDeliveries,
});

/** What people do about bookings, offers and orders. */
export const orderCalls = dispatcher(
  'orderCalls',
  { ...WITH_STRIPE, ...SCALE.members },
  {
    releaseHold: async () => (await import('./orders/release-hold.ts')).releaseHold,
    deleteBooking: async () => (await import('./orders/delete-booking.ts')).deleteBooking,
    orderAct: async () => (await import('./orders/order-act.ts')).orderAct,
    readOrderConversation: async () =>
      (await import('./orders/read-order-conversation.ts')).readOrderConversation,
    offerAct: async () => (await import('./orders/offer-act.ts')).offerAct,
  },
);

/** Money that goes back, and to sellers. */
export const paymentCalls = dispatcher(
  'paymentCalls',
  { ...WITH_STRIPE, ...SCALE.seldom },
  {
    refundPayment: async () => (await import('./payments/refund-payment.ts')).refundPayment,
    sendPartRefund: async () => (await import('./payments/send-part-refund.ts')).sendPartRefund,
    openPayouts: async () => (await import('./payments/open-payouts.ts')).openPayouts,
    readEarnings: async () => (await import('./payments/read-earnings.ts')).readEarnings,
    readBooks: async () => (await import('./payments/read-books.ts')).readBooks,
    readNumbers: async () => (await import('./payments/read-numbers.ts')).readNumbers,
  },
);
