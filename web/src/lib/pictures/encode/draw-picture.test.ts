import { expect, it } from 'vitest';
import { givesWhatIsDrawn, type NewSurface, type Surface } from './draw-picture.ts';

/** A canvas that gives each pixel by a rule, whatever was drawn. */
const surfaceGiving = (pixel: (drawn: number[], at: number) => number[]): NewSurface => {
  const drawn = [16, 200, 58, 255];
  return ({ width, height }) =>
    ({
      context: {
        fillStyle: '',
        fillRect: () => undefined,
        getImageData: () => ({
          data: Uint8ClampedArray.from(
            Array.from({ length: width * height }, (_, at) => pixel(drawn, at)).flat(),
          ),
        }),
      },
    }) as unknown as Surface;
};

it('trusts a canvas that gives what was drawn', () => {
  expect(givesWhatIsDrawn(surfaceGiving((drawn) => drawn))).toBe(true);
});

it.each([
  ['white alone', () => [255, 255, 255, 255]],
  ['a pixel of noise', (drawn: number[], at: number) => (at === 7 ? [17, 200, 58, 255] : drawn)],
] as const)('notices one that gives %s', (_what, pixel) => {
  expect(givesWhatIsDrawn(surfaceGiving(pixel))).toBe(false);
});
