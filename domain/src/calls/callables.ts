import type { InferType } from 'yup';
import type { DeletionObstacle } from '../accounts/account-deletion.ts';
import type { Role } from '../accounts/roles.ts';
import type { SellerFacts } from '../accounts/seller-facts.ts';
import type { ItemInterest } from '../catalogue/interest/item-interest.ts';
import type { OfferState } from '../conversations/offer-machine.ts';
import type { SendingReport } from '../notifications/sending-report.ts';
import type { SaidOfOrder } from '../orders/order-act.ts';
import type { OrderState } from '../orders/order-machine.ts';
import type { Books, Earnings } from '../payouts/earnings.ts';
import type { NumbersOfShop } from '../settings/shop-numbers.ts';

const nothing = async () => (await import('./no-input.ts')).noInputSchema;
const account = async () => (await import('./account-acts.ts')).accountSchema;
const reasoned = async () => (await import('./account-acts.ts')).reasonedSchema;
const booking = async () => (await import('./payment-acts.ts')).bookingIdSchema;

/**
 * The callable functions the single-page app uses, with what loads the schema of what each takes: together they are more than most
 * calls need to start.
 */
export const CALLABLES = {
  registerUser: async () => (await import('../accounts/user.ts')).registerUserSchema,
  makeAdmin: account,
  becomeSeller: nothing,
  verifySeller: async () => (await import('./account-acts.ts')).verifySellerSchema,
  unverifySeller: reasoned,
  renameAccount: async () => (await import('../accounts/user.ts')).renameAccountSchema,
  signOutEverywhere: nothing,
  deleteUser: async () => (await import('./account-acts.ts')).deleteUserSchema,
  findDeletionObstacles: nothing,
  deleteMyAccount: async () => (await import('../accounts/account-deletion.ts')).deleteMyAccountSchema,
  keepMyAccount: nothing,
  readMyRecords: async () => (await import('./account-acts.ts')).readMyRecordsSchema,
  suspendUser: reasoned,
  reinstateUser: account,
  takeDownItems: reasoned,
  closeReport: async () => (await import('../reports/close-report.ts')).closeReportSchema,
  moderateReview: async () => (await import('../reviews/review-input.ts')).moderateReviewSchema,
  mergeCategories: async () => (await import('../catalogue/categories/category.ts')).mergeCategoriesSchema,
  renameCategory: async () => (await import('../catalogue/categories/category.ts')).renameCategorySchema,
  deleteCategory: async () => (await import('../catalogue/categories/category.ts')).categoryIdSchema,
  orderCategories: async () => (await import('../catalogue/categories/category.ts')).orderCategoriesSchema,
  createPaymentIntent: async () => (await import('../payments/payment.ts')).createPaymentIntentSchema,
  releaseHold: booking,
  deleteBooking: booking,
  recordPayment: async () => (await import('./payment-acts.ts')).recordPaymentSchema,
  refundPayment: async () => (await import('../payments/payment.ts')).refundPaymentSchema,
  sendPartRefund: async () => (await import('./payment-acts.ts')).paymentIdSchema,
  saveShopSettings: async () => (await import('../settings/shop-settings.ts')).saveShopSettingsSchema,
  countInterest: async () => (await import('../catalogue/interest/count-interest.ts')).countInterestSchema,
  orderAct: async () => (await import('../orders/order-act.ts')).orderActSchema,
  readOrderConversation: async () => (await import('../orders/order-act.ts')).orderIdSchema,
  offerAct: async () => (await import('../conversations/offer-act.ts')).offerActSchema,
  openPayouts: nothing,
  readEarnings: nothing,
  readBooks: nothing,
  readNumbers: nothing,
  readSeller: account,
  savePushTarget: async () => (await import('../notifications/push-target.ts')).savePushTargetSchema,
  forgetPushTarget: async () => (await import('../notifications/push-target.ts')).forgetPushTargetSchema,
  readDeliveries: nothing,
  retryDeliveries: async () => (await import('../notifications/sending-report.ts')).retrySendingSchema,
} as const;

export type CallableName = keyof typeof CALLABLES;

/** Whether a call only looks something up, as its name says: it may be made again, whatever became of the first. */
export const onlyReads = (name: CallableName): boolean =>
  ['read', 'count', 'find'].some((verb) => name.startsWith(verb));

/** What each callable takes. */
export type CallableInput<N extends CallableName> = InferType<Awaited<ReturnType<(typeof CALLABLES)[N]>>>;

/** What each callable gives back. */
export interface CallableResults {
  /** The role and status the account has now; an account that exists already keeps its own. */
  registerUser: { role: string; status: string };
  makeAdmin: { modifiedCount: number };
  /** The role the account has now. */
  becomeSeller: { role: Role };
  verifySeller: { modifiedCount: number };
  unverifySeller: { modifiedCount: number };
  /** The name as it is stored, and the status: a new name is not vouched for. */
  renameAccount: { name: string; status: string };
  /** The sign-in that asks has ended, too. */
  signOutEverywhere: { ended: true };
  /** `isPending` stands while what goes with the account is still being deleted: that goes on by itself. */
  deleteUser: { deletedCount: number; isPending?: true };
  /** What stands against deleting one's own account now. */
  findDeletionObstacles: { obstacles: DeletionObstacle[] };
  /** When it is deleted, in milliseconds since 1970; `conflict` while something stands against it. */
  deleteMyAccount: { deleteAt: number };
  /** One's own account stays after all. */
  keepMyAccount: { kept: true };
  /**
   * What the shop keeps of the account that no page can read, by collection: documents with times as ISO texts. `next` is what to send as
   * `after` for more of it.
   */
  readMyRecords: { records: Record<string, unknown>; next?: string };
  suspendUser: { modifiedCount: number };
  reinstateUser: { modifiedCount: number };
  /**
   * `deletedCount` items are gone. Here and below `isPending` stands while the rest is being done: that goes on by itself.
   */
  takeDownItems: { modifiedCount: number; deletedCount: number; isPending?: true };
  /** `conflict` when it was closed with another outcome. */
  closeReport: { modifiedCount: number };
  /** None where it was so before. */
  moderateReview: { modifiedCount: number };
  mergeCategories: { modifiedCount: number; isPending?: true };
  renameCategory: { modifiedCount: number; isPending?: true };
  /** `conflict` while there are products in it. */
  deleteCategory: { deletedCount: number };
  /** How many categories have another place now. */
  orderCategories: { modifiedCount: number };
  /**
   * `amount` in cents; `holdUntil` in milliseconds since 1970, null when others are not kept out; `now` is the server's
   * time, which that is to be compared with.
   */
  createPaymentIntent: {
    clientSecret: string;
    paymentIntentId: string;
    amount: number;
    holdUntil: number | null;
    now: number;
  };
  releaseHold: { released: boolean };
  /** `conflict` when money is on its way for it. */
  deleteBooking: { deletedCount: number };
  /** `refunded` when the product had been sold to someone else meanwhile. */
  recordPayment: { paymentIntentId: string; outcome: 'recorded' | 'refunded' };
  /** Stripe's refund; `conflict` when the money went back before. */
  /** `isPending`: the bank has still to confirm it. */
  refundPayment: { refundId: string; isPending: boolean };
  /**
   * `conflict` where no part of it waits for somebody to send it again, and where the provider refuses it anew; not `sent` where the
   * provider does not answer: then it is sent later, by itself.
   */
  sendPartRefund: { sent: boolean };
  /** The version there is now; `conflict` when somebody else saved since the one that was read. */
  saveShopSettings: { version: number };
  /** By the ids of those products that are the caller's own. */
  countInterest: { interest: Record<string, ItemInterest> };
  /** What the order is now; `conflict` where it is not what the page shows, or not theirs to do. */
  orderAct: { state: OrderState };
  /** What its two sides said to each other, oldest first, and what is between the lines: none of it where there is none. */
  readOrderConversation: { messages: SaidOfOrder[] };
  /** What the offer is now; `conflict` when it was not what the page shows. */
  offerAct: { state: OfferState; amount: number };
  /** Where somebody sets up how they are paid, or looks at it: an address of the card provider's, for once and soon. */
  openPayouts: { url: string };
  readEarnings: Earnings;
  /** For admins. */
  readBooks: Books;
  /** For admins. */
  readNumbers: NumbersOfShop;
  /** `not-found` where nobody of that id sells; strangers are answered in an open shop alone. */
  readSeller: SellerFacts;
  /** `permission-denied` where the address is known with other keys. */
  savePushTarget: { saved: true };
  forgetPushTarget: { forgotten: boolean };
  readDeliveries: SendingReport;
  /** How many are tried again within minutes. */
  retryDeliveries: { modifiedCount: number };
}
