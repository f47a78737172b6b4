import { expect, it } from 'vitest';
import { isHidden, withColumn } from './hidden-columns.ts';

it('hides columns one by one, and shows them again', () => {
  const one = withColumn(undefined, 'email', false);
  const both = withColumn(one, 'joined', false);
  expect(both).toEqual(['email', 'joined']);
  expect(withColumn(both, 'joined', false)).toEqual(both);
  expect(withColumn(both, 'email', true)).toEqual(['joined']);
  expect([isHidden(both, 'email'), isHidden(both, 'name')]).toEqual([true, false]);
});

it('hides nothing where a device kept something else', () => {
  for (const kept of [undefined, null, 'email', { email: true }, [1]])
    expect(isHidden(kept, 'email')).toBe(false);
});
