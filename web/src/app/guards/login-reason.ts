import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { paths } from '@thriftline/domain/base/paths';
import { matchPath } from 'react-router-dom';

const { dashboard } = paths;

/** Why the pages at these addresses ask for a login, the first that fits. */
const REASONS: readonly (readonly [path: string, reason: MessageDescriptor])[] = [
  [paths.category.path, msg`Log in to see this category.`],
  [paths.product.path, msg`Log in to see this item.`],
  [paths.seller.path, msg`Log in to see this seller’s items.`],
  [dashboard.addProduct.path, msg`Log in to sell an item.`],
  [dashboard.share.path, msg`Log in to sell an item.`],
  [dashboard.messages.path, msg`Log in to read your messages.`],
  [dashboard.offers.path, msg`Log in to see your offers.`],
  [dashboard.notifications.path, msg`Log in to see your notifications.`],
  [dashboard.wishlist.path, msg`Log in to see your wish list.`],
  [dashboard.myOrders.path, msg`Log in to see your orders.`],
  [dashboard.order.path, msg`Log in to see this order.`],
  [dashboard.payment.path, msg`Log in to pay for this item.`],
  [dashboard.receipt.path, msg`Log in to see this receipt.`],
  [dashboard.myProducts.path, msg`Log in to see your items.`],
  [dashboard.editProduct.path, msg`Log in to edit this item.`],
  [dashboard.sales.path, msg`Log in to see your sales.`],
  [dashboard.payouts.path, msg`Log in to see your payouts.`],
  [`${dashboard.index.path}/*`, msg`Log in to open this page.`],
];

/** Why the page at an address asks for a login; undefined for one that does not. */
export function loginReason(pathname: string): string | undefined {
  const reason = REASONS.find(([path]) => matchPath(path, pathname))?.[1];
  return reason && i18n._(reason);
}
