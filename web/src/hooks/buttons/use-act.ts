import { useCallback, useState } from 'react';
import { useNotify } from '../use-notify.ts';

interface Act {
  /** Whether it is under way. */
  busy: boolean;
  /** Does it, and tells in a toast where it fails. Never rejects. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** What a button does that takes a moment. */
export function useAct(): Act {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        notify.error(error);
      } finally {
        setBusy(false);
      }
    },
    [notify],
  );
  return { busy, run };
}
