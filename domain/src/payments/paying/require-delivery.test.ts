import { describe, expect, it } from 'vitest';
import type { Product } from '../../catalogue/product.ts';
import { aProduct } from '../../testing/builders.ts';
import { requireDelivery } from './require-delivery.ts';

const item = (delivery: Product['delivery']) => aProduct({ delivery, deliverycost: 6 }) as Product;
const BOTH = item('Pick-up or delivery');
const address = ' Bea Buyer, 1 Mill Lane, York ';
const DELIVERED = { delivery: 'delivery', deliveryPrice: 600 } as const;
const PICKED_UP = { delivery: 'pickup', deliveryPrice: 0 };

describe('how a buyer gets what they pay for', () => {
  it.each([
    [
      'chosen, with its price and where to',
      BOTH,
      { ...DELIVERED, address },
      { ...DELIVERED, address: address.trim() },
    ],
    ['picked up', BOTH, { delivery: 'pickup', address }, PICKED_UP],
    ['picked up where nothing is named', BOTH, {}, PICKED_UP],
    ['arranged where nothing is stated', item(undefined), {}, {}],
  ] as const)('is %s', (_, product, chosen, delivered) => {
    expect(requireDelivery(product, chosen)).toEqual(delivered);
  });

  it.each([
    [
      'another price than was shown',
      BOTH,
      { ...DELIVERED, deliveryPrice: 500, address },
      'Delivery of this item now costs $6, not $5.',
    ],
    [
      'no price shown',
      BOTH,
      { delivery: 'delivery', address },
      'Delivery of this item now costs $6, not $0.',
    ],
    [
      'a price for picking it up',
      BOTH,
      { delivery: 'pickup', deliveryPrice: 600 },
      'Delivery of this item now costs $0, not $6.',
    ],
    [
      'a delivery that is not offered',
      item('Pick-up'),
      { ...DELIVERED, address },
      'This item is only available for pick-up. Choose that.',
    ],
    [
      'nothing, where it is delivered',
      item('Delivery'),
      {},
      'This item is only available for delivery. Choose that.',
    ],
    [
      'a way where nothing is stated',
      item(undefined),
      { delivery: 'pickup' },
      'The seller hasn’t set up delivery, so you arrange it with them.',
    ],
  ] as const)('is not %s', (_, product, chosen, message) => {
    expect(() => requireDelivery(product, chosen)).toThrow(
      expect.objectContaining({ code: 'conflict', message }),
    );
  });

  it.each([undefined, '', '   ', 'York'])('is no delivery to %j', (to) => {
    expect(() => requireDelivery(BOTH, { ...DELIVERED, address: to })).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
  });
});
