// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SellerHead } from './seller-head.tsx';

const window = vi.hoisted(() => ({ wide: false }));
vi.mock('@/hooks/use-wide-window.ts', () => ({ useWideWindow: () => window.wide }));

afterEach(cleanup);

it.each([
  [false, 'closed'],
  [true, 'open'],
])(
  'what can be done comes before a seller’s words, and policies are, in a wide window (%s), %s',
  (wide, state) => {
    window.wide = wide;
    const seller = { name: 'Sam', verified: true, about: 'Lamps and chairs.', policies: 'Sent in two days.' };
    render(
      <SellerHead seller={seller} waiting={false} rating={null}>
        <button type="button">Follow</button>
      </SellerHead>,
    );
    const text = document.body.textContent ?? '';
    expect(text.indexOf('Follow')).toBeLessThan(text.indexOf('Lamps and chairs.'));
    expect(screen.getByText('Policies').closest('details')?.open).toBe(state === 'open');
  },
);
