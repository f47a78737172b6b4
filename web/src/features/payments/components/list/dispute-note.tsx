import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  partDisputeText,
} from '@thriftline/domain/payments/dispute-texts';
import type { Payment } from '@thriftline/domain/payments/payment';
import { formatTime } from '@/lib/texts/format-time.ts';

const NOTE = { mt: 0.5, typography: 'body2', overflowWrap: 'anywhere', maxWidth: '52ch' } as const;

function stageText({ stage, evidenceDueAt }: Dispute): string {
  const label = DISPUTE_STAGE_LABELS[stage];
  if (evidenceDueAt === undefined) return label;
  const deadline = formatTime(new Date(evidenceDueAt));
  switch (stage) {
    case 'inquiry':
      return t`Bank inquiry: respond by ${deadline}`;
    case 'needsResponse':
      return t`Respond by ${deadline}`;
    default:
      return label;
  }
}

/** Why a payment is disputed, over how much, until when to answer and where: for admins. */
export function DisputeNote({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { dispute } = payment;
  if (dispute === undefined) return null;
  const { stage, amount, currency } = dispute;
  const reason = disputeReason(dispute);
  const money = formatCents(amount, currency);
  return (
    <Box sx={NOTE}>
      <strong>{stageText(dispute)}</strong>
      <div>
        {t`${reason} (${money}).`} {DISPUTE_ADVICE[stage]} {partDisputeText(payment)}
      </div>
      <Link
        href={disputeAddress(dispute)}
        target="_blank"
        rel="noreferrer"
        sx={{ display: 'inline-block', py: { xs: 1.5, lg: 0.5 } }}
      >
        {t`Open in Stripe`}
      </Link>
    </Box>
  );
}

/** What the bank of a card warns of, while a refund still helps: for admins. */
export function FraudNote({ warning }: { warning: FraudWarning }) {
  const { t } = useLingui();
  const fraud = fraudText(warning);
  if (!warning.actionable) return null;
  return (
    <Box sx={NOTE}>
      <strong>{t`Fraud warning from the bank`}</strong>
      <div>{t`Suspected: ${fraud}. Refund it before the handover.`}</div>
    </Box>
  );
}
