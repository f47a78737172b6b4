import { AppError } from '@thriftline/domain/base/errors';
import { validate } from '@thriftline/domain/base/fields/validate';
import { formatCents } from '@thriftline/domain/base/money';
import { type DeliveryInput, deliveryAddressSchema } from '@thriftline/domain/catalogue/chosen-delivery';
import { type DeliveryWay, deliveryCents, deliveryWays } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Delivered } from '../../orders/open-order.ts';

function notOffered(ways: readonly DeliveryWay[]): AppError {
  const words =
    ways.length === 0
      ? 'The seller hasn’t set up delivery, so you arrange it with them.'
      : `This item is only available for ${ways.includes('pickup') ? 'pick-up' : 'delivery'}. Choose that.`;
  return new AppError('conflict', words, {
    fields: { delivery: ways.length === 0 ? 'Must be left out' : `Must be ${ways.join(' or ')}` },
  });
}

/**
 * How the buyer gets the item, of what its seller offers: as they chose it, or picked up where they name nothing. Throws `conflict`
 * unless that is offered at the price that they were shown, `invalid-argument` for a delivery to nowhere.
 */
export function requireDelivery(
  product: Pick<Product, 'delivery' | 'deliverycost'>,
  { delivery, deliveryPrice: shown = 0, address }: DeliveryInput,
): Delivered {
  const ways = deliveryWays(product);
  const way = delivery ?? ways.find((offered) => offered === 'pickup');
  if (way === undefined && ways.length === 0) return {};
  if (way === undefined || !ways.includes(way)) throw notOffered(ways);
  const deliveryPrice = deliveryCents(product, way);
  if (shown !== deliveryPrice) {
    throw new AppError(
      'conflict',
      `Delivery of this item now costs ${formatCents(deliveryPrice)}, not ${formatCents(shown)}.`,
      { fields: { deliveryPrice: `Must be ${deliveryPrice}` } },
    );
  }
  if (way === 'pickup') return { delivery: way, deliveryPrice };
  const { address: to } = validate(deliveryAddressSchema, { address });
  return { delivery: way, deliveryPrice, address: to.trim() };
}
