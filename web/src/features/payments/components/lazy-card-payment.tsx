import { lazy } from 'react';

/** The card form, loaded when there is something to pay. */
export const LazyCardPayment = lazy(async () => ({
  default: (await import('./card-payment.tsx')).CardPayment,
}));
