import { describe, expect, it } from 'vitest';
import { planRun } from './run-plan.ts';

describe('a plan', () => {
  it('is the same for the same seed', () => {
    expect(planRun(7)).toEqual(planRun(7));
  });

  it('is another for another seed', () => {
    expect(planRun(7).faults).not.toEqual(planRun(8).faults);
  });
});
