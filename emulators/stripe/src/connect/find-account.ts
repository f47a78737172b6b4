import type { Stripe } from 'stripe';
import type { PaymentContext } from '../payments/payment-context.ts';
import { InvalidRequest, ResourceMissing } from '../protocol/api-error.ts';

/** The connected account that a call is about; throws what Stripe answers when there is none, or none any more. */
export function findAccount({ store }: PaymentContext, id: string): Stripe.Account {
  const account = store.accounts.get(id);
  if (account === undefined) {
    throw new InvalidRequest(
      `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
      { code: 'account_invalid' },
      403,
    );
  }
  return account;
}

/** The connected account that a parameter names. */
export function namedAccount({ store }: PaymentContext, id: string, param: string): Stripe.Account {
  const account = store.accounts.get(id);
  if (account === undefined) throw new ResourceMissing(param, id, param, 400);
  return account;
}

/** The bank account that an account's money is paid out to. */
export function bankAccountOf(account: Stripe.Account): Stripe.BankAccount | undefined {
  return account.external_accounts?.data.find(
    (external): external is Stripe.BankAccount => external.object === 'bank_account',
  );
}
