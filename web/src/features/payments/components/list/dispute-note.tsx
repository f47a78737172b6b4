import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatCents } from '@thriftline/domain/base/money';
import type { Dispute, FraudWarning } from '@thriftline/domain/payments/dispute';
import {
  DISPUTE_ADVICE,
  DISPUTE_STAGE_LABELS,
  disputeAddress,
  disputeReason,
  fraudText,
} from '@thriftline/domain/payments/dispute-texts';
import { formatTime } from '@/lib/texts/format-time.ts';

const NOTE = { mt: 0.5, typography: 'body2', overflowWrap: 'anywhere', maxWidth: '52ch' } as const;

/** Why a payment is disputed, over how much, until when to answer and where: for admins. */
export function DisputeNote({ dispute }: { dispute: Dispute }) {
  const { stage, amount, currency, evidenceDueAt } = dispute;
  return (
    <Box sx={NOTE}>
      <strong>
        {DISPUTE_STAGE_LABELS[stage]}
        {evidenceDueAt !== undefined && ` by ${formatTime(new Date(evidenceDueAt))}`}
      </strong>
      <div>
        {disputeReason(dispute)} ({formatCents(amount, currency)}). {DISPUTE_ADVICE[stage]}
      </div>
      <Link
        href={disputeAddress(dispute)}
        target="_blank"
        rel="noreferrer"
        sx={{ display: 'inline-block', py: { xs: 1.5, lg: 0.5 } }}
      >
        Open in Stripe
      </Link>
    </Box>
  );
}

/** What the bank of a card warns of, while a refund still helps: for admins. */
export function FraudNote({ warning }: { warning: FraudWarning }) {
  if (!warning.actionable) return null;
  return (
    <Box sx={NOTE}>
      <strong>Fraud warning from the bank</strong>
      <div>Suspected: {fraudText(warning)}. Refund it before the handover.</div>
    </Box>
  );
}
