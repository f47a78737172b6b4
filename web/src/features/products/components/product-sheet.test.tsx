// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductSheet, type SheetItem } from './product-sheet.tsx';

vi.mock('@/components/gallery/gallery.tsx', () => ({ Gallery: () => <p>Photos</p> }));

afterEach(cleanup);

function open(changes: object = {}) {
  const item = aProduct({
    productname: 'Oak chair',
    resaleprice: 40,
    description: 'Turned legs.',
    sellername: 'Sam',
    location: 'Leeds',
    delivery: 'Pick-up or delivery',
    deliverycost: 6,
    ...changes,
  });
  const { container } = render(
    <MemoryRouter>
      <ProductSheet
        item={item as unknown as SheetItem}
        listed="2026-02-03T12:00:00.000Z"
        sold={false}
        sellerSince={undefined}
        corner={null}
        actions={<button type="button">Book Now</button>}
        sellerRating={<span>4.7 stars</span>}
      />
    </MemoryRouter>,
  );
  return container.textContent ?? '';
}

it('reads from photos and price by title, facts and seller to the button, and then on to the rest', () => {
  const text = open();
  const parts = [
    'Photos',
    '$40',
    '$46 with delivery, no other fees',
    'Oak chair',
    'Condition',
    'Sam',
    '4.7 stars',
    'Book Now',
    'Turned legs.',
    'Delivery $6 · or pick up in Leeds',
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('says when it was listed by the server’s clock, whatever its seller wrote', () => {
  const text = open({ utcDate: '2019-05-06T12:00:00.000Z' });
  expect(text).toContain('Feb 3, 2026');
  expect(text).not.toContain('2019');
});

it('says beside the price how an item comes over that costs no more', () => {
  const text = open({ delivery: 'Pick-up', deliverycost: undefined });
  expect(text.indexOf('Pick up in Leeds')).toBeLessThan(text.indexOf('Oak chair'));
});
