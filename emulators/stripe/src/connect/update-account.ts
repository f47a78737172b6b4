import type { Stripe } from 'stripe';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { readProfile, readSchedule } from './create-account.ts';

export const UPDATE_ACCOUNT_PARAMETERS = ['business_profile', 'email', 'metadata', 'settings'] as const;

/** Changes what a platform may change of an account that Stripe asks for all else. */
export function updateAccount(
  { store, emit }: PaymentContext,
  account: Stripe.Account,
  parameters: Parameters,
): Stripe.Account {
  const { metadata, email, business_profile: profile, settings } = structuredClone(account);
  const schedule = settings?.payouts && readSchedule(parameters, settings.payouts.schedule);
  const changed = {
    metadata: parameters.metadata(metadata ?? {}),
    email: parameters.text('email') ?? email,
    ...(profile ? { business_profile: readProfile(parameters, profile) } : {}),
    ...(settings?.payouts && schedule
      ? { settings: { ...settings, payouts: { ...settings.payouts, schedule } } }
      : {}),
  };
  Object.assign(account, changed);
  store.changed();
  emit('account.updated', account, { metadata }, account.id);
  return account;
}
