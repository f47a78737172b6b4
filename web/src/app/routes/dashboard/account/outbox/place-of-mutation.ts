import { paths } from '@thriftline/domain/base/paths';
import type { Mutation, MutationKind } from '@/outbox/journal/mutation.ts';

const item = ({ subject }: Mutation) => paths.product.href(subject.productId ?? '');
const orders = () => paths.dashboard.myOrders.href();
const searches = () => paths.dashboard.searches.href();
const items = () => paths.dashboard.myProducts.href();
/** The second part of the path, as of `handovers/ID` and what lies below an order or a conversation. */
const second = ({ path }: Mutation) => path.split('/')[1] ?? '';

/** The page that a mutation was done on, or its document stands on. */
const PLACES: Record<MutationKind, (mutation: Mutation) => string> = {
  book: item,
  deleteBooking: orders,
  wish: item,
  removeWish: item,
  addProduct: items,
  editProduct: ({ subject }) => paths.dashboard.editProduct.href(subject.productId ?? ''),
  changePrice: items,
  takeDown: items,
  bringBack: items,
  deleteProduct: items,
  advertise: items,
  removeAdvertisement: items,
  handOver: (mutation) => paths.dashboard.order.href(second(mutation)),
  review: (mutation) => paths.dashboard.order.href(second(mutation)),
  write: (mutation) => paths.dashboard.messages.with(second(mutation)),
  follow: ({ subject }) => subject.address ?? searches(),
  unfollow: ({ subject }) => subject.address ?? searches(),
  saveSearch: ({ subject }) => subject.address ?? searches(),
  changeSearch: searches,
  deleteSearch: searches,
  choose: () => paths.dashboard.notifications.href(),
};

/** The address of the page where a mutation can be looked at, or done again by hand. */
export function placeOfMutation(mutation: Mutation): string {
  return PLACES[mutation.undoes ?? mutation.kind](mutation);
}
