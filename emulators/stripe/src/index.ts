export { TEST_CARDS, type TestCard } from './model/test-cards.ts';
export {
  type StripeEmulator,
  type StripeEmulatorOptions,
  startStripeEmulator,
} from './start-stripe-emulator.ts';
export type { WebhookEndpoint } from './webhooks/webhook-endpoint.ts';
