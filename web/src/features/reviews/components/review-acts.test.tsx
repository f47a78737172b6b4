// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Review } from '@thriftline/domain/reviews/review';
import { afterEach, expect, it, vi } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { ReviewActs } from './review-acts.tsx';

vi.mock('@/hooks/buttons/use-needs-network.ts', () => ({ useNeedsNetwork: () => ({}) }));

afterEach(cleanup);

const review = { _id: 'pi_1_buyer', aboutId: 'sal', authorId: 'bea', shown: true } as Stored<Review>;
const who = { uid: 'ben', role: 'Buyer' } as const;
const isReportable = (of: Partial<Review>) => {
  render(<ReviewActs review={{ ...review, ...of }} {...who} />);
  return screen.queryByRole('button', { name: 'Report' }) !== null;
};

it('a review is to be reported by others than its author, also where the author’s account is gone', () => {
  expect(isReportable({})).toBe(true);
  cleanup();
  expect(isReportable({ authorId: undefined as never })).toBe(true);
  cleanup();
  expect(isReportable({ authorId: 'ben' })).toBe(false);
});
