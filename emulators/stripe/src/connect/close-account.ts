import type { Stripe } from 'stripe';
import { fundsOf } from '../balance/ledger.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { InvalidRequest } from '../protocol/api-error.ts';

/** Ends the connection to an account, whoever wants it ended: nothing can be asked of it any more, and its money stays its own. */
export function disconnectAccount(
  { store, emit }: PaymentContext,
  account: Stripe.Account,
): Stripe.DeletedAccount {
  for (const [token, page] of store.accountPages) {
    if (page.account === account.id) store.accountPages.delete(token);
  }
  store.accounts.delete(account.id);
  store.changed();
  emit('account.application.deauthorized', DEAUTHORIZED, undefined, account.id);
  return { id: account.id, object: 'account', deleted: true };
}

/** What the event of the end shows: the platform's application. */
const DEAUTHORIZED: Stripe.Application = { id: 'ca_local', object: 'application', name: 'The platform' };

/** Deletes an account at the platform's wish, which needs it to have no money. */
export function closeAccount(context: PaymentContext, account: Stripe.Account): Stripe.DeletedAccount {
  const { available, pending } = fundsOf(context.store, account.id, account.default_currency ?? 'usd');
  if (available + pending !== 0) {
    throw new InvalidRequest(
      `You cannot delete account ${account.id}: its balance is not zero. Pay its money out, or settle what it owes, first.`,
    );
  }
  return disconnectAccount(context, account);
}
