import { type Device, MAX_DEVICES } from '@thriftline/domain/accounts/device';
import { limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { devicesOfAccount } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

/** The devices of one's own account, those used last first. */
export function useDevices(uid: string): readonly Stored<Device>[] {
  const { rows } = useLiveQuery(useMemo(() => query(devicesOfAccount(uid), limit(MAX_DEVICES)), [uid]));
  return rows.map(({ data }) => data).toSorted((one, other) => other.lastDay - one.lastDay);
}
