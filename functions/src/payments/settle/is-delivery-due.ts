import { deliveryCents, deliveryWays } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Intent } from '../stripe/intents.ts';

/** Whether the product comes over in the way that money is for, at the price that is in it; an edit of either is another version of it. */
export function isDeliveryDue(
  { delivery, deliveryPrice = 0 }: Pick<Intent, 'delivery' | 'deliveryPrice'>,
  product: Pick<Product, 'delivery' | 'deliverycost'>,
): boolean {
  const ways = deliveryWays(product);
  const isOffered = delivery === undefined ? ways.length === 0 : ways.includes(delivery);
  return isOffered && deliveryPrice === deliveryCents(product, delivery);
}
