import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';

/** Loaded when it is first opened: forms take much script. */
const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

/** Changes one's own password. */
export function PasswordButton() {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button variant="outlined" onClick={() => setState('open')} {...needsNetwork}>
        Change password
      </Button>
      {state !== 'untouched' && (
        <Suspense>
          <PasswordDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
