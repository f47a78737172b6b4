import type { Stripe } from 'stripe';
import { makeAvailable } from '../balance/ledger.ts';
import { disconnectAccount } from '../connect/close-account.ts';
import { payOutDaily } from '../connect/create-payout.ts';
import { ONBOARDING_OUTCOMES, onboard, verify } from '../connect/onboard.ts';
import { PAYOUT_FAILURES, type PayoutFailure, settlePayout } from '../connect/settle-payout.ts';
import {
  DISABLED_REASONS,
  READY_STANDING,
  rejectedStanding,
  restrictedStanding,
  setStanding,
} from '../connect/standing.ts';
import type { Provider } from '../provider/provider.ts';
import { ControlBody } from './control-body.ts';
import { type ControlRoute, contextOf, found } from './control-route.ts';

const PAYOUT_FAILURE_CODES = Object.keys(PAYOUT_FAILURES) as PayoutFailure[];

const accountOf = ({ store }: Provider, id: string): Stripe.Account => found(store.accounts, id);

/** What happens to connected accounts without anybody asking: checks, restrictions, payouts, the end. */
export const CONNECT_ROUTES: readonly ControlRoute[] = [
  {
    method: 'POST',
    path: /^\/test\/accounts\/(acct_\w+)\/onboard$/,
    answer: (provider, { id, text }) => {
      const body = new ControlBody(text, ['outcome', 'verified']);
      const account = accountOf(provider, id);
      const context = contextOf(provider);
      onboard(context, account, body.oneOf('outcome', ONBOARDING_OUTCOMES) ?? 'complete');
      if (body.flag('verified') ?? true) verify(context, account);
      return account;
    },
  },
  {
    method: 'POST',
    path: /^\/test\/accounts\/(acct_\w+)\/restrict$/,
    answer: (provider, { id, text }) => {
      const body = new ControlBody(text, ['disabledReason', 'due']);
      const standing = restrictedStanding(body.oneOf('disabledReason', DISABLED_REASONS), body.texts('due'));
      return setStanding(contextOf(provider), accountOf(provider, id), standing);
    },
  },
  {
    method: 'POST',
    path: /^\/test\/accounts\/(acct_\w+)\/make_ready$/,
    answer: (provider, { id }) => setStanding(contextOf(provider), accountOf(provider, id), READY_STANDING),
  },
  {
    method: 'POST',
    path: /^\/test\/accounts\/(acct_\w+)\/reject$/,
    answer: (provider, { id, text }) => {
      const reason = new ControlBody(text, ['disabledReason']).oneOf('disabledReason', DISABLED_REASONS);
      return setStanding(contextOf(provider), accountOf(provider, id), rejectedStanding(reason));
    },
  },
  {
    method: 'POST',
    path: /^\/test\/accounts\/(acct_\w+)\/deauthorize$/,
    answer: (provider, { id }) => disconnectAccount(contextOf(provider), accountOf(provider, id)),
  },
  {
    method: 'POST',
    path: /^\/test\/accounts\/(acct_\w+)\/pay_out$/,
    answer: (provider, { id }) => payOutDaily(contextOf(provider), accountOf(provider, id)),
  },
  {
    method: 'POST',
    path: /^\/test\/payouts\/(po_\w+)\/settle$/,
    answer: (provider, { id }) =>
      settlePayout(contextOf(provider), found(provider.store.payouts, id).object, null),
  },
  {
    method: 'POST',
    path: /^\/test\/payouts\/(po_\w+)\/fail$/,
    answer: (provider, { id, text }) => {
      const code = new ControlBody(text, ['code']).oneOf('code', PAYOUT_FAILURE_CODES) ?? 'account_closed';
      return settlePayout(contextOf(provider), found(provider.store.payouts, id).object, code);
    },
  },
  {
    method: 'POST',
    path: /^\/test\/balance\/make_available$/,
    answer: (provider, { text }) => {
      const account = new ControlBody(text, ['account']).text('account') ?? null;
      makeAvailable(provider.store, provider.now(), { account });
      return { account };
    },
  },
  {
    method: 'POST',
    path: /^\/test\/connect$/,
    answer: ({ connect }, { text }) => {
      const body = new ControlBody(text, ['reversalsGoNegative', 'reversedCounts', 'nextPayoutFails']);
      connect.reversalsGoNegative = body.flag('reversalsGoNegative') ?? connect.reversalsGoNegative;
      connect.reversedCounts = body.flag('reversedCounts') ?? connect.reversedCounts;
      connect.nextPayoutFails =
        body.oneOf('nextPayoutFails', PAYOUT_FAILURE_CODES) ?? connect.nextPayoutFails;
      return connect;
    },
  },
  {
    method: 'POST',
    path: /^\/test\/pricing$/,
    answer: (provider, { text }) => {
      const body = new ControlBody(text, ['percent', 'fixedCents', 'disputeCents', 'pendingSeconds']);
      const { pricing } = provider;
      provider.pricing = {
        percent: body.number('percent') ?? pricing.percent,
        fixedCents: body.count('fixedCents') ?? pricing.fixedCents,
        disputeCents: body.count('disputeCents') ?? pricing.disputeCents,
        pendingSeconds: body.count('pendingSeconds') ?? pricing.pendingSeconds,
      };
      return provider.pricing;
    },
  },
];
