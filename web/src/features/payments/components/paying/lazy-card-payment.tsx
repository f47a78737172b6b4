import { lazy } from 'react';

/** The card form, loaded when there is something to pay. */
export const LazyCardPayment = lazy(async () => ({
  default: (await import('./card-payment.tsx')).CardPayment,
}));

/** The form with the Payment Element, loaded when there is something to pay and the operator takes wallets. */
export const LazyElementPayment = lazy(async () => ({
  default: (await import('./element-payment.tsx')).ElementPayment,
}));
