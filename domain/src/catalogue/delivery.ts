import { t } from '@lingui/core/macro';
import { formatCents, formatPrice, toCents } from '../base/money.ts';
import type { Product } from './product.ts';

/** How an item comes over: its buyer fetches it, or its seller sends or brings it. */
export const DELIVERY_WAYS = ['pickup', 'delivery'] as const;
/** One of them. */
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** What a seller states of it. */
type Offer = Pick<Product, 'delivery' | 'deliverycost'>;

const WAYS: Record<NonNullable<Product['delivery']>, readonly DeliveryWay[]> = {
  'Pick-up': ['pickup'],
  Delivery: ['delivery'],
  'Pick-up or delivery': ['pickup', 'delivery'],
};

/** The ways a seller offers, what costs nothing first; none where they state nothing and the two of them arrange it. */
export function deliveryWays({ delivery }: Offer): readonly DeliveryWay[] {
  return delivery === undefined ? [] : WAYS[delivery];
}

/** What a way costs in cents, beyond the item. A seller who delivers and states no price has included it. */
export function deliveryCents({ deliverycost = 0 }: Offer, way: DeliveryWay | undefined): number {
  return way === 'delivery' ? (toCents(deliverycost) ?? 0) : 0;
}

/** `Delivery $6 · or pick up in Leeds`; undefined where nothing is stated. */
export function deliveryLine(item: Offer & Pick<Product, 'location'>): string | undefined {
  const ways = deliveryWays(item);
  const pickup = ways.includes('pickup');
  const { location } = item;
  if (!ways.includes('delivery')) return pickup ? t`Pick up in ${location}` : undefined;
  if (!item.deliverycost)
    return pickup ? t`Delivery included · or pick up in ${location}` : t`Delivery included`;
  const price = formatPrice(item.deliverycost);
  return pickup ? t`Delivery ${price} · or pick up in ${location}` : t`Delivery ${price}`;
}

/**
 * The same in as few words as a card's one line takes, and where it is: `Leeds · delivery $6` where it is fetched, too, as what is cut off
 * there is the end.
 */
export function shortDeliveryLine(item: Offer & Pick<Product, 'location'>): string {
  const ways = deliveryWays(item);
  const pickup = ways.includes('pickup');
  const { location } = item;
  if (!ways.includes('delivery')) return pickup ? t`Pick up in ${location}` : location;
  if (!item.deliverycost)
    return pickup ? t`${location} · delivery included` : t`Delivery only (included) · ${location}`;
  const price = formatPrice(item.deliverycost);
  return pickup ? t`${location} · delivery ${price}` : t`Delivery only (${price}) · ${location}`;
}

/** `$51.50 with delivery, no other fees`: what an item comes to in all; undefined where that is no more than its price. */
export function totalLine(item: Offer & Pick<Product, 'resaleprice'>): string | undefined {
  const price = toCents(item.resaleprice);
  const cents = deliveryWays(item).includes('delivery') ? deliveryCents(item, 'delivery') : 0;
  if (price === null || cents === 0) return undefined;
  const total = formatCents(price + cents);
  return t`${total} with delivery, no other fees`;
}

/** What a way is called where somebody chooses or reads it, with its price: `Delivery · $6`, `Pick up · free`. */
export function deliveryChoice(way: DeliveryWay, cents: number): string {
  if (way === 'pickup') return t`Pick up · free`;
  if (cents === 0) return t`Delivery · included`;
  const price = formatCents(cents);
  return t`Delivery · ${price}`;
}

/** How what was paid for comes over, beside the amount: `Pick-up`, `Delivery included`, `$6 for delivery`. */
export function wayWords(way: DeliveryWay, cents: number, currency: string): string {
  if (way === 'pickup') return t`Pick-up`;
  if (cents === 0) return t`Delivery included`;
  const price = formatCents(cents, currency);
  return t`${price} for delivery`;
}

/** What is wrong with a seller's statement as a whole, by the fact to correct; undefined where nothing is. */
export function deliveryFault(stated: {
  delivery?: string | undefined;
  deliverycost?: number | string | undefined;
}): string | undefined {
  const isPriced = stated.deliverycost !== undefined && stated.deliverycost !== '';
  const delivers = stated.delivery === 'Delivery' || stated.delivery === 'Pick-up or delivery';
  if (delivers && !isPriced) return t`The delivery price, 0 if it’s included`;
  return isPriced && !delivers ? t`Only if you deliver` : undefined;
}
