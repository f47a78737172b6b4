import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { HELD_MINUTES_AN_HOUR, MAX_HOLDS } from '@thriftline/domain/catalogue/product';

interface NotHeldProps {
  /** Begins again, for a card that was refused: its payment may have come to its end meanwhile. */
  onRenew?: (() => void) | undefined;
}

/** The buyer kept others out long enough, or from enough items: they may pay, and so may others. */
export function NotHeld({ onRenew }: NotHeldProps) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5 }}
      action={
        onRenew && (
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onRenew}>
            <Trans>Start over</Trans>
          </Button>
        )
      }
    >
      <Trans>
        You can pay, but the item isn’t reserved for you: the first buyer to pay gets it. You can reserve an
        item for <Plural value={HELD_MINUTES_AN_HOUR} one="# minute" other="# minutes" /> an hour, and{' '}
        <Plural value={MAX_HOLDS} one="# item" other="# items" /> at a time.
      </Trans>
    </Alert>
  );
}
