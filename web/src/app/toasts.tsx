import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { reportError } from '@/lib/report-error.ts';
import { anyToastWaits, onWaitingToast } from '@/lib/toasts.ts';
import { whenIdle } from '@/lib/when-idle.ts';

/** Loads what shows toasts: when the page has time for it, or at once when a toast waits. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType>();
  const waits = useSyncExternalStore(onWaitingToast, anyToastWaits, () => false);

  useEffect(() => {
    if (Host !== undefined) return;
    const load = () => {
      import('./toast-host.tsx').then(({ ToastHost }) => setHost(() => ToastHost), reportError);
    };
    if (!waits) return whenIdle(load);
    load();
  }, [Host, waits]);

  return Host && <Host />;
}
