import { AppError } from '@thriftline/domain/base/errors';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { refreshShopSettings } from '@/lib/calls/shop-settings.ts';
import { reportError } from '@/lib/notices/report-error.ts';

/** Reads what the operator set, once a visit and behind everything else. */
export function useFreshSettings(): void {
  useEffect(
    () =>
      whenIdle(() => {
        refreshShopSettings().catch((error: unknown) => {
          // Without a network what is known goes on to hold, and nobody waits for this.
          if (!(error instanceof AppError)) reportError(error);
        });
      }),
    [],
  );
}
