import type { Stripe } from 'stripe';
import type { ConfirmOptions } from '../payments/confirm-intent.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { ResourceMissing } from '../protocol/api-error.ts';
import type { FormObject } from '../protocol/form.ts';
import { Parameters } from '../protocol/parameters.ts';

/** One call as a route sees it; the parameters that every call takes (`expand`, `client_secret`) are gone. */
export interface ApiCall {
  context: PaymentContext;
  /** The first id in the path; empty when there is none. */
  id: string;
  /** The second. */
  subId: string;
  path: string;
  values: FormObject;
  clientSecret: string | undefined;
  options: ConfirmOptions;
  /** The connected account that is asked in the place of the platform (`Stripe-Account`). */
  account: Stripe.Account | null;
  /** Address of this provider. */
  origin: string;
}

/** A call that is served. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** Whether a browser may call it with a publishable key. */
  browser?: true;
  /** Whether it is served for connected accounts as well. */
  connected?: true;
  answer(call: ApiCall): unknown;
}

/** Refuses any parameter. */
export function assertNoParameters(values: FormObject): void {
  Parameters.assertKnown(values, []);
}

/** The object with the id of the path; throws what Stripe answers when there is none. */
export function stored<Item>(map: ReadonlyMap<string, Item>, kind: string, id: string): Item {
  const found = map.get(id);
  if (found === undefined) throw new ResourceMissing(kind, id, 'id');
  return found;
}
