import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/user';
import { lazy, Suspense, useState } from 'react';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';

/** Loaded when it is first opened: forms take much script. */
const TelephoneDialog = lazy(async () => ({
  default: (await import('./telephone-dialog.tsx')).TelephoneDialog,
}));

/** Keeps one's own telephone number for the forms that ask for it, or takes it away. */
export function TelephoneButton({ uid, user }: { uid: string; user: User }) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button variant="outlined" onClick={() => setState('open')} {...needsNetwork}>
        {user.mobile === undefined ? 'Add telephone' : 'Change telephone'}
      </Button>
      {state !== 'untouched' && (
        <Suspense>
          <TelephoneDialog uid={uid} user={user} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
