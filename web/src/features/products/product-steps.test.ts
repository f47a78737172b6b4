import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { expect, it } from 'vitest';
import { factsOfStep, PRODUCT_STEPS, stepBeside } from './product-steps.ts';

it('each fact is asked for in one step, and shown in the last', () => {
  const asked = PRODUCT_STEPS.slice(0, -1).flatMap(factsOfStep);
  expect(asked.toSorted()).toEqual([...ATTRIBUTE_NAMES].sort());
  expect(factsOfStep('review')).toEqual(ATTRIBUTE_NAMES);
});

it('steps follow each other, the first with none before and the last with none after', () => {
  expect(stepBeside('photos', 1)).toBe('details');
  expect(stepBeside('photos', -1)).toBeUndefined();
  expect(stepBeside('review', 1)).toBeUndefined();
});
