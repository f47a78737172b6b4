// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCurrentUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { WishButton } from './wish-button.tsx';

vi.mock('../api/add-wish.ts', () => ({ addWish: vi.fn() }));
vi.mock('../api/remove-wish.ts', () => ({ removeWish: vi.fn() }));

function heart(_id: string, wished: boolean | undefined, wishes?: number) {
  const product = { ...aProduct({ productname: 'Oak chair' }), _id } as unknown as Stored<Product>;
  return (
    <MemoryRouter>
      <WishButton
        product={product}
        wished={wished}
        {...(wishes !== undefined && { wishes })}
        disabled={false}
      />
    </MemoryRouter>
  );
}
const shown = () => screen.getByRole('button').textContent;

beforeEach(() => {
  const who = { email: 'bea@example.com', displayName: 'Bea', photoURL: null, emailVerified: true };
  setCurrentUser({ status: 'signedIn', uid: 'bea', role: 'Buyer', userDoc: null, ...who });
});
afterEach(cleanup);

it('says how many wish for the item, with whoever looks from the moment they do', () => {
  const { rerender } = render(heart('chair', undefined, 3));
  const button = () => screen.getByRole('button', { description: /on (a )?wish lists?$/ });
  expect(button().textContent).toBe('3');
  rerender(heart('chair', false, 3));
  expect(button().textContent).toBe('3');
  rerender(heart('chair', true, 3));
  expect(button().textContent).toBe('4');
  rerender(heart('chair', false, 3));
  expect(button().textContent).toBe('3');
});

it('leaves out who wished for it before from what is added', () => {
  const { rerender } = render(heart('desk', true, 1));
  expect(shown()).toBe('1');
  rerender(heart('desk', false, 1));
  expect(shown()).toBe('');
});

it('says no number where nobody knows one', () => {
  const { rerender } = render(heart('lamp', false));
  rerender(heart('lamp', true));
  expect(shown()).toBe('');
});

it('counts a wish once when the next search has counted it', () => {
  const { rerender } = render(heart('sofa', false, 3));
  rerender(heart('sofa', true, 3));
  expect(shown()).toBe('4');
  rerender(heart('sofa', true, 4));
  expect(shown()).toBe('4');
  rerender(heart('sofa', false, 4));
  expect(shown()).toBe('3');
});

it('counts a wish made on another page in a list that was found before', () => {
  render(heart('vase', false, 3)).unmount();
  render(heart('vase', true)).unmount();
  render(heart('vase', true, 3));
  expect(shown()).toBe('4');
});

it('counts at least who looks, where a list was found before their wish was counted', () => {
  render(heart('rug', true, 0));
  expect(shown()).toBe('1');
});
