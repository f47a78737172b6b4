// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { afterEach, expect, it, vi } from 'vitest';
import { type SellerBrief, SellerHead } from './seller-head.tsx';

vi.mock('@/lib/pictures/own-picture.ts', () => ({ isOwnPicture: () => true }));
vi.mock('@/hooks/use-wide-window.ts', () => ({ useWideWindow: () => true }));

afterEach(cleanup);

function show(more: Partial<SellerBrief>): string | null {
  const seller = { name: 'Sal', verified: true, ...more };
  const { container } = render(
    <SellerHead seller={seller} waiting={false} rating="4.8 of 5">
      <button type="button">Follow</button>
    </SellerHead>,
  );
  return container.textContent;
}

it('shows who a seller is: photo, stars, what they sold, their words and policies', () => {
  const photo = aPictureAddress('sal');
  const said = show({ photo, sold: 6, about: 'I sell lamps.', policies: 'Sent on weekdays.' });
  expect(screen.getByAltText('Photo of Sal').getAttribute('src')).toBe(photo);
  for (const words of ['4.8 of 5', '6 items sold', 'I sell lamps.', 'Sent on weekdays.', 'Follow'])
    expect(said).toContain(words);
});

it('says nothing of what a seller never wrote or sold', () => {
  expect(show({ sold: 0 })).not.toMatch(/sold|Policies/);
});
