import type { Stripe } from 'stripe';
import { newId } from '../model/new-id.ts';
import type { Store } from '../model/store.ts';

/** Why money moves, as balance transactions name it, and how reports call that. */
const REPORTED_AS = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'dispute',
  dispute_reversal: 'dispute_reversal',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
  payment: 'charge',
  payment_refund: 'refund',
  payout: 'payout',
  payout_failure: 'payout_reversal',
} as const;

/** Money that moves: into an account's balance, or out of it. */
export interface Movement {
  /** Whose balance: the platform's (null), or that of an account connected to it. */
  account: string | null;
  /** Disputes are of the type `adjustment`, as at Stripe. */
  kind: keyof typeof REPORTED_AS;
  /** Cents; negative for what goes out. */
  amount: number;
  currency: string;
  /** Id of what moves it. */
  source: string;
  /** Seconds. */
  at: number;
  /** When it may be used, in seconds; at once unless given. */
  availableOn?: number | undefined;
  /** What the provider takes of it, in cents, and what for. */
  fee?: { amount: number; description: string } | undefined;
  description?: string | null;
}

/** Books a movement. Every change of a balance is one of these, so that their sum is the balance. */
export function book(store: Store, movement: Movement): Stripe.BalanceTransaction {
  const { account, kind, amount, currency, source, at, availableOn = at, fee } = movement;
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: at,
    currency,
    description: movement.description ?? null,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details:
      fee === undefined
        ? []
        : [
            {
              amount: fee.amount,
              application: null,
              currency,
              description: fee.description,
              type: 'stripe_fee',
            },
          ],
    net: amount - (fee?.amount ?? 0),
    reporting_category: REPORTED_AS[kind],
    source,
    status: availableOn <= at ? 'available' : 'pending',
    type: kind === 'dispute' || kind === 'dispute_reversal' ? 'adjustment' : kind,
  };
  store.balanceTransactions.set(transaction.id, { account, object: transaction });
  store.changed();
  return transaction;
}

/** Makes available what is due by now (seconds), or with `all` whatever an account still waits for. */
export function makeAvailable(store: Store, now: number, all?: { account: string | null }): void {
  for (const { account, object } of store.balanceTransactions.values()) {
    if (object.status === 'available') continue;
    const isForced = all !== undefined && all.account === account;
    if (object.available_on > now && !isForced) continue;
    object.available_on = Math.min(object.available_on, now);
    object.status = 'available';
    store.changed();
  }
}

/** What an account has in a currency, in cents. */
export function fundsOf(
  store: Store,
  account: string | null,
  currency: string,
): { available: number; pending: number } {
  const funds = { available: 0, pending: 0 };
  for (const { account: owner, object } of store.balanceTransactions.values()) {
    if (owner !== account || object.currency !== currency) continue;
    funds[object.status === 'available' ? 'available' : 'pending'] += object.net;
  }
  return funds;
}

/** The balance of an account as Stripe answers it: of every currency it had money in, and of its own. */
export function balanceOf(store: Store, account: string | null, ownCurrency: string): Stripe.Balance {
  const currencies = new Set([ownCurrency]);
  for (const { account: owner, object } of store.balanceTransactions.values()) {
    if (owner === account) currencies.add(object.currency);
  }
  const amounts = (kind: 'available' | 'pending') =>
    [...currencies].map((currency) => {
      const amount = fundsOf(store, account, currency)[kind];
      return { amount, currency, source_types: { card: amount } };
    });
  return {
    object: 'balance',
    available: amounts('available'),
    livemode: false,
    pending: amounts('pending'),
    ...(account === null
      ? { connect_reserved: [...currencies].map((currency) => ({ amount: 0, currency })) }
      : {}),
  };
}
