import { type Device, MAX_DEVICES } from '@thriftline/domain/device';
import { limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { devicesOfAccount } from '@/lib/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';

/** The devices of one's own account, those used last first. */
export function useDevices(uid: string): readonly Stored<Device>[] {
  const { rows } = useLiveQuery(useMemo(() => query(devicesOfAccount(uid), limit(MAX_DEVICES)), [uid]));
  return rows.map(({ data }) => data).toSorted((one, other) => other.lastDay - one.lastDay);
}
