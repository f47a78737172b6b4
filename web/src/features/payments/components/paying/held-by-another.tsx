import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { BeingBought } from '@/components/states/being-bought.tsx';

interface HeldByAnotherProps {
  /** Milliseconds until the item is free again. */
  left: number;
  onRetry: () => void;
}

/** Somebody else is paying: when to try again. */
export function HeldByAnother({ left, onRetry }: HeldByAnotherProps) {
  const { t } = useLingui();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      {left > 0 ? (
        <Trans>
          <BeingBought left={left} />. Another buyer is paying. If they don’t finish, you can buy it.
        </Trans>
      ) : (
        t`This item is available again.`
      )}
    </Alert>
  );
}
