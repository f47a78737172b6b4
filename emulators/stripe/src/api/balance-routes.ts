import { balanceOf } from '../balance/ledger.ts';
import { createPayout, PAYOUT_PARAMETERS } from '../connect/create-payout.ts';
import type { Owned } from '../model/store.ts';
import { Parameters } from '../protocol/parameters.ts';
import { LIST_PARAMETERS, list } from './list.ts';
import { type ApiCall, assertNoParameters, type Route, stored } from './route.ts';

/** Currency of the platform's balance while nothing has moved. */
const PLATFORM_CURRENCY = 'usd';

/** Those of the objects that are of the account that is asked. */
function ownOf<Item extends { id: string }>(
  { account }: ApiCall,
  objects: ReadonlyMap<string, Owned<Item>>,
): ReadonlyMap<string, Item> {
  const own = [...objects.values()].filter((one) => one.account === (account?.id ?? null));
  return new Map(own.map(({ object }) => [object.id, object]));
}

/** What an account has, why, and what is paid out of it: the platform's, or with `Stripe-Account` a connected one's. */
export const BALANCE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/balance$/,
    connected: true,
    answer: ({ context, account, values }) => {
      assertNoParameters(values);
      return balanceOf(context.store, account?.id ?? null, account?.default_currency ?? PLATFORM_CURRENCY);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/balance_transactions$/,
    connected: true,
    answer: (call) => {
      const parameters = new Parameters(call.values, [...LIST_PARAMETERS, 'currency', 'source', 'type']);
      const [currency, source, type] = ['currency', 'source', 'type'].map((name) => parameters.text(name));
      return list(
        ownOf(call, call.context.store.balanceTransactions).values(),
        parameters,
        call.path,
        (transaction) =>
          (currency === undefined || transaction.currency === currency) &&
          (source === undefined || transaction.source === source) &&
          (type === undefined || transaction.type === type),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/balance_transactions\/([^/]+)$/,
    connected: true,
    answer: (call) => {
      assertNoParameters(call.values);
      return stored(ownOf(call, call.context.store.balanceTransactions), 'balance_transaction', call.id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payouts$/,
    connected: true,
    answer: ({ context, account, values }) =>
      createPayout(context, account, new Parameters(values, PAYOUT_PARAMETERS)),
  },
  {
    method: 'GET',
    path: /^\/v1\/payouts$/,
    connected: true,
    answer: (call) => {
      const parameters = new Parameters(call.values, [...LIST_PARAMETERS, 'destination', 'status']);
      const [destination, status] = [parameters.text('destination'), parameters.text('status')];
      return list(
        ownOf(call, call.context.store.payouts).values(),
        parameters,
        call.path,
        (payout) =>
          (destination === undefined || payout.destination === destination) &&
          (status === undefined || payout.status === status),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payouts\/([^/]+)$/,
    connected: true,
    answer: (call) => {
      assertNoParameters(call.values);
      return stored(ownOf(call, call.context.store.payouts), 'payout', call.id);
    },
  },
];
