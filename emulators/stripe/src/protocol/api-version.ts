import type { Stripe } from 'stripe';

/** The version whose shapes are served: that of the `stripe` package in use, which the type holds to. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';
