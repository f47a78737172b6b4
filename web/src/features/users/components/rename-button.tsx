import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/user';
import { lazy, Suspense, useState } from 'react';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';

/** Loaded when it is first opened: it stands on every page of the dashboard, and forms take much script. */
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));

/** Changes one's own name. */
export function RenameButton({ user }: { user: User }) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setState('open')} {...needsNetwork} sx={{ mb: 1 }}>
        Change name
      </Button>
      {state !== 'untouched' && (
        <Suspense>
          <RenameDialog user={user} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
