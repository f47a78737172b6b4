import type { GeoPoint } from '@thriftline/domain/search/listing';
import { accountStore } from '@/lib/device/store.ts';

const NAME = 'near-place';

const isIn = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most;

/** To about a kilometre: where somebody is to the meter is nothing to keep. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** The place that somebody looked around last on this device; undefined where they never did. */
export function knownPlace(uid: string): GeoPoint | undefined {
  const { lat, lng } = (accountStore(uid).read(NAME) ?? {}) as Partial<Record<keyof GeoPoint, unknown>>;
  return isIn(lat, 90) && isIn(lng, 180) ? { lat: Number(lat), lng: Number(lng) } : undefined;
}

/** Keeps the place that somebody looks around, for what is near on their home page. */
export function rememberPlace(uid: string, { lat, lng }: GeoPoint): void {
  accountStore(uid).keep(NAME, { lat: rounded(lat), lng: rounded(lng) });
}
