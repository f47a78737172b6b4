import { AppError } from '@thriftline/domain/errors';
import { useEffect } from 'react';
import { reportError } from '@/lib/report-error.ts';
import { refreshShopSettings } from '@/lib/shop-settings.ts';
import { whenIdle } from '@/lib/when-idle.ts';

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
