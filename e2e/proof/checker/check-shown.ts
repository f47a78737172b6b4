import { cents } from './cents.ts';
import type { ShopState, Violation } from './state.ts';

/** Nobody was charged another amount than the page showed, and what was sold is what it showed. */
export function checkShown({ charges, payments, products, shown }: ShopState): Violation[] {
  const shownFor = (intent: string) => shown.filter(({ paymentIntentId }) => paymentIntentId === intent);
  const ofCharges = charges
    .filter(({ status }) => status === 'succeeded')
    .filter(
      ({ payment_intent: intent, amount }) =>
        !shownFor(intent).some(({ price, delivery = 0 }) => cents(price) + delivery === amount),
    )
    .map(({ payment_intent: intent, amount }) => ({
      rule: 'charged-unseen-amount',
      subject: intent,
      detail: `charged were ${amount}, shown ${
        shownFor(intent)
          .map(({ price, delivery }) => (delivery === undefined ? price : `${price} and ${delivery} cents`))
          .join(', ') || 'nothing'
      }`,
    }));
  const ofSales = payments
    .filter(({ fields }) => fields.status === 'recorded')
    .flatMap(({ id, fields }): Violation[] => {
      const sold = products.find((product) => product.id === fields.bookingId)?.fields.productname;
      const names = shownFor(id).map(({ productname }) => productname);
      if (sold === undefined || names.includes(String(sold))) return [];
      return [
        {
          rule: 'sold-unseen-item',
          subject: id,
          detail: `sold was ${String(sold)}, shown ${names.join(', ')}`,
        },
      ];
    });
  return [...ofCharges, ...ofSales];
}
