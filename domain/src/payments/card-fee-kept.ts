/** What of a payment's refund the shop keeps, as its record says. */
interface Kept {
  amount: number;
  amountRefunded?: number | undefined;
  cardFeeKept?: number | undefined;
}

/** Cents that are to be back in all of a payment that is refunded. */
export function centsDueBack({ amount, cardFeeKept = 0 }: Kept): number {
  return amount - cardFeeKept;
}

/** Cents of it that the shop has: less where some of the fee went back after all, in the provider's dashboard. */
export function centsKept({ amount, amountRefunded = 0, cardFeeKept = 0 }: Kept): number {
  return Math.max(0, Math.min(cardFeeKept, amount - amountRefunded));
}
