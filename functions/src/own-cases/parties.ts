import { read } from '../firestore/collection.ts';
import { orderDocument } from '../orders/order-documents.ts';
import { paymentAttemptDocument } from '../payments/records/payment-attempts.ts';
import { paymentDocument } from '../payments/records/payments.ts';
import { reportDocument } from '../reports/reports.ts';
import { reviewDocument } from '../reviews/review-documents.ts';

/** Finds whose case something is, by what an act of an admin takes; nobody's where there is no such thing. */
export type FindParties<I> = (input: I) => Promise<readonly (string | undefined)[]>;

/** Of an act on an account: that account. */
export const partiesOfAccount: FindParties<{ uid: string }> = async ({ uid }) => [uid];

/** Of one on money: who paid, and who is paid; of what bought nothing, who would have been. */
export const partiesOfPayment: FindParties<{ paymentIntentId: string }> = async ({ paymentIntentId }) => {
  const payment = await read(paymentDocument(paymentIntentId));
  if (payment === undefined) return [];
  const sellerId = payment.sellerId ?? (await read(paymentAttemptDocument(payment.bookingsId)))?.sellerId;
  return [payment.buyerId, sellerId];
};

/** Of one on an order: both its sides. */
export const partiesOfOrder: FindParties<{ orderId: string }> = async ({ orderId }) => {
  const order = await read(orderDocument(orderId));
  return [order?.buyerId, order?.sellerId];
};

/** Of one on a review: who wrote it, and whom it is about. */
export const partiesOfReview: FindParties<{ reviewId: string }> = async ({ reviewId }) => {
  const review = await read(reviewDocument(reviewId));
  return [review?.authorId, review?.aboutId];
};

/** Of one on a report: who reported, who was reported, and the parties of the review that it is about. */
export const partiesOfReport: FindParties<{ reportId: string }> = async ({ reportId }) => {
  const report = await read(reportDocument(reportId));
  if (report === undefined) return [];
  const { reporterId, reportedId } = report;
  return [reporterId, reportedId, ...('reviewId' in report ? await partiesOfReview(report) : [])];
};

/** Of one on the shop itself, or that only reads what is nobody's alone. */
export const nobodysCase: FindParties<unknown> = async () => [];
