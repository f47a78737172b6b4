import { paths } from '@/config/paths.ts';
import type { Act, ActKind } from '@/outbox/journal/act.ts';

const item = ({ subject }: Act) => paths.product.href(subject.productId ?? '');
const orders = () => paths.dashboard.myOrders.href();
const searches = () => paths.dashboard.searches.href();
const items = () => paths.dashboard.myProducts.href();
/** The second part of the path, as of `handovers/ID` and what lies below an order or a conversation. */
const second = ({ path }: Act) => path.split('/')[1] ?? '';

/** The page that an act was done on, or its document stands on. */
const PLACES: Record<ActKind, (act: Act) => string> = {
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
  handOver: (act) => paths.dashboard.order.href(second(act)),
  review: (act) => paths.dashboard.order.href(second(act)),
  write: (act) => paths.dashboard.messages.with(second(act)),
  follow: ({ subject }) => subject.address ?? searches(),
  unfollow: ({ subject }) => subject.address ?? searches(),
  saveSearch: ({ subject }) => subject.address ?? searches(),
  changeSearch: searches,
  deleteSearch: searches,
  choose: () => paths.dashboard.notifications.href(),
};

/** The address of the page where an act can be looked at, or done again by hand. */
export function placeOfAct(act: Act): string {
  return PLACES[act.undoes ?? act.kind](act);
}
