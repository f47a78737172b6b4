// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberReports } from './member-reports.tsx';

const NONE = { status: 'ready', pages: [], hasMore: false, loadingMore: false, confirmed: true };
const reportsAbout = vi.hoisted(() => vi.fn());

vi.mock('@/lib/account/current-user.ts', () => ({ useSignedInUser: () => ({ uid: 'ada' }) }));
vi.mock('./report-card.tsx', () => ({ ReportCard: () => null }));
vi.mock('../api/use-reports.ts', () => ({ useReportsAbout: reportsAbout, useReportsBy: () => NONE }));

afterEach(cleanup);

function show(uid: string): void {
  reportsAbout.mockReset().mockReturnValue(NONE);
  render(
    <MemoryRouter>
      <MemberReports uid={uid} reviewActs={() => null} />
    </MemoryRouter>,
  );
}

it('shows what others reported of a member, and what the member reported', () => {
  show('mia');
  for (const name of ['About this member', 'By this member']) screen.getByRole('region', { name });
  expect(reportsAbout).toHaveBeenCalledWith('mia', 1);
});

it('asks for no reports about the admin who looks', () => {
  show('ada');
  screen.getByText('Only other admins see reports about you.');
  expect(screen.getAllByRole('region')).toEqual([screen.getByRole('region', { name: 'By this member' })]);
  expect(reportsAbout).not.toHaveBeenCalled();
});
