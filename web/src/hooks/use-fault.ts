import { AppError } from '@thriftline/domain/base/errors';
import { useCallback, useState } from 'react';
import { useLingui } from '@/lib/language/lingui.tsx';
import { errorMessage } from '@/lib/texts/error-message.ts';

/** What went wrong with the last try, in words: `attempt` runs an act and keeps the words when it throws. */
export function useFault(): {
  fault: string | undefined;
  attempt: (act: () => Promise<void>) => Promise<void>;
} {
  useLingui();
  const [failed, setFailed] = useState<{ error: unknown }>();

  const attempt = useCallback(async (act: () => Promise<void>) => {
    setFailed(undefined);
    try {
      await act();
    } catch (error) {
      // What was foreseen is answered by its words; the rest is worth a look.
      if (!(error instanceof AppError)) console.error(error);
      setFailed({ error });
    }
  }, []);

  return { fault: failed && errorMessage(failed.error), attempt };
}
