import { rememberedLocation } from '@/features/bookings/remembered-location.ts';
import { knownPlace } from '@/features/search/known-place.ts';
import { MAX_IN } from '@/lib/live/where-in.ts';

/** How far what is near may be, in kilometers. */
const NEAR_KM = 25;

/**
 * The cells of the map around where somebody is, as far as this device knows: where they looked around, else where they have things
 * sent or sell. None where that is nowhere: what finds cells is loaded for who is somewhere. Rejects where it can't be loaded.
 */
export async function cellsNear(uid: string): Promise<readonly string[]> {
  const known = knownPlace(uid);
  const location = known === undefined ? rememberedLocation(uid) : '';
  if (known === undefined && location === '') return [];
  const place =
    known ??
    (await import('@thriftline/domain/search/towns/places').then(({ placeOf }) => placeOf(location)));
  if (place === undefined) return [];
  const { coverOf } = await import('@thriftline/domain/search/geohash');
  return coverOf({ ...place, km: NEAR_KM }, MAX_IN) ?? [];
}
