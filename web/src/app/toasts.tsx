import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { reportError } from '@/lib/report-error.ts';
import { anyToastWaits, onWaitingToast } from '@/lib/toasts.ts';

/** Loads what shows toasts when the first of them is there. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType>();
  const waits = useSyncExternalStore(onWaitingToast, anyToastWaits, () => false);

  useEffect(() => {
    if (!waits) return;
    import('./toast-host.tsx').then(({ ToastHost }) => setHost(() => ToastHost), reportError);
  }, [waits]);

  return Host && <Host />;
}
