import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useFormikContext } from 'formik';
import { FormError } from '@/components/form/form-error.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';

interface SaveBarProps {
  /** What went wrong with saving. */
  fault: string | undefined;
  /** Brings in what somebody else saved meanwhile; undefined when nobody did. */
  onBringIn: (() => void) | undefined;
}

/** Saves or forgets what was changed; stays in reach however long the form is. */
export function SaveBar({ fault, onBringIn }: SaveBarProps) {
  const { t } = useLingui();
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const needsNetwork = useNeedsNetwork();
  const isStale = onBringIn !== undefined && !isSubmitting;
  return (
    <Card
      sx={{
        position: 'sticky',
        // On phones the main links stand along the bottom edge.
        bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 1,
        // Wider than the fields that pass behind it, whose frames would stick out at its corners.
        mx: -1,
        p: 1.5,
        display: 'grid',
        gap: 1.5,
      }}
    >
      {isStale ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onBringIn}>
              {t`Load their changes`}
            </Button>
          }
        >
          {t`Another admin saved changes. Load them to keep both.`}
        </Alert>
      ) : (
        <FormError message={fault} />
      )}
      <div>
        <SubmitButton {...needsNetwork} disabled={!dirty || isStale || needsNetwork.disabled}>
          {t`Save settings`}
        </SubmitButton>
        {dirty && !isSubmitting && (
          <Button color="inherit" onClick={() => resetForm()} sx={{ ml: 1 }}>
            {t`Undo changes`}
          </Button>
        )}
      </div>
    </Card>
  );
}
