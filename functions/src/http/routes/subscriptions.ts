import { subscribe } from '../../subscribers/subscribe.ts';
import { unsubscribe } from '../../subscribers/unsubscribe.ts';
import type { Handlers } from './handlers.ts';

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
