// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Report } from '@thriftline/domain/reports/report';
import { afterEach, expect, it, vi } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { DecideReport } from './decide-report.tsx';

vi.mock('@/lib/account/current-user.ts', () => ({ useSignedInUser: () => ({ uid: 'admin-1' }) }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ success: () => undefined }) }));
vi.mock('@/hooks/buttons/use-needs-network.ts', () => ({ useNeedsNetwork: () => ({}) }));
vi.mock('../api/close-report.ts', () => ({ closeReport: () => Promise.resolve() }));

afterEach(cleanup);

const REPORT = { _id: 'r', reporterId: 'bea', reportedId: 'sam', itemId: 'globe', reviewId: 'rev' };

it('says of every outcome that something was done that recording it does not do it', () => {
  render(<DecideReport report={REPORT as unknown as Stored<Report>} />);
  const field = screen.getByLabelText('Outcome');
  expect(screen.queryByRole('status')).toBeNull();
  const values = [...field.querySelectorAll('option')].map(({ value }) => value);
  expect(values).toHaveLength(5);
  for (const value of values.slice(1)) {
    fireEvent.change(field, { target: { value } });
    expect(screen.getByRole('status').textContent, value).toMatch(/^This only records the outcome\. .+\.$/);
  }
});
