// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ThreadHead } from './thread-head.tsx';

afterEach(cleanup);

const time = (milliseconds: number) => ({
  toMillis: () => milliseconds,
  toDate: () => new Date(milliseconds),
});

function show(flags: Partial<Product>, gone = false): string | null {
  const product = { ...aProduct(), ...flags } as Product;
  const { container } = render(
    <MemoryRouter>
      <ThreadHead
        heading="h1"
        name="Sal"
        page="/sellers/sal"
        presence={null}
        productId="lamp"
        productname={product.productname}
        img={product.img}
        price={product.resaleprice}
        agreed={undefined}
        product={gone ? undefined : product}
        gone={gone}
      >
        {null}
      </ThreadHead>
    </MemoryRouter>,
  );
  return container.textContent;
}

it.each<[string, Partial<Product>]>([
  ['Reserved', { hold: { id: 'h1', until: time(Date.now() + 60_000) } as NonNullable<Product['hold']> }],
  ['Sold', { availability: true }],
  ['Hidden', { hidden: true }],
])('says above what was said that the item is %s', (word, flags) => {
  expect(show(flags)).toContain(word);
});

it('says nothing of an item that can be had, nor of a hold that is over', () => {
  const over = { id: 'h1', until: time(Date.now() - 60_000) } as NonNullable<Product['hold']>;
  for (const flags of [{}, { hold: over }]) expect(show(flags)).not.toMatch(/Reserved|Sold|Hidden/);
  expect(screen.getAllByRole('link', { name: 'Sal' })[0]?.getAttribute('href')).toBe('/sellers/sal');
  expect(show({}, true)).toContain('No longer for sale');
});
