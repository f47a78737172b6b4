import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('places', () => {
  it.each([
    ['latlng.value(52.5, 13.4).latitude()', '52.5'],
    ['latlng.value(52.5, 13).longitude()', '13.0'],
    ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', 'true'],
    ['latlng.value(1, 2) == latlng.value(1, 3)', 'false'],
    ['math.round(latlng.value(52.52, 13.405).distance(latlng.value(48.8566, 2.3522)) / 1000)', '877'],
    ['latlng.value(1, 2).distance(latlng.value(1, 2))', '0.0'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it('lie on the globe', () => {
    expect(evaluate('latlng.value(-100, -122.08)')).toBe(
      'error: Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
        'latitude: -100.0, longitude: -122.08.',
    );
  });
});
