import { lazy, Suspense, useEffect, useState } from 'react';
import { INSTALL_MOMENT } from '@/lib/install/install-moment.ts';

const InstallInvitation = lazy(async () => ({
  default: (await import('./install-invitation.tsx')).InstallInvitation,
}));

/** Invites to install the app, at the right moment, once. */
export function InstallHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const invite = () => setOpen(true);
    window.addEventListener(INSTALL_MOMENT, invite);
    return () => window.removeEventListener(INSTALL_MOMENT, invite);
  }, []);
  if (!open) return null;
  return (
    <Suspense>
      <InstallInvitation onClose={() => setOpen(false)} />
    </Suspense>
  );
}
