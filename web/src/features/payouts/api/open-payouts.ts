import { env, IS_LOCAL, localOrigin } from '@/config/env.ts';
import { LOCAL_PUBLISHABLE_KEY } from '@/config/local-env.ts';
import { callFunction } from '@/lib/calls/callables.ts';
import { providerAddress } from '../provider-address.ts';

/** Leaves for the provider's pages, where somebody sets up how they are paid, or looks at it. Throws AppError. */
export async function openPayouts(): Promise<void> {
  const { url } = await callFunction('openPayouts', {});
  const isLocalProvider = IS_LOCAL && env.stripePublishableKey === LOCAL_PUBLISHABLE_KEY;
  location.assign(providerAddress(url, isLocalProvider ? localOrigin('cardProvider') : undefined));
}
