import type { ShopState, StoredDocument, Violation } from './state.ts';

function isOpen({ fields: { paid, refunded } }: StoredDocument): boolean {
  return paid !== true && refunded !== true;
}

/** What nobody can do anything about: of an item, a buyer or a seller that is gone. */
export function checkLeftOvers(state: ShopState): Violation[] {
  const { products, users, bookings, wishes, advertisements } = state;
  const items = new Set(products.map(({ id }) => id));
  const people = new Set(users.map(({ id }) => id));
  const problems: Violation[] = [];
  const report = (rule: string, { id }: StoredDocument, detail: unknown) =>
    void problems.push({ rule, subject: id, detail: String(detail) });

  /** Whether the document is older than the item that has its id now. */
  const isOfEarlier = (id: unknown, { fields: { createdAt } }: StoredDocument) =>
    products.some((product) => product.id === id && Number(createdAt) < Number(product.fields.createdAt));

  for (const ad of advertisements) {
    if (!items.has(ad.id)) report('ad-of-nothing', ad, 'the item is gone');
    if (isOfEarlier(ad.id, ad)) report('ad-of-earlier-item', ad, 'another item has its id');
  }
  for (const wish of wishes) {
    const { bookingId, buyerId } = wish.fields;
    if (!items.has(String(bookingId))) report('wish-of-nothing', wish, `${bookingId} is gone`);
    if (!people.has(String(buyerId))) report('wish-of-nobody', wish, `${buyerId} is gone`);
    if (isOfEarlier(bookingId, wish)) report('wish-of-earlier-item', wish, `${bookingId} is another`);
  }
  for (const booking of bookings.filter(isOpen)) {
    const { bookingId, buyerId } = booking.fields;
    if (!items.has(String(bookingId))) report('booking-of-nothing', booking, `${bookingId} is gone`);
    if (!people.has(String(buyerId))) report('booking-of-nobody', booking, `${buyerId} is gone`);
    if (isOfEarlier(bookingId, booking)) {
      report('booking-of-earlier-item', booking, `${bookingId} is another`);
    }
  }
  for (const product of products) {
    const { sellerId, availability } = product.fields;
    if (availability !== true && !people.has(String(sellerId))) {
      report('item-of-nobody', product, `can be bought, ${sellerId} is gone`);
    }
  }
  return problems;
}

/** Wishes that were there `before` and are lost, although their item and their buyer are still there. */
export function checkWishes(
  before: readonly StoredDocument[],
  { wishes, products, users }: ShopState,
): Violation[] {
  return (
    before
      // What was wished for may be another item by now.
      .filter(({ fields }) =>
        products.some(
          (product) =>
            product.id === fields.bookingId && Number(product.fields.createdAt) <= Number(fields.createdAt),
        ),
      )
      .filter(({ fields }) => users.some(({ id }) => id === fields.buyerId))
      .filter((wish) => !wishes.some(({ id }) => id === wish.id))
      .map(({ id }) => ({ rule: 'wish-lost', subject: id, detail: 'nobody took it off the list' }))
  );
}
