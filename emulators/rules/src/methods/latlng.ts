import { RulesFloat } from '../values/float.ts';
import { RulesLatLng } from '../values/latlng.ts';
import { getter, type MethodTable, unary } from './method.ts';

const EARTH_RADIUS_METRES = 6_371_009;

/** The methods of places. */
export const latLngMethods: MethodTable<RulesLatLng> = new Map([
  ['latitude', getter((self: RulesLatLng) => new RulesFloat(self.latitude))],
  ['longitude', getter((self: RulesLatLng) => new RulesFloat(self.longitude))],
  [
    'distance',
    unary<RulesLatLng>('latlng', (self, other) =>
      other instanceof RulesLatLng ? new RulesFloat(distance(self, other)) : undefined,
    ),
  ],
]);

/** Metres along the great circle, by the haversine formula. */
function distance(from: RulesLatLng, to: RulesLatLng): number {
  const latitudes = radians(to.latitude - from.latitude);
  const longitudes = radians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
