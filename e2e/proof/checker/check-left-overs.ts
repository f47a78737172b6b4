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

  for (const ad of advertisements) if (!items.has(ad.id)) report('ad-of-nothing', ad, 'the item is gone');
  for (const wish of wishes) {
    const { bookingId, buyerId } = wish.fields;
    if (!items.has(String(bookingId))) report('wish-of-nothing', wish, `${bookingId} is gone`);
    if (!people.has(String(buyerId))) report('orphaned-wish', wish, `${buyerId} is gone`);
  }
  for (const booking of bookings.filter(isOpen)) {
    const { bookingId, buyerId } = booking.fields;
    if (!items.has(String(bookingId))) report('booking-of-nothing', booking, `${bookingId} is gone`);
    if (!people.has(String(buyerId))) report('orphaned-booking', booking, `${buyerId} is gone`);
  }
  for (const product of products) {
    const { sellerId, availability } = product.fields;
    if (availability !== true && !people.has(String(sellerId))) {
      report('orphaned-item', product, `can be bought, ${sellerId} is gone`);
    }
  }
  return [...problems, ...earlierProblems(state)];
}

/** What is about an item that was deleted, while another has its id now. */
function earlierProblems({ products, bookings, wishes, advertisements }: ShopState): Violation[] {
  const listed = new Map(products.map(({ id, fields }) => [id, Number(fields.createdAt)]));
  const problemOf = (rule: string, { id, fields }: StoredDocument, item: unknown): Violation[] =>
    Number(fields.createdAt) < (listed.get(String(item)) ?? 0)
      ? [{ rule, subject: id, detail: `another item has the id ${String(item)}` }]
      : [];
  return [
    ...advertisements.flatMap((ad) => problemOf('ad-of-earlier-item', ad, ad.id)),
    ...wishes.flatMap((wish) => problemOf('wish-of-earlier-item', wish, wish.fields.bookingId)),
    ...bookings
      .filter(isOpen)
      .flatMap((booking) => problemOf('booking-of-earlier-item', booking, booking.fields.bookingId)),
  ];
}

/** Wishes that were there `before` and are lost, although their item and their buyer are still there, who did not buy it. */
export function checkWishes(
  before: readonly StoredDocument[],
  { wishes, products, users, payments }: ShopState,
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
      .filter(
        ({ fields }) =>
          !payments.some(
            (paid) => paid.fields.bookingId === fields.bookingId && paid.fields.buyerId === fields.buyerId,
          ),
      )
      .filter((wish) => !wishes.some(({ id }) => id === wish.id))
      .map(({ id }) => ({ rule: 'wish-lost', subject: id, detail: 'nobody took it off the list' }))
  );
}
