import { useEffect } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { lostStore } from '@/lib/device/site-data/lost-store.ts';
import { hasNoRoom } from '@/lib/device/site-data/site-data.ts';
import { onReportedError } from '@/lib/notices/report-error.ts';

/** Tells the person about errors that no screen answers. Shows nothing itself. */
export function ReportedErrors() {
  const notify = useNotify();
  useEffect(
    () =>
      onReportedError((error) => {
        // What comes of lost databases, or of no room for them, is said already (offline-banner.tsx, no-site-data.tsx). What was
        // ended, a transaction of one of them or a request nobody waits for any more, was nobody's wish.
        const isOfDatabase = error instanceof DOMException && (error.name === 'AbortError' || hasNoRoom());
        if (lostStore() === undefined && !isOfDatabase) notify.error(error);
      }),
    [notify],
  );
  return null;
}
