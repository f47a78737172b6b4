import { boolean, type InferType, number, object, string } from 'yup';

/** How far the card provider's dispute has come, as it matters here: Stripe's ten statuses are these. */
export const DISPUTE_STAGES = ['inquiry', 'needsResponse', 'underReview', 'won', 'lost', 'closed'] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

const STAGES: Readonly<Record<string, DisputeStage>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  // Settled before it became one: the money was given back on the way.
  prevented: 'closed',
  needs_response: 'needsResponse',
  under_review: 'underReview',
  appeal_needs_response: 'needsResponse',
  appeal_under_review: 'underReview',
  won: 'won',
  lost: 'lost',
};

/** The stage of a dispute with this status at the provider. A status of a later release holds the money until it is known. */
export function disputeStage(status: string): DisputeStage {
  return STAGES[status] ?? 'underReview';
}

/** A dispute as a payment's record keeps it. Functions write it, of what the provider says now. */
export const disputeSchema = object({
  disputeId: string().required(),
  stage: string().oneOf(DISPUTE_STAGES).required(),
  /** In the provider's words, such as `product_not_received`. */
  reason: string().required(),
  /** Cents that the bank took, or would take. */
  amount: number().integer().required(),
  currency: string().required(),
  /** Until when evidence is taken, in milliseconds since 1970; absent where none is (any more). */
  evidenceDueAt: number().integer().optional(),
  /** Whether it is about test money, which another part of the provider's dashboard shows. */
  isTest: boolean().required(),
});
/** One of them. */
export type Dispute = InferType<typeof disputeSchema>;

/** What the bank of a card says before anybody disputes anything: the payment looks like fraud. */
export const fraudWarningSchema = object({
  warningId: string().required(),
  /** In the provider's words, such as `made_with_stolen_card`. */
  fraudType: string().required(),
  /** Whether giving the money back still keeps a dispute away. */
  actionable: boolean().required(),
});
/** One of them. */
export type FraudWarning = InferType<typeof fraudWarningSchema>;

/** Stages in which the bank has the money and nobody can refund it. */
export const HOLDING_STAGES: readonly DisputeStage[] = ['needsResponse', 'underReview'];

/** What counts first where a payment has several. */
const WEIGHT: readonly DisputeStage[] = ['needsResponse', 'underReview', 'lost', 'inquiry', 'won', 'closed'];

/** The dispute that decides what a payment is: one that is open before one that is over, the nearest deadline first. */
export function decidingDispute(disputes: readonly Dispute[]): Dispute | undefined {
  const rank = ({ stage }: Dispute) => WEIGHT.indexOf(stage);
  const due = ({ evidenceDueAt }: Dispute) => evidenceDueAt ?? Number.POSITIVE_INFINITY;
  const order = (a: Dispute, b: Dispute) =>
    rank(a) - rank(b) || Math.sign(due(a) - due(b)) || a.disputeId.localeCompare(b.disputeId);
  return [...disputes].sort(order)[0];
}

/** Whether the bank holds the money meanwhile, so that none of it can be refunded. */
export function holdsMoney(dispute: Pick<Dispute, 'stage'> | undefined): boolean {
  return dispute !== undefined && HOLDING_STAGES.includes(dispute.stage);
}

/** Whether the bank gave the money to the card's holder for good. */
export function isLost(dispute: Pick<Dispute, 'stage'> | undefined): boolean {
  return dispute?.stage === 'lost';
}
