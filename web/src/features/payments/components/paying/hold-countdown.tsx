import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCountdown } from '@/lib/texts/format-countdown.ts';

interface HoldCountdownProps {
  /** Milliseconds until others may buy the item. */
  left: number;
  /** Keeps it again; absent while a card is being charged, which only its own answer ends. */
  onRenew?: (() => void) | undefined;
}

/** What was agreed on is kept for longer. */
const HOUR_MS = 3_600_000;

/** How long the item is kept for this buyer, and a new hold when that time is over. */
export function HoldCountdown({ left, onRenew }: HoldCountdownProps) {
  const { t } = useLingui();
  if (left > 0) {
    const time = formatCountdown(left);
    return (
      <Typography color="textSecondary" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {left > HOUR_MS ? t`Reserved for you: ${time} hours left` : t`Reserved for you: ${time} left`}
      </Typography>
    );
  }
  return (
    <Alert
      severity="warning"
      action={
        onRenew && (
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onRenew}>
            {t`Reserve again`}
          </Button>
        )
      }
    >
      {t`Your reservation expired. Someone else can buy it now.`}
    </Alert>
  );
}
