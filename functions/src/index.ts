import './platform/deploy-options.ts';
import './platform/first-app.ts';

export {
  accountCalls,
  becomeSeller,
  catalogueCalls,
  createPaymentIntent,
  makeAdmin,
  moderationCalls,
  notificationCalls,
  orderCalls,
  paymentCalls,
  recordPayment,
  unverifySeller,
  verifySeller,
} from './callables/deployed-callables.ts';
export { api } from './http/api.ts';
export { pages } from './pages/pages.ts';
export { everyFiveMinutes, everyHour, everyNight } from './schedules/ticks.ts';
export { deviceCreated } from './triggers/device-created.ts';
export { documentWritten } from './triggers/document-written.ts';
export { jobWritten } from './triggers/job-written.ts';
export { pictureUploaded } from './triggers/picture-uploaded.ts';
export { sealedReviewCreated } from './triggers/sealed-review-created.ts';
export { signInDeleted } from './triggers/sign-in-deleted.ts';
export { stripeWebhook } from './webhooks/stripe-webhook.ts';
