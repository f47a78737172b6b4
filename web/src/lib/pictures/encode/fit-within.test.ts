import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit-within.ts';

describe('fitWithin', () => {
  it('scales the longer side down to the bound and keeps the proportion', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitWithin({ width: 3000, height: 4000 }, 480)).toEqual({ width: 360, height: 480 });
  });

  it('leaves a picture that fits as it is', () => {
    expect(fitWithin({ width: 480, height: 1 }, 480)).toEqual({ width: 480, height: 1 });
  });

  it('keeps at least one pixel of a very narrow picture', () => {
    expect(fitWithin({ width: 10_000, height: 2 }, 480)).toEqual({ width: 480, height: 1 });
  });
});
