// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ProductCard } from './product-card.tsx';

afterEach(cleanup);

it('a seller’s long name takes one line, and moves no button of the cards beside it', () => {
  const sellername = 'Wilhelmina-Alexandra von Hohenzollern-Sigmaringen und Braunschweig-Lüneburg';
  const item = { ...aProduct({ sellername }) } as Parameters<typeof ProductCard>[0]['item'];
  render(
    <MemoryRouter>
      <ProductCard
        item={item}
        to="/products/chair"
        picture={{ img: '/chair.webp', alt: '' }}
        listed="2026-01-31T12:00:00.000Z"
        sold={false}
      />
    </MemoryRouter>,
  );
  const { className } = screen.getByText(sellername);
  expect(className).toContain('cut');
  expect(className).not.toContain('two');
});
