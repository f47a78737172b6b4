import type { Earnings } from '@thriftline/domain/payouts/earnings';
import { EARNING_SUMS } from '@thriftline/domain/payouts/payout-machine';
import { useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { callFunction } from '@/lib/calls/callables.ts';
import { accountStore } from '@/lib/device/store.ts';

const NAME = 'earnings';

function isEarnings(value: unknown): value is Earnings {
  if (typeof value !== 'object' || value === null) return false;
  const sums = value as Record<string, unknown>;
  return EARNING_SUMS.every((name) => typeof sums[name] === 'number');
}

/** What is known of a seller's sums: those of the last visit before, and without, an answer. */
export interface EarningsState {
  sums: Earnings | undefined;
  /** Why they were not had; there is nothing to say of it while there is no network. */
  error: unknown;
  retry: () => void;
}

/**
 * A seller's sums. The server adds them up, so they are asked for again whenever `shown`, what the list beside them shows, is another,
 * and once the network is back.
 */
export function useEarnings(uid: string, shown: string): EarningsState {
  const online = useOnline();
  const read = useCallback(async () => {
    const kept = accountStore(uid).read(NAME);
    if (!online) return { shown, sums: isEarnings(kept) ? kept : undefined };
    const sums = await callFunction('readEarnings', {});
    accountStore(uid).keep(NAME, sums);
    return { shown, sums };
  }, [uid, shown, online]);
  const answer = useFetched(read);
  const { retry } = answer;
  if (answer.status === 'ready') return { sums: answer.data.sums, error: undefined, retry };
  const kept = accountStore(uid).read(NAME);
  const error = answer.status === 'error' ? answer.error : undefined;
  return { sums: isEarnings(kept) ? kept : undefined, error, retry };
}
