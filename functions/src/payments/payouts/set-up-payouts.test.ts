import type { SellerAccount } from '@thriftline/domain/payouts/seller-account';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpPayouts } from './set-up-payouts.ts';

/** What Firestore and the provider hold. */
const world = {
  account: undefined as Partial<SellerAccount> | undefined,
  /** Accounts that the provider knows, and what it answers of others. */
  known: new Set<string>(),
  answer: (): Error => lost(),
  /** Payments of the shop, newest first, and those that the key sees. */
  payments: [] as string[],
  visible: [] as string[],
  /** Keys under which accounts were made. */
  keys: [] as string[],
  /** What the provider has saved under the key of an account. */
  saved: undefined as Error | undefined,
  /** What somebody else does before the next transaction. */
  meanwhile: undefined as (() => void) | undefined,
};

vi.mock('firebase-admin/firestore', () => ({
  FieldValue: { delete: () => undefined, serverTimestamp: () => ({ toMillis: () => 0 }) },
}));
vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
vi.mock('../../accounts/limits/limit-acts.ts', () => ({ limitAct: vi.fn() }));
vi.mock('../../notifications/notify.ts', () => ({ notifyOrLog: vi.fn() }));
vi.mock('../../orders/mark-payout-dirty.ts', () => ({ markPayoutDirty: vi.fn() }));
vi.mock('../../platform/config.ts', () => ({ payoutCountry: () => 'US', siteOrigin: () => 'https://shop' }));
vi.mock('./reconcile-payout.ts', () => ({ reconcilePayoutOrLog: vi.fn() }));
vi.mock('../../firestore/collection.ts', () => ({ read: async () => world.account }));
vi.mock('../records/payouts.ts', () => ({
  sellerAccountDocument: () => ({}),
}));
vi.mock('../records/payments.ts', () => ({
  payments: () => ({
    orderBy: () => ({
      limit: (most: number) => ({
        get: async () => ({ docs: world.payments.slice(0, most).map((id) => ({ id })) }),
      }),
    }),
  }),
}));
vi.mock('../stripe/intents.ts', () => ({
  findIntent: async (id: string) => (world.visible.includes(id) ? { id } : undefined),
}));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: async (work: (transaction: object) => Promise<unknown>) => {
      const meanwhile = world.meanwhile;
      world.meanwhile = undefined;
      meanwhile?.();
      return work({
        set: (_document: object, account: object) => write(account),
        update: (_document: object, fields: object) => write({ ...world.account, ...fields }),
      });
    },
  }),
}));
vi.mock('../stripe/ask-stripe.ts', () => ({
  askStripe: async (ask: (client: object) => Promise<unknown>) => ask(client),
}));

function write(account: object): void {
  world.account = Object.fromEntries(Object.entries(account).filter(([, value]) => value !== undefined));
}

const client = {
  accounts: {
    create: async (_account: object, { idempotencyKey }: { idempotencyKey: string }) => {
      if (world.saved) throw world.saved;
      world.keys.push(idempotencyKey);
      world.known.add(`acct_of_${idempotencyKey}`);
      return { id: `acct_of_${idempotencyKey}` };
    },
    retrieve: async (id: string) => {
      if (!world.known.has(id)) throw world.answer();
      return { payouts_enabled: false, requirements: { currently_due: ['external_account'] } };
    },
  },
  accountLinks: {
    create: async ({ account }: { account: string }) => {
      if (!world.known.has(account)) throw world.answer();
      return { url: `https://provider/${account}` };
    },
  },
};

const refusal = (statusCode: number, code?: string) =>
  Stripe.errors.StripeError.generate({
    type: 'invalid_request_error',
    message: 'It is refused.',
    statusCode,
    headers: {},
    ...(code !== undefined && { code }),
  });
const lost = () => refusal(403, 'account_invalid');

const SELLER = { uid: 'sal', role: 'Seller', email: 'sal@example.com' } as Parameters<typeof setUpPayouts>[0];
const MADE_ANEW = 'acct_of_account-sal-3';

const READY = {
  accountId: 'acct_1',
  state: 'ready',
  missing: [],
  reachesBank: true,
  tries: 2,
  updatedAt: { toMillis: () => 0 },
};

beforeEach(() => {
  Object.assign(world, {
    account: { ...READY },
    known: new Set(),
    answer: lost,
    payments: ['pi_new', 'pi_old'],
    visible: ['pi_new'],
    keys: [],
    saved: undefined,
    meanwhile: undefined,
  });
});

describe('a seller whose account with the provider is lost', () => {
  it.each([
    ['has left the shop', lost],
    ['is deleted', () => refusal(404, 'resource_missing')],
  ])('gets a new one where it %s', async (_, answer) => {
    world.answer = answer;
    expect(await setUpPayouts(SELLER)).toEqual({ url: `https://provider/${MADE_ANEW}` });
    expect(world.account).toMatchObject({ accountId: MADE_ANEW, state: 'onboarding', tries: 3 });
    expect(world.account).not.toHaveProperty('disabledReason');
    expect(world.keys).toEqual(['account-sal-3']);
  });

  it('gets the one that they asked for at the same time, and no third', async () => {
    world.meanwhile = () => {
      // The provider's last word is written down first.
      world.meanwhile = () =>
        write({ ...READY, accountId: 'acct_2', state: 'onboarding', reachesBank: false, tries: 3 });
    };
    world.known.add('acct_2');
    expect(await setUpPayouts(SELLER)).toEqual({ url: 'https://provider/acct_2' });
    expect(world.keys).toEqual([]);
  });

  it.each([
    ['the last payment, as of another account or mode', ['pi_old']],
    ['any payment', []],
  ])('keeps it where the key does not know %s', async (_, visible) => {
    world.visible = visible;
    await expect(setUpPayouts(SELLER)).rejects.toThrow();
    expect(world.account).toMatchObject({ accountId: 'acct_1', tries: 2 });
  });

  it('keeps it where the shop has taken no money that would tell whose the key is', async () => {
    world.payments = [];
    await expect(setUpPayouts(SELLER)).rejects.toThrow();
    expect(world.account).toMatchObject({ accountId: 'acct_1' });
  });

  it.each([
    ['a key that may not ask', () => refusal(403)],
    ['a wrong key', () => refusal(401)],
    ['an expired key', () => refusal(401, 'api_key_expired')],
    ['too many requests', () => refusal(429, 'rate_limit')],
    ['a fault of the provider’s', () => refusal(500)],
    ['no connection', () => new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'None.' })],
  ])('keeps it after %s', async (_, answer) => {
    world.answer = answer;
    await expect(setUpPayouts(SELLER)).rejects.toThrow();
    expect(world.account).toEqual(READY);
    expect(world.keys).toEqual([]);
  });

  it('keeps one that the provider merely holds', async () => {
    world.known.add('acct_1');
    expect(await setUpPayouts(SELLER)).toEqual({ url: 'https://provider/acct_1' });
    expect(world.account).toMatchObject({ accountId: 'acct_1' });
  });
});

describe('an account whose making the provider refused', () => {
  beforeEach(() => {
    world.account = undefined;
    world.saved = refusal(400, 'email_invalid');
  });

  it('is asked for under another key the next time', async () => {
    await expect(setUpPayouts(SELLER)).rejects.toThrow();
    expect(world.account).toMatchObject({ tries: 1 });
    world.saved = undefined;
    await setUpPayouts(SELLER);
    expect(world.keys).toEqual(['account-sal-1']);
  });

  it('stays where somebody else has made it meanwhile', async () => {
    world.meanwhile = () => write(READY);
    await expect(setUpPayouts(SELLER)).rejects.toThrow();
    expect(world.account).toEqual(READY);
  });
});
