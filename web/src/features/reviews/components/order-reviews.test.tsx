// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Review } from '@thriftline/domain/reviews/review';
import { anOrder } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moderateReview } from '../api/moderate-review.ts';
import { sealReview } from '../api/seal-review.ts';
import { OrderReviews } from './order-reviews.tsx';

const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const LATER = at(4_000_000_000_000);
const me = vi.hoisted(() => ({ uid: 'buyer-1', role: 'Buyer' }));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
const stored = vi.hoisted(() => new Map<string, object>());
const row = (data: object | undefined, pending = false) => ({
  status: data ? 'ready' : 'missing',
  row: data && { data, pending },
});
vi.mock('@/lib/account/current-user.ts', () => ({
  useSignedInUser: () => me,
  useCurrentUser: () => me,
  getCurrentUser: () => me,
}));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => toasts }));
vi.mock('../api/seal-review.ts', () => ({ sealReview: vi.fn(async () => 'sent') }));
vi.mock('../api/moderate-review.ts', () => ({ moderateReview: vi.fn() }));
vi.mock('../api/review-documents.ts', () => ({
  useReview: (_: string, by: string) => row(stored.get(by)),
  useSealedReview: (_: string, by?: string) => row(stored.get(`sealed ${by}`), stored.has('waits')),
}));
vi.mock('@/outbox/journal/mutations-store.ts', () => ({ useMutations: () => [] }));

afterEach(cleanup);
beforeEach(() => {
  stored.clear();
  vi.mocked(sealReview).mockClear();
  Object.assign(me, { uid: 'buyer-1', role: 'Buyer' });
});

const order = {
  ...anOrder({ state: 'released', reviewUntil: LATER, history: [], createdAt: at(0) }),
  productId: 'chair',
  _id: 'pi_1',
};
const show = (overrides: object = {}) =>
  render(
    <MemoryRouter>
      <OrderReviews
        order={{ ...order, ...overrides } as unknown as Parameters<typeof OrderReviews>[0]['order']}
      />
    </MemoryRouter>,
  );
const review = (by: 'buyer' | 'seller', overrides: Partial<Review> = {}) => ({
  ...{ _id: `pi_1_${by}`, orderId: 'pi_1', productId: 'chair', productname: 'Oak chair', by },
  ...{ authorId: `${by}-1`, authorName: by, aboutId: by === 'buyer' ? 'seller-1' : 'buyer-1' },
  ...{ stars: 4 as const, text: `From the ${by}`, publishedAt: at(0), shown: true, ...overrides },
});
const send = () => fireEvent.click(screen.getByText('Send review', { selector: 'button' }));

describe('whoever may review the other side', () => {
  it('gives stars, with words or without, and is told until when nobody sees it', async () => {
    show();
    expect(screen.getByText(/^We publish it once the seller has written theirs, or on Oct/)).toBeDefined();
    send();
    expect(await screen.findByText('Choose one to five stars')).toBeDefined();
    expect(sealReview).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('4 of 5 stars'));
    send();
    await vi.waitFor(() => expect(toasts.success).toHaveBeenCalled());
    const [, by, words] = vi.mocked(sealReview).mock.calls[0] ?? [];
    expect([by, words]).toEqual([
      { by: 'buyer', uid: 'buyer-1' },
      { stars: 4, text: '' },
    ]);
  });

  it('sees what they have sealed, and whether it is still to be sent', () => {
    stored.set('sealed buyer', { stars: 5, text: 'As described', publishAt: LATER });
    stored.set('waits', {});
    show();
    expect(screen.getByText(/^Sealed[.] We publish it/)).toBeDefined();
    expect(screen.getByText('As described')).toBeDefined();
    expect(screen.getByText('Waiting to send')).toBeDefined();
    expect(screen.queryByText('Send review')).toBeNull();
  });
});

it.each([
  ['the time is over', { reviewUntil: at(1) }],
  ['the money went back', { state: 'refunded' }],
])('nothing stands there once %s', (_, overrides) => {
  const { container } = show(overrides);
  expect(container.textContent).toBe('');
});

describe('what is published', () => {
  it('can be answered by whom it is about, and reported', () => {
    stored.set('buyer', review('buyer'));
    stored.set('seller', review('seller'));
    show();
    expect(screen.getByText('Your review')).toBeDefined();
    expect(screen.getByText('From the seller')).toBeDefined();
    expect(screen.getAllByText('Reply', { selector: 'button' })).toHaveLength(1);
    expect(screen.getAllByText('Report', { selector: 'button' })).toHaveLength(1);
  });

  it('has one answer', () => {
    stored.set('seller', review('seller', { reply: { text: 'Thank you', at: at(1) } }));
    show({ reviewUntil: at(1) });
    expect(screen.getByText('Thank you')).toBeDefined();
    expect(screen.queryByText('Reply', { selector: 'button' })).toBeNull();
  });

  it('says to its author why it is hidden', () => {
    stored.set('buyer', review('buyer', { shown: false, hiddenWhy: 'It names my street' }));
    show();
    expect(screen.getByText(/^An admin hid this review/).textContent).toBe(
      'An admin hid this review. It doesn’t count. Reason: It names my street',
    );
  });

  it('is hidden and shown again by an admin who is no side of it', async () => {
    Object.assign(me, { uid: 'ada', role: 'Admin' });
    stored.set('buyer', review('buyer'));
    stored.set('seller', review('seller', { shown: false }));
    show();
    fireEvent.click(await screen.findByText('Hide', { selector: 'button' }));
    const reason = 'It names a third person';
    fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: reason } });
    fireEvent.click(screen.getAllByText('Hide', { selector: 'button' }).at(-1) as HTMLElement);
    await vi.waitFor(() =>
      expect(moderateReview).toHaveBeenCalledWith({ reviewId: 'pi_1_buyer', shown: false, reason }),
    );
    expect(screen.getByText('Unhide', { selector: 'button' })).toBeDefined();
    expect(screen.queryByText('Send review')).toBeNull();
  });
});
