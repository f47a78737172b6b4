import { paths } from '@thriftline/domain/base/paths';
import { matchPath } from 'react-router-dom';

const { dashboard } = paths;

/** Why the pages at these addresses ask for a login, the first that fits. */
const REASONS: readonly (readonly [path: string, reason: string])[] = [
  [paths.category.path, 'Log in to see this category.'],
  [paths.product.path, 'Log in to see this item.'],
  [paths.seller.path, 'Log in to see this seller’s items.'],
  [dashboard.addProduct.path, 'Log in to sell an item.'],
  [dashboard.share.path, 'Log in to sell an item.'],
  [dashboard.messages.path, 'Log in to read your messages.'],
  [dashboard.offers.path, 'Log in to see your offers.'],
  [dashboard.notifications.path, 'Log in to see your notifications.'],
  [dashboard.wishlist.path, 'Log in to see your wish list.'],
  [dashboard.myOrders.path, 'Log in to see your orders.'],
  [dashboard.order.path, 'Log in to see this order.'],
  [dashboard.payment.path, 'Log in to pay for this item.'],
  [dashboard.receipt.path, 'Log in to see this receipt.'],
  [dashboard.myProducts.path, 'Log in to see your items.'],
  [dashboard.editProduct.path, 'Log in to edit this item.'],
  [dashboard.sales.path, 'Log in to see your sales.'],
  [dashboard.payouts.path, 'Log in to see your payouts.'],
  [`${dashboard.index.path}/*`, 'Log in to open this page.'],
];

/** Why the page at an address asks for a login; undefined for one that does not. */
export function loginReason(pathname: string): string | undefined {
  return REASONS.find(([path]) => matchPath(path, pathname))?.[1];
}
