import { paths } from '@thriftline/domain/base/paths';
import { expect, it } from 'vitest';
import { DASHBOARD_TITLES } from './dashboard-titles.ts';

it('every page of the dashboard has a title, but that of a member, which is called after them', () => {
  const without = Object.keys(paths.dashboard).filter((page) => !Object.hasOwn(DASHBOARD_TITLES, page));
  expect(without).toEqual(['member']);
});
