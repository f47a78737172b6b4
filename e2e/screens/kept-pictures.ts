/** The pictures that stay in docs/screens/, without their ending: what the shop looks like to each who uses it. */
export const KEPT: readonly string[] = [
  'home-1280-light',
  'search-1280-light',
  'product-360-light',
  'payment-360-light',
  'my-orders-360-dark',
  'add-product-360-light',
  'dashboard-admin-1280-dark',
  'settings-1280-light',
];
