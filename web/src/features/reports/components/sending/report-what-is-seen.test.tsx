// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { aPicture, somePictures } from '@thriftline/domain/testing/builders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendReport } from '../../api/send-report.ts';
import { ReportItem, ReportProfile } from './report-what-is-seen.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
const stored = vi.hoisted(() => ({ report: undefined as object | undefined }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => toasts }));
vi.mock('@/hooks/buttons/use-needs-network.ts', () => ({ useNeedsNetwork: () => ({}) }));
vi.mock('../../api/send-report.ts', () => ({
  sendReport: vi.fn(),
  useSentReport: () => ({ row: stored.report && { data: stored.report } }),
}));

afterEach(cleanup);
beforeEach(() => {
  vi.mocked(sendReport).mockReset();
  toasts.success.mockReset();
  stored.report = undefined;
});

const pictures = somePictures(3);
const item = { ...aPicture(), productname: 'Oak chair', pictures, _id: 'chair', sellerId: 'sal' };
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('reports one of a listing’s photos by its address, or all of it', async () => {
  render(<ReportItem item={item} uid="bea" />);
  press('Report listing');
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByLabelText('Which part?').textContent).toBe(
    'The whole listingPhoto 1 of 3Photo 2 of 3Photo 3 of 3',
  );
  fill('What’s wrong?', 'photo');
  fill('Which part?', pictures[1]?.img ?? '');
  press('Report');
  await vi.waitFor(() => expect(toasts.success).toHaveBeenCalled());
  const sides = { itemId: 'chair', reporterId: 'bea', reportedId: 'sal' };
  expect(sendReport).toHaveBeenCalledExactlyOnceWith({
    ...sides,
    reason: 'photo',
    photo: pictures[1]?.img,
    note: '',
  });
});

it('reports a whole listing without naming a photo', async () => {
  render(<ReportItem item={item} uid="bea" />);
  press('Report listing');
  await screen.findByRole('dialog');
  fill('What’s wrong?', 'counterfeit');
  press('Report');
  await vi.waitFor(() => expect(sendReport).toHaveBeenCalledOnce());
  const sides = { itemId: 'chair', reporterId: 'bea', reportedId: 'sal' };
  expect(sendReport).toHaveBeenCalledWith({ ...sides, reason: 'counterfeit', note: '' });
});

it('reports a profile, and says so once it is reported', async () => {
  const seller = { sellerId: 'sal', name: 'Sal Seller' };
  const { rerender } = render(<ReportProfile seller={seller} uid="bea" />);
  press('Report profile');
  await screen.findByRole('dialog', { name: 'Report Sal Seller?' });
  fill('What’s wrong?', 'impostor');
  fill('Note (optional)', 'That is my name');
  press('Report');
  await vi.waitFor(() => expect(toasts.success).toHaveBeenCalled());
  expect(sendReport).toHaveBeenCalledExactlyOnceWith({
    profile: true,
    reporterId: 'bea',
    reportedId: 'sal',
    reason: 'impostor',
    note: 'That is my name',
  });
  stored.report = { state: 'open', createdAt: { toDate: () => new Date(0) } };
  rerender(<ReportProfile seller={seller} uid="bea" />);
  press('Report profile');
  expect(await screen.findByText(/An admin will review it/)).toBeDefined();
});
