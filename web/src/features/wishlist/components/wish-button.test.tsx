// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { WishButton } from './wish-button.tsx';

vi.mock('../api/add-wish.ts', () => ({ addWish: vi.fn() }));
vi.mock('../api/remove-wish.ts', () => ({ removeWish: vi.fn() }));

const product = { ...aProduct({ productname: 'Oak chair' }), _id: 'chair' } as unknown as Stored<Product>;

afterEach(cleanup);

it('says how many wish for the item, with whoever looks from the moment they do', () => {
  const who = { email: 'bea@example.com', displayName: 'Bea', photoURL: null, emailVerified: true };
  setCurrentUser({ status: 'signedIn', uid: 'bea', role: 'Buyer', userDoc: null, ...who });
  const heart = (wished: boolean | undefined) => (
    <MemoryRouter>
      <WishButton product={product} wished={wished} wishes={3} disabled={false} />
    </MemoryRouter>
  );
  const { rerender } = render(heart(undefined));
  const button = () => screen.getByRole('button', { description: /on (a )?wish lists?$/ });
  expect(button().textContent).toBe('3');
  rerender(heart(false));
  expect(button().textContent).toBe('3');
  rerender(heart(true));
  expect(button().textContent).toBe('4');
  rerender(heart(false));
  expect(button().textContent).toBe('3');
});

it('leaves out who wished for it before from what is added', () => {
  const heart = (wished: boolean) => (
    <MemoryRouter>
      <WishButton product={product} wished={wished} wishes={1} disabled={false} />
    </MemoryRouter>
  );
  const { rerender } = render(heart(true));
  expect(screen.getByRole('button').textContent).toBe('1');
  rerender(heart(false));
  expect(screen.getByRole('button').textContent).toBe('');
});
