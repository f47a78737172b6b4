// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Review } from '@thriftline/domain/reviews/review';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ReviewItem } from './review-item.tsx';

afterEach(cleanup);

const at = { toMillis: () => 0, toDate: () => new Date(0) };
const review = {
  orderId: 'pi_1',
  by: 'buyer',
  authorId: 'bea',
  authorName: 'Bea B.',
  aboutId: 'sal',
  productname: 'Lamp',
  stars: 5,
  shown: true,
  publishedAt: at,
} as Review;

it.each([
  [true, '/dashboard/members/bea'],
  [false, undefined],
])('leads admins alone from its author to what is known of them: %s', (isAdmin, address) => {
  render(
    <MemoryRouter>
      <ReviewItem review={review} about="Sal" isAdmin={isAdmin} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Bea B.')).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Bea B.' });
  expect(link?.getAttribute('href')).toBe(address);
});
