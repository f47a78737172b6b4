import { paths } from '@thriftline/domain/base/paths';
import { expect, it } from 'vitest';
import { manifest } from './manifest.ts';

it('leads to pages of the app', () => {
  const { myOrders, wishlist, addProduct, share } = paths.dashboard;
  expect(manifest.shortcuts?.map(({ url }) => url)).toEqual([myOrders.path, wishlist.path, addProduct.path]);
  expect(manifest.share_target?.action).toBe(share.path);
  expect(manifest.start_url).toBe(paths.home.path);
});
