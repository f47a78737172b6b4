import type { GeoPoint } from '@thriftline/domain/search/listing';

/** Nobody waits longer for a satellite. */
const TIMEOUT_MS = 10_000;

/** A position of some minutes ago will do. */
const MAX_AGE_MS = 5 * 60_000;

/** About a kilometre: it stands in the address, and nobody's doorstep shall. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Where the device is, to a kilometre; the browser asks first. A text says why it cannot be told. */
export function devicePosition(): Promise<GeoPoint | string> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('Your browser can’t find your location. Choose a town instead.');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? 'Your browser doesn’t share your location. Choose a town instead.'
            : 'We couldn’t find your location. Choose a town instead.',
        ),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
