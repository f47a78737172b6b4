import type { ShopState, StoredDocument, Violation } from './state.ts';

type Fields = StoredDocument['fields'];

/** What is said of an item in a field, and what the item says of itself in its own. */
const SAID = [
  ['productname', 'productname'],
  ['productprice', 'resaleprice'],
] as const;

function isPaid({ paid, refunded }: Fields): boolean {
  return paid === true || refunded === true;
}

/** What a booking says the item is: what was booked, unless it says what became of it. */
function ofBooking({ itemNow, ...booked }: Fields): Fields {
  return typeof itemNow === 'object' && itemNow !== null ? (itemNow as Fields) : booked;
}

/** Advertisements, wishes, and bookings that are not paid say what their item is now, whatever its seller changed. */
export function checkCopies({ products, advertisements, wishes, bookings }: ShopState): Violation[] {
  const items = new Map(products.map(({ id, fields }) => [id, fields]));
  const compare = (rule: string, id: string, item: Fields | undefined, said: Fields): Violation[] =>
    SAID.filter(([name, own]) => item && said[name] !== undefined && said[name] !== item[own]).map(
      ([name, own]) => ({
        rule,
        subject: id,
        detail: `${name} is ${String(said[name])}, the item's ${String(item?.[own])}`,
      }),
    );
  const itemOf = ({ fields }: StoredDocument) => items.get(String(fields.bookingId));
  return [
    ...advertisements.flatMap(({ id, fields: { resaleprice, ...fields } }) =>
      compare('ad-not-followed', id, items.get(id), { ...fields, productprice: resaleprice }),
    ),
    ...wishes.flatMap((wish) => compare('wish-not-followed', wish.id, itemOf(wish), wish.fields)),
    ...bookings
      .filter(({ fields }) => !isPaid(fields))
      .flatMap((booking) =>
        compare('booking-not-followed', booking.id, itemOf(booking), ofBooking(booking.fields)),
      ),
  ];
}
