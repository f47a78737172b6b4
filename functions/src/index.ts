import './deploy-options.ts';

export { createPaymentIntent } from './callables/create-payment-intent.ts';
export { deleteUser } from './callables/delete-user.ts';
export { makeAdmin } from './callables/make-admin.ts';
export { recordPayment } from './callables/record-payment.ts';
export { refundPayment } from './callables/refund-payment.ts';
export { registerUser } from './callables/register-user.ts';
export { releaseHold } from './callables/release-hold.ts';
export { verifySeller } from './callables/verify-seller.ts';
export { api } from './http/api.ts';
export { reconcilePayments } from './schedules/reconcile-payments.ts';
export { bookingDeleted } from './triggers/booking-deleted.ts';
export { documentDeleted } from './triggers/document-deleted.ts';
export { paymentRecorded } from './triggers/payment-recorded.ts';
export { productDeleted } from './triggers/product-deleted.ts';
export { userDeleted } from './triggers/user-deleted.ts';
export { userUpdated } from './triggers/user-updated.ts';
export { stripeWebhook } from './webhooks/stripe-webhook.ts';
