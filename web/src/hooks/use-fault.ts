import { AppError } from '@thriftline/domain/base/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLingui } from '@/lib/language/lingui.tsx';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { useNotify } from './use-notify.ts';

/**
 * What went wrong with the last try, in words: `attempt` runs an act and keeps the words when it throws. Where whoever asks is gone by
 * then, as a form whose place something else takes as soon as it is sent, a toast says them.
 */
export function useFault(): {
  fault: string | undefined;
  attempt: (act: () => Promise<void>) => Promise<void>;
} {
  useLingui();
  const notify = useNotify();
  const isThere = useRef(false);
  const [failed, setFailed] = useState<{ error: unknown }>();

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const attempt = useCallback(
    async (act: () => Promise<void>) => {
      setFailed(undefined);
      try {
        await act();
      } catch (error) {
        // What was foreseen is answered by its words; the rest is worth a look.
        if (!(error instanceof AppError)) console.error(error);
        if (isThere.current) setFailed({ error });
        else notify.error(error);
      }
    },
    [notify],
  );

  return { fault: failed && errorMessage(failed.error), attempt };
}
