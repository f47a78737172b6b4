import { msg } from '@lingui/core/macro';
import { AppError } from '../../base/errors.ts';
import { validate } from '../../base/fields/validate.ts';
import { centsValue, eitherValue } from '../../base/texts/values.ts';
import { type DeliveryInput, deliveryAddressSchema } from '../../catalogue/chosen-delivery.ts';
import { type DeliveryWay, deliveryCents, deliveryWays } from '../../catalogue/delivery.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Delivered } from '../../orders/delivered.ts';

function notOffered(ways: readonly DeliveryWay[]): AppError {
  if (ways.length === 0) {
    return new AppError('conflict', msg`The seller hasn’t set up delivery, so you arrange it with them.`, {
      fields: { delivery: msg`Must be left out` },
    });
  }
  const must = eitherValue(ways);
  const words = ways.includes('pickup')
    ? msg`This item is only available for pick-up. Choose that.`
    : msg`This item is only available for delivery. Choose that.`;
  return new AppError('conflict', words, { fields: { delivery: msg`Must be ${must}` } });
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
    const [now, before] = [centsValue(deliveryPrice), centsValue(shown)];
    const must = String(deliveryPrice);
    throw new AppError('conflict', msg`Delivery of this item now costs ${now}, not ${before}.`, {
      fields: { deliveryPrice: msg`Must be ${must}` },
    });
  }
  if (way === 'pickup') return { delivery: way, deliveryPrice };
  const { address: to } = validate(deliveryAddressSchema, { address });
  return { delivery: way, deliveryPrice, address: to.trim() };
}
