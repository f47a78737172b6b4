import { msg } from '@lingui/core/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { GeoPoint } from '@thriftline/domain/search/listing';

/** Nobody waits longer for a satellite. */
const TIMEOUT_MS = 10_000;

/** A position of some minutes ago will do. */
const MAX_AGE_MS = 5 * 60_000;

/** About a kilometre: it stands in the address, and nobody's doorstep shall. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Why it can't be told where the device is. */
export type PositionFault = 'unsupported' | 'denied' | 'unknown';

/** What is said of each. */
export const POSITION_FAULTS = lookedUp<PositionFault>({
  unsupported: msg`Your browser can’t find your location. Choose a town instead.`,
  denied: msg`Your browser doesn’t share your location. Choose a town instead.`,
  unknown: msg`We couldn’t find your location. Choose a town instead.`,
});

/** Where the device is, to a kilometre; the browser asks first. Else why it cannot be told. */
export function devicePosition(): Promise<GeoPoint | PositionFault> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unsupported');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
