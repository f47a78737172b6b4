import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT, PORTS } from '@thriftline/domain/base/ports';
import { DEV_SERVER_PORT } from './dev-server-port.ts';
import type { Env } from './read-env.ts';

/** Where every server of the local world listens. */
export const LOCAL_HOST = '127.0.0.1';

/** How far the local suite's ports are shifted, seen from the port the page came from. */
export function portOffset(pagePort: number): number {
  return pagePort === DEV_SERVER_PORT ? 0 : pagePort - PORTS.hosting;
}

/** Port of one of the local servers, for a page that came from `pagePort`. */
export function localPort(server: keyof typeof PORTS, pagePort: number): number {
  return PORTS[server] + portOffset(pagePort);
}

/** The key that means the local card provider; any other is an account at Stripe. */
export const LOCAL_PUBLISHABLE_KEY = 'pk_test_local';

/** Settings of the local world: an invented project that no cloud knows. */
export const LOCAL_ENV: Env = {
  firebase: {
    apiKey: LOCAL_API_KEY,
    authDomain: `${LOCAL_PROJECT}.firebaseapp.com`,
    projectId: LOCAL_PROJECT,
    storageBucket: LOCAL_BUCKET,
    appId: '1:1:web:1',
  },
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY || LOCAL_PUBLISHABLE_KEY,
  vapidPublicKey: import.meta.env.VITE_VAPID_PUBLIC_KEY || undefined,
};
