import { expect, it } from 'vitest';
import { typedFilters } from './typed-filters.ts';

it('reads the price and the town of a search', async () => {
  const { near, ...rest } = (await typedFilters('lamp under 50 near Leeds')) ?? {};
  expect(rest).toEqual({ words: 'lamp', max: 50 });
  expect(near).toMatchObject({ name: 'Leeds, GB', km: 25 });
});

it('takes the longest name that is a town’s', async () => {
  expect(await typedFilters('lamp near New York')).toMatchObject({
    words: 'lamp',
    near: { name: 'New York City, NY, US' },
  });
  expect(await typedFilters('lamp near York brass')).toMatchObject({
    words: 'lamp brass',
    near: { name: 'York, GB' },
  });
  expect(await typedFilters('lamp near York, US')).toMatchObject({ near: { name: 'York, PA, US' } });
});

it('leaves what is no town among the words', async () => {
  expect(await typedFilters('comic near mint')).toBeUndefined();
  expect(await typedFilters('comic near mint under 50')).toEqual({ words: 'comic near mint', max: 50 });
  expect(await typedFilters('brass lamp')).toBeUndefined();
});
