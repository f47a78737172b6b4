import { bookingDocumentId } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import { SHOP_TEXT_NAMES } from '@thriftline/domain/settings/shop-texts';
import { firestore } from '../kit/shop.ts';

/** Of the demo data: a buyer, a product that this buyer has booked and not paid, and one that is advertised. */
const DEMO_BUYER = 'demo-buyer';
const DEMO_PRODUCT = 'reading-lamp';
const DEMO_ADVERTISED = 'walnut-table';
/** One of the seller's own. */
const DEMO_OWN = 'oak-chair';

/** Who looks at a route. */
export type Viewer = 'stranger' | 'buyer' | 'seller' | 'admin';

/** A route to be taken: the name of its picture and its address. */
export interface Screen {
  name: string;
  address: string;
}

async function firstId(query: FirebaseFirestore.Query): Promise<string> {
  const [first] = (await query.limit(1).get()).docs;
  if (first === undefined) throw new Error('The demo data lacks something that a screen shows.');
  return first.id;
}

/** Every route, by the person of the demo data who looks at it. */
export async function screensByViewer(): Promise<Record<Viewer, readonly Screen[]>> {
  const { dashboard } = paths;
  const [product, receipt, order] = await Promise.all([
    firestore.collection('products').doc(DEMO_PRODUCT).get(),
    firstId(firestore.collection('payments').where('buyerId', '==', DEMO_BUYER)),
    firstId(firestore.collection('orders').where('buyerId', '==', DEMO_BUYER)),
  ]);
  const category = String(product.get('categoryId'));
  const toPay = bookingDocumentId(DEMO_PRODUCT, DEMO_BUYER);
  return {
    stranger: [
      { name: 'home', address: paths.home.href() },
      { name: 'all-categories', address: paths.categories.href() },
      { name: 'search-advertised', address: paths.search.href() },
      { name: 'blog', address: paths.blog.href() },
      { name: 'login', address: paths.login.href() },
      { name: 'signup', address: paths.signup.href() },
      { name: 'reset-password', address: paths.resetPassword.href() },
      { name: 'advertised-item', address: paths.advertisement.href(DEMO_ADVERTISED) },
      ...SHOP_TEXT_NAMES.map((name) => ({ name, address: paths.shopText.href(name) })),
      { name: 'unsubscribe', address: paths.unsubscribe.href() },
      { name: 'not-found', address: '/no-such-page' },
    ],
    buyer: [
      { name: 'search', address: paths.search.href('lamp') },
      { name: 'category', address: paths.category.href(category) },
      { name: 'product', address: paths.product.href(DEMO_ADVERTISED) },
      { name: 'seller', address: paths.seller.href(String(product.get('sellerId'))) },
      { name: 'dashboard-buyer', address: dashboard.index.href() },
      { name: 'account', address: dashboard.account.href() },
      { name: 'my-orders', address: dashboard.myOrders.href() },
      { name: 'order', address: dashboard.order.href(order) },
      { name: 'wish-list', address: dashboard.wishlist.href() },
      { name: 'outbox', address: dashboard.outbox.href() },
      { name: 'messages', address: dashboard.messages.href() },
      { name: 'searches', address: dashboard.searches.href() },
      { name: 'offers', address: dashboard.offers.href() },
      { name: 'notifications', address: dashboard.notifications.href() },
      { name: 'conversation', address: dashboard.messages.with(toPay) },
      { name: 'payment', address: dashboard.payment.href(toPay) },
      { name: 'receipt', address: dashboard.receipt.href(receipt) },
    ],
    seller: [
      { name: 'dashboard-seller', address: dashboard.index.href() },
      { name: 'add-category', address: dashboard.addCategory.href() },
      { name: 'add-product', address: dashboard.addProduct.href() },
      { name: 'my-products', address: dashboard.myProducts.href() },
      { name: 'edit-product', address: dashboard.editProduct.href(DEMO_OWN) },
      { name: 'sales', address: dashboard.sales.href() },
      { name: 'payouts', address: dashboard.payouts.href() },
      { name: 'share', address: dashboard.share.href() },
      { name: 'import-products', address: dashboard.importProducts.href() },
    ],
    admin: [
      { name: 'dashboard-admin', address: dashboard.index.href() },
      { name: 'all-users', address: dashboard.allUsers.href() },
      { name: 'all-buyers', address: dashboard.allBuyers.href() },
      { name: 'all-sellers', address: dashboard.allSellers.href() },
      { name: 'member', address: dashboard.member.href(String(product.get('sellerId'))) },
      { name: 'categories', address: dashboard.categories.href() },
      { name: 'all-payments', address: dashboard.allPayments.href() },
      { name: 'books', address: dashboard.books.href() },
      { name: 'statistics', address: dashboard.statistics.href() },
      { name: 'settings', address: dashboard.settings.href() },
      { name: 'subscribers', address: dashboard.subscribers.href() },
      { name: 'order-desk', address: dashboard.orderDesk.href() },
      { name: 'reports', address: dashboard.reports.href() },
      { name: 'deliveries', address: dashboard.deliveries.href() },
      { name: 'audit-log', address: dashboard.auditLog.href() },
    ],
  };
}
