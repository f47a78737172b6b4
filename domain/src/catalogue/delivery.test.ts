import { describe, expect, it } from 'vitest';
import {
  deliveryCents,
  deliveryChoice,
  deliveryFault,
  deliveryLine,
  deliveryWays,
  shortDeliveryLine,
  totalLine,
  wayWords,
} from './delivery.ts';

const BOTH = { delivery: 'Pick-up or delivery', deliverycost: 6, location: 'Leeds' } as const;

describe('how an item comes over', () => {
  it.each([
    [{}, [], undefined],
    [{ delivery: 'Pick-up' }, ['pickup'], 'Pick up in Leeds'],
    [{ delivery: 'Pick-up', deliverycost: 6 }, ['pickup'], 'Pick up in Leeds'],
    [{ delivery: 'Delivery', deliverycost: 6.5 }, ['delivery'], 'Delivery $6.50'],
    [{ delivery: 'Delivery', deliverycost: 0 }, ['delivery'], 'Delivery included'],
    [{ delivery: 'Delivery' }, ['delivery'], 'Delivery included'],
    [BOTH, ['pickup', 'delivery'], 'Delivery $6 · or pick up in Leeds'],
  ] as const)('is, of %j, %j: %s', (stated, ways, line) => {
    expect([deliveryWays(stated), deliveryLine({ location: 'Leeds', ...stated })]).toEqual([ways, line]);
  });

  it.each([
    [{}, 'Leeds'],
    [{ delivery: 'Pick-up' }, 'Pick up in Leeds'],
    [{ delivery: 'Delivery', deliverycost: 6 }, 'Delivery only ($6) · Leeds'],
    [{ delivery: 'Delivery', deliverycost: 0 }, 'Delivery only (included) · Leeds'],
    [{ delivery: 'Pick-up or delivery', deliverycost: 0 }, 'Leeds · delivery included'],
    [BOTH, 'Leeds · delivery $6'],
  ] as const)('is, of %j on a card with its place once: %s', (stated, line) => {
    expect(shortDeliveryLine({ location: 'Leeds', ...stated })).toBe(line);
  });

  it('costs what its seller states, in cents, and nothing where its buyer fetches it', () => {
    expect([
      deliveryCents(BOTH, 'delivery'),
      deliveryCents(BOTH, 'pickup'),
      deliveryCents(BOTH, undefined),
    ]).toEqual([600, 0, 0]);
    expect(deliveryCents({ delivery: 'Delivery' }, 'delivery')).toBe(0);
  });

  it('is said with its price where it is chosen and where it was', () => {
    expect([
      deliveryChoice('pickup', 0),
      deliveryChoice('delivery', 600),
      deliveryChoice('delivery', 0),
    ]).toEqual(['Pick up · free', 'Delivery · $6', 'Delivery · included']);
    expect([
      wayWords('pickup', 0, 'usd'),
      wayWords('delivery', 600, 'usd'),
      wayWords('delivery', 0, 'usd'),
    ]).toEqual(['Pick-up', '$6 for delivery', 'Delivery included']);
  });

  it.each([
    [{ delivery: '', deliverycost: '' }, undefined],
    [{}, undefined],
    [{ delivery: 'Pick-up', deliverycost: '' }, undefined],
    [{ delivery: 'Delivery', deliverycost: 0 }, undefined],
    [{ delivery: 'Delivery', deliverycost: '' }, 'The delivery price, 0 if it’s included'],
    [{ delivery: 'Pick-up', deliverycost: '6' }, 'Only if you deliver'],
    [{ delivery: '', deliverycost: 6 }, 'Only if you deliver'],
  ] as const)('of %j its seller is told: %s', (stated, fault) => {
    expect(deliveryFault(stated)).toBe(fault);
  });
});

it('says what an item comes to in all where delivery is more than its price', () => {
  const item = { resaleprice: 45.5, deliverycost: 6 };
  expect(totalLine({ ...item, delivery: 'Delivery' })).toBe('$51.50 with delivery, no other fees');
  expect(totalLine({ ...item, delivery: 'Pick-up' })).toBeUndefined();
  expect(totalLine({ ...item, delivery: 'Delivery', deliverycost: 0 })).toBeUndefined();
  expect(totalLine({ resaleprice: 45.5 })).toBeUndefined();
});
