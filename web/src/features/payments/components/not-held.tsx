import Alert from '@mui/material/Alert';
import { HELD_MINUTES_AN_HOUR, MAX_HOLDS } from '@thriftline/domain/product';

/** The buyer kept others out long enough, or from enough items: they may pay, and so may others. */
export function NotHeld() {
  return (
    <Alert severity="info">
      You can pay, but the item is not kept for you: an item is kept for {HELD_MINUTES_AN_HOUR} minutes an
      hour at most, and {MAX_HOLDS} items at a time. Whoever pays first gets it.
    </Alert>
  );
}
