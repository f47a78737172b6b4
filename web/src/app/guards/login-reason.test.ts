import { paths } from '@thriftline/domain/base/paths';
import { expect, it } from 'vitest';
import { loginReason } from './login-reason.ts';

it.each([
  [paths.category.href('lamps'), 'Log in to see this category.'],
  [paths.product.href('lamp'), 'Log in to see this item.'],
  [paths.dashboard.addProduct.href(), 'Log in to sell an item.'],
  [paths.dashboard.messages.href(), 'Log in to read your messages.'],
  [paths.dashboard.messages.with('lamp_bea'), 'Log in to read your messages.'],
  [paths.dashboard.payment.href('lamp_bea'), 'Log in to pay for this item.'],
  [paths.dashboard.index.href(), 'Log in to open this page.'],
  [paths.dashboard.auditLog.href(), 'Log in to open this page.'],
  [paths.home.href(), undefined],
])('the way to %s: %s', (pathname, reason) => {
  expect(loginReason(pathname)).toBe(reason);
});
