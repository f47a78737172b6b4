import { type InferType, object } from 'yup';
import { type DeletionObstacle, deleteMyAccountSchema } from '../accounts/account-deletion.ts';
import { MAX_WHY } from '../accounts/audit-entry.ts';
import { MAX_NAME } from '../accounts/person-name.ts';
import type { Role } from '../accounts/roles.ts';
import type { SellerFacts } from '../accounts/seller-facts.ts';
import { registerUserSchema, renameAccountSchema } from '../accounts/user.ts';
import { id, optionalText, text } from '../base/fields/fields.ts';
import {
  categoryIdSchema,
  mergeCategoriesSchema,
  orderCategoriesSchema,
  renameCategorySchema,
} from '../catalogue/categories/category.ts';
import { countInterestSchema } from '../catalogue/interest/count-interest.ts';
import type { ItemInterest } from '../catalogue/interest/item-interest.ts';
import { offerActSchema } from '../conversations/offer-act.ts';
import type { OfferState } from '../conversations/offer-machine.ts';
import { type DeliveryReport, retryDeliveriesSchema } from '../notifications/delivery-report.ts';
import { forgetPushTargetSchema, savePushTargetSchema } from '../notifications/push-target.ts';
import { orderActSchema, orderIdSchema, type SaidOfOrder } from '../orders/order-act.ts';
import type { OrderState } from '../orders/order-machine.ts';
import { refundPaymentSchema, shownItemSchema } from '../payments/payment.ts';
import type { Books, Earnings } from '../payouts/earnings.ts';
import { closeReportSchema } from '../reports/close-report.ts';
import { moderateReviewSchema } from '../reviews/review-input.ts';
import type { NumbersOfShop } from '../settings/shop-numbers.ts';
import { saveShopSettingsSchema } from '../settings/shop-settings.ts';

/** What the admin acts take: whom they are about. */
export const accountSchema = object({ uid: id() });
export type Account = InferType<typeof accountSchema>;

/** Whom an admin vouches for: the account, and the name of it that they were shown. */
export const verifySellerSchema = accountSchema.shape({ name: optionalText({ max: MAX_NAME }) });
export type VerifySeller = InferType<typeof verifySellerSchema>;

/** What acts against an account take: whom they are about, and why, for the audit log. */
export const reasonedSchema = accountSchema.shape({ reason: text({ min: 3, max: MAX_WHY, lines: true }) });
export type Reasoned = InferType<typeof reasonedSchema>;

export const createPaymentIntentSchema = shownItemSchema.shape({ bookingsId: id() });
export const bookingIdSchema = object({ bookingsId: id() });
export const recordPaymentSchema = object({ paymentIntentId: id(), bookingsId: id() });
/** Which payment it is about. */
export const paymentIdSchema = object({ paymentIntentId: id() });

/** The callable functions the single-page app uses, with the schema of what each takes. */
export const CALLABLES = {
  registerUser: registerUserSchema,
  makeAdmin: accountSchema,
  becomeSeller: object({}),
  verifySeller: verifySellerSchema,
  unverifySeller: reasonedSchema,
  renameAccount: renameAccountSchema,
  signOutEverywhere: object({}),
  deleteUser: accountSchema,
  findDeletionObstacles: object({}),
  deleteMyAccount: deleteMyAccountSchema,
  keepMyAccount: object({}),
  readMyRecords: object({}),
  suspendUser: reasonedSchema,
  reinstateUser: accountSchema,
  takeDownItems: reasonedSchema,
  closeReport: closeReportSchema,
  moderateReview: moderateReviewSchema,
  mergeCategories: mergeCategoriesSchema,
  renameCategory: renameCategorySchema,
  deleteCategory: categoryIdSchema,
  orderCategories: orderCategoriesSchema,
  createPaymentIntent: createPaymentIntentSchema,
  releaseHold: bookingIdSchema,
  deleteBooking: bookingIdSchema,
  recordPayment: recordPaymentSchema,
  refundPayment: refundPaymentSchema,
  sendPartRefund: paymentIdSchema,
  saveShopSettings: saveShopSettingsSchema,
  countInterest: countInterestSchema,
  orderAct: orderActSchema,
  readOrderConversation: orderIdSchema,
  offerAct: offerActSchema,
  openPayouts: object({}),
  readEarnings: object({}),
  readBooks: object({}),
  readNumbers: object({}),
  readSeller: accountSchema,
  savePushTarget: savePushTargetSchema,
  forgetPushTarget: forgetPushTargetSchema,
  readDeliveries: object({}),
  retryDeliveries: retryDeliveriesSchema,
} as const;

export type CallableName = keyof typeof CALLABLES;

/** What each callable takes. */
export type CallableInput<N extends CallableName> = InferType<(typeof CALLABLES)[N]>;

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
  /** What the shop keeps of the account that no page can read, by collection: documents with times as ISO texts. */
  readMyRecords: { records: Record<string, unknown> };
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
  readDeliveries: DeliveryReport;
  /** How many are tried again within minutes. */
  retryDeliveries: { modifiedCount: number };
}
