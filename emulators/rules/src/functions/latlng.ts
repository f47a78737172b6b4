import { Failure, type Outcome } from '../outcomes/failure.ts';
import { RulesFloat } from '../values/float.ts';
import { floatText } from '../values/float-text.ts';
import { RulesLatLng } from '../values/latlng.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace } from './namespace.ts';

/** `latlng.*` */
export const latlng: Namespace = new Map([['value', { parameters: ['float', 'float'], apply: value }]]);

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

function value([first, second]: readonly RulesValue[], start: number): Outcome | undefined {
  const latitude = degrees(first);
  const longitude = degrees(second);
  if (latitude === undefined || longitude === undefined) {
    return undefined;
  }
  if (Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= MAX_LONGITUDE) {
    return new RulesLatLng(latitude, longitude);
  }
  return new Failure(
    'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
      `latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}.`,
    start,
  );
}

function degrees(value: RulesValue | undefined): number | undefined {
  if (typeof value === 'bigint') {
    return Number(value);
  }
  return value instanceof RulesFloat ? value.value : undefined;
}
