import type { Stripe } from 'stripe';
import { ACCOUNT_LINK_PARAMETERS, createAccountLink, createLoginLink } from '../connect/account-pages.ts';
import { closeAccount } from '../connect/close-account.ts';
import { CREATE_ACCOUNT_PARAMETERS, createAccount } from '../connect/create-account.ts';
import { findAccount } from '../connect/find-account.ts';
import { transfersCapability } from '../connect/standing.ts';
import { UPDATE_ACCOUNT_PARAMETERS, updateAccount } from '../connect/update-account.ts';
import { Parameters } from '../protocol/parameters.ts';
import { LIST_PARAMETERS, list } from './list.ts';
import { assertNoParameters, type Route } from './route.ts';

const created = (account: Stripe.Account) => ({ ...account, created: account.created ?? 0 });

/** Connected accounts, and the links that bring their holders to the provider's own pages. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/accounts$/,
    answer: ({ context, values }) =>
      createAccount(context, new Parameters(values, CREATE_ACCOUNT_PARAMETERS)),
  },
  {
    method: 'GET',
    path: /^\/v1\/accounts$/,
    answer: ({ context, values, path }) =>
      list([...context.store.accounts.values()].map(created), new Parameters(values, LIST_PARAMETERS), path),
  },
  {
    method: 'GET',
    path: /^\/v1\/accounts\/([^/]+)$/,
    answer: ({ context, id, values }) => {
      assertNoParameters(values);
      return findAccount(context, id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/accounts\/([^/]+)$/,
    answer: ({ context, id, values }) =>
      updateAccount(context, findAccount(context, id), new Parameters(values, UPDATE_ACCOUNT_PARAMETERS)),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/accounts\/([^/]+)$/,
    answer: ({ context, id, values }) => {
      assertNoParameters(values);
      return closeAccount(context, findAccount(context, id));
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/accounts\/([^/]+)\/capabilities\/transfers$/,
    answer: ({ context, id }) => transfersCapability(findAccount(context, id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/account_links$/,
    answer: ({ context, values, origin }) =>
      createAccountLink(context, new Parameters(values, ACCOUNT_LINK_PARAMETERS), origin),
  },
  {
    method: 'POST',
    path: /^\/v1\/accounts\/([^/]+)\/login_links$/,
    answer: ({ context, id, values, origin }) => {
      assertNoParameters(values);
      return createLoginLink(context, findAccount(context, id), origin);
    },
  },
];
