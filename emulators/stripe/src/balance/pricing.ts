/** What the provider takes, and when money may be used. */
export interface Pricing {
  /** Of each charge, in percent. */
  percent: number;
  /** Of each charge, in cents. */
  fixedCents: number;
  /** For each dispute that takes money, in cents; not given back. */
  disputeCents: number;
  /** How long the money of a charge is pending, in seconds. */
  pendingSeconds: number;
}

/** What Stripe takes of domestic cards in the United States, and how long it keeps the money there. */
export const USUAL_PRICING: Pricing = {
  percent: 2.9,
  fixedCents: 30,
  disputeCents: 1_500,
  pendingSeconds: 2 * 24 * 60 * 60,
};

/** The fee for a charge of this amount, in cents. */
export function chargeFee({ percent, fixedCents }: Pricing, amount: number): number {
  return Math.round((amount * percent) / 100) + fixedCents;
}
