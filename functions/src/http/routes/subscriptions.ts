import { later } from '../../platform/later.ts';
import type { Handlers } from './handlers.ts';

// Loaded with the first call that needs it.
const subscribe = later(async () => (await import('../../subscribers/subscribe.ts')).subscribe);
const unsubscribe = later(async () => (await import('../../subscribers/unsubscribe.ts')).unsubscribe);

/** Addresses to write to. */
export const SUBSCRIPTION_HANDLERS = {
  subscribe: async ({ body }) => {
    await subscribe(body);
    return { acknowledged: true };
  },
  unsubscribe: async ({ body }) => {
    await unsubscribe(body);
    return { acknowledged: true };
  },
} satisfies Partial<Handlers>;
