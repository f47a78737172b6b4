import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatCountdown } from '@/lib/format-countdown.ts';

interface HeldByAnotherProps {
  /** Milliseconds until the item is free again. */
  left: number;
  onRetry: () => void;
}

/** Somebody else is paying: when to try again. */
export function HeldByAnother({ left, onRetry }: HeldByAnotherProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {left > 0
        ? `Somebody else is paying for this item right now. Unless they do, you can try again in ${formatCountdown(left)}.`
        : 'The item is free again.'}
    </Alert>
  );
}
