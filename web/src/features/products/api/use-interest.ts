import { INTEREST_MINUTES, type ItemInterest } from '@thriftline/domain/catalogue/interest/item-interest';
import { useEffect, useState } from 'react';
import { callFunction } from '@/lib/calls/callables.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { isOnline } from '@/lib/connection/connection.ts';
import { accountStore } from '@/lib/device/store.ts';

const NAME = 'interest';

const KEPT_MS = INTEREST_MINUTES * 60_000;

interface Kept extends ItemInterest {
  /** When it was counted, in milliseconds since 1970. */
  at: number;
}

/** What was counted lately, by product. */
function keptInterest(uid: string, now: number): Record<string, Kept> {
  const kept = (accountStore(uid).read(NAME) ?? {}) as Record<string, Kept>;
  return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => at > now - KEPT_MS && at <= now));
}

/** Has counted what this device does not know from the last minutes. Keeps and gives all there is. */
export async function interestIn(
  uid: string,
  productIds: readonly string[],
): Promise<Record<string, ItemInterest>> {
  const now = serverNow();
  const kept = keptInterest(uid, now);
  const unknown = productIds.filter((id) => kept[id] === undefined);
  if (unknown.length === 0 || !isOnline()) return kept;
  const { interest } = await callFunction('countInterest', { productIds: [...unknown] });
  const counted = Object.entries(interest).map(([id, counts]) => [id, { ...counts, at: now }] as const);
  // Another page may have kept its own meanwhile.
  const all = { ...keptInterest(uid, now), ...Object.fromEntries(counted) };
  accountStore(uid).keep(NAME, all);
  return all;
}

/**
 * How many people some of a seller's own products (a page of them: at most 30) interest, by their ids, at most ten minutes
 * old; undefined for unknown ones.
 */
export function useInterest(
  uid: string,
  productIds: readonly string[],
): Readonly<Record<string, ItemInterest | undefined>> {
  const key = productIds.join(' ');
  const [interest, setInterest] = useState<Record<string, ItemInterest>>({});
  useEffect(() => {
    if (key === '') return;
    let shown = true;
    interestIn(uid, key.split(' ')).then(
      (counted) => shown && setInterest(counted),
      // Nobody waits for it, and the list is complete without.
      (error: unknown) => console.warn('How many people looked is not known', error),
    );
    return () => {
      shown = false;
    };
  }, [uid, key]);
  return interest;
}
