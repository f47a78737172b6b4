import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { reportError } from '@/lib/notices/report-error.ts';
import { anyToastWaits, onWaitingToast } from '@/lib/notices/toasts.ts';

/**
 * Loads what shows toasts when the first of them is there. The region they come into stands before: screen readers tell what changes
 * in one that they know, each toast by itself.
 */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType>();
  const waits = useSyncExternalStore(onWaitingToast, anyToastWaits, () => false);

  useEffect(() => {
    if (!waits) return;
    import('./toast-host.tsx').then(({ ToastHost }) => setHost(() => ToastHost), reportError);
  }, [waits]);

  return (
    <div role="status" aria-atomic="false">
      {Host && <Host />}
    </div>
  );
}
