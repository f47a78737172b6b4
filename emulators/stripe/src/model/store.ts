import type { Stripe } from 'stripe';

/** A stored card: what Stripe shows of it, and how it behaves. The number and the CVC are never kept. */
export interface StoredPaymentMethod {
  method: Stripe.PaymentMethod;
  /** Number of the test card it behaves like; null for any other number, which every charge refuses. */
  testCard: string | null;
}

/** One event on its way to the webhook endpoint. */
export interface Delivery {
  id: string;
  event: string;
  state: 'held' | 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: { at: number; status: number | null; error?: string }[];
  /** When it is tried next (milliseconds); null when it is not. */
  nextAttemptAt: number | null;
}

/** An object of one account's: of the platform's (null), or of one connected to it. */
export interface Owned<Item> {
  account: string | null;
  object: Item;
}

/** A page of the provider's own that a link leads to: onboarding, or the balance of a connected account. */
export interface AccountPage {
  /** What its address ends with. */
  token: string;
  kind: 'onboarding' | 'dashboard';
  account: string;
  /** Seconds. */
  expiresAt: number;
  /** What the page sends back; null until somebody visits it, which is possible once. */
  session: string | null;
  refreshUrl: string | null;
  returnUrl: string | null;
}

/** What was answered to a request with an idempotency key. */
export interface SavedAnswer {
  method: string;
  path: string;
  /** Fingerprint of the request's parameters, to be compared. */
  parameters: string;
  status: number;
  body: unknown;
  /** Seconds. */
  created: number;
}

/** Everything the provider knows, as it is written to the data file. */
export interface StoredState {
  version: 1;
  paymentIntents: Stripe.PaymentIntent[];
  paymentMethods: StoredPaymentMethod[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  /** Absent in what earlier versions wrote, as the warnings are. */
  disputes?: Stripe.Dispute[];
  warnings?: Stripe.Radar.EarlyFraudWarning[];
  /** Absent in what was written before there were connected accounts. */
  accounts?: Stripe.Account[];
  accountPages?: AccountPage[];
  transfers?: Stripe.Transfer[];
  balanceTransactions?: Owned<Stripe.BalanceTransaction>[];
  payouts?: Owned<Stripe.Payout>[];
  payments?: Owned<Stripe.Charge>[];
  events: Stripe.Event[];
  deliveries: Delivery[];
  savedAnswers: [key: string, answer: SavedAnswer][];
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

const byObjectId = <Item extends { id: string }>(items: readonly Owned<Item>[]) =>
  new Map(items.map((item) => [item.object.id, item]));

/** The provider's memory. Objects are kept as Stripe shows them; whoever changes one calls `changed`. */
export class Store {
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly paymentMethods = new Map<string, StoredPaymentMethod>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly warnings = new Map<string, Stripe.Radar.EarlyFraudWarning>();
  readonly accounts = new Map<string, Stripe.Account>();
  readonly accountPages = new Map<string, AccountPage>();
  readonly transfers = new Map<string, Stripe.Transfer>();
  readonly balanceTransactions = new Map<string, Owned<Stripe.BalanceTransaction>>();
  readonly payouts = new Map<string, Owned<Stripe.Payout>>();
  /** What connected accounts got by transfers, as charges of theirs. */
  readonly payments = new Map<string, Owned<Stripe.Charge>>();
  readonly events = new Map<string, Stripe.Event>();
  readonly deliveries = new Map<string, Delivery>();
  readonly savedAnswers = new Map<string, SavedAnswer>();
  private readonly onChange: () => void;

  /** `onChange` is called after every change. */
  constructor(onChange: () => void = () => undefined) {
    this.onChange = onChange;
  }

  changed(): void {
    this.onChange();
  }

  clear(): void {
    for (const map of this.maps()) map.clear();
    this.changed();
  }

  toJSON(): StoredState {
    return {
      version: 1,
      paymentIntents: [...this.paymentIntents.values()],
      paymentMethods: [...this.paymentMethods.values()],
      charges: [...this.charges.values()],
      refunds: [...this.refunds.values()],
      disputes: [...this.disputes.values()],
      warnings: [...this.warnings.values()],
      accounts: [...this.accounts.values()],
      accountPages: [...this.accountPages.values()],
      transfers: [...this.transfers.values()],
      balanceTransactions: [...this.balanceTransactions.values()],
      payouts: [...this.payouts.values()],
      payments: [...this.payments.values()],
      events: [...this.events.values()],
      deliveries: [...this.deliveries.values()],
      savedAnswers: [...this.savedAnswers],
    };
  }

  /** Takes over what `toJSON` gave. */
  load(state: StoredState): void {
    const fill = <Item>(map: Map<string, Item>, entries: Iterable<[string, Item]>) => {
      map.clear();
      for (const [key, item] of entries) map.set(key, item);
    };
    fill(this.paymentIntents, byId(state.paymentIntents));
    fill(
      this.paymentMethods,
      state.paymentMethods.map((stored): [string, StoredPaymentMethod] => [stored.method.id, stored]),
    );
    fill(this.charges, byId(state.charges));
    fill(this.refunds, byId(state.refunds));
    fill(this.disputes, byId(state.disputes ?? []));
    fill(this.warnings, byId(state.warnings ?? []));
    fill(this.accounts, byId(state.accounts ?? []));
    fill(
      this.accountPages,
      (state.accountPages ?? []).map((page): [string, AccountPage] => [page.token, page]),
    );
    fill(this.transfers, byId(state.transfers ?? []));
    fill(this.balanceTransactions, byObjectId(state.balanceTransactions ?? []));
    fill(this.payouts, byObjectId(state.payouts ?? []));
    fill(this.payments, byObjectId(state.payments ?? []));
    fill(this.events, byId(state.events));
    fill(this.deliveries, byId(state.deliveries));
    fill(this.savedAnswers, state.savedAnswers);
  }

  private maps(): Map<string, unknown>[] {
    return [
      this.paymentIntents,
      this.paymentMethods,
      this.charges,
      this.refunds,
      this.disputes,
      this.warnings,
      this.accounts,
      this.accountPages,
      this.transfers,
      this.balanceTransactions,
      this.payouts,
      this.payments,
      this.events,
      this.deliveries,
      this.savedAnswers,
    ];
  }
}
