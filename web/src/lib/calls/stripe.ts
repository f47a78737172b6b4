import { msg } from '@lingui/core/macro';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { AppError } from '@thriftline/domain/base/errors';
import { env, IS_LOCAL, localOrigin } from '@/config/env.ts';
import { LOCAL_PUBLISHABLE_KEY } from '@/config/local-env.ts';
import { SERVER_ADDRESSES } from '@/config/servers.ts';
import { giveUpAfter } from '../connection/deadline.ts';
import { watchAnswer } from '../connection/server-answers.ts';

/** Puts the local card provider's script where stripe-js looks before it loads Stripe's own. */
function loadLocalProvider(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${localOrigin('cardProvider')}/stripe.js`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The local card provider does not answer'));
    });
    document.head.append(script);
  });
}

const BLOCKED = msg`The payment form didn’t load. You haven’t been charged. Check your connection, turn off content blockers for this site, then try again.`;

async function load(): Promise<Stripe | null> {
  try {
    if (IS_LOCAL && env.stripePublishableKey === LOCAL_PUBLISHABLE_KEY) await loadLocalProvider();
    return await loadStripe(env.stripePublishableKey);
  } catch (error) {
    throw new AppError('unavailable', BLOCKED, { cause: error });
  }
}

/** Nobody waits for ever: a script that hangs neither comes nor fails. */
async function inTime<T>(script: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const tell = () =>
      reject(new AppError('internal', msg`The payment provider isn’t responding. Try again.`));
    timer = setTimeout(tell, giveUpAfter('card', 'act'));
  });
  try {
    return await Promise.race([script, late]);
  } finally {
    clearTimeout(timer);
  }
}

let loading: Promise<Stripe | null> | undefined;

/** The card provider's script, loaded once, when a payment page first asks. A failed load may be tried again. Throws AppError where it is late or blocked. */
export function getStripe(): Promise<Stripe | null> {
  const card = { name: 'card', address: SERVER_ADDRESSES.card } as const;
  loading ??= watchAnswer(card, inTime(load()), () => false).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
