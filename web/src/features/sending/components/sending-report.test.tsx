// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SendingReport as Report } from '@thriftline/domain/notifications/sending-report';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDeliveries } from '../api/read-sending.ts';
import { retryDeliveries } from '../api/retry-sending.ts';
import { SendingReport } from './sending-report.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), info: vi.fn(), error: vi.fn() }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => toasts }));
vi.mock('@/hooks/use-online.ts', () => ({ useOnline: () => true, useUnreachable: () => undefined }));
vi.mock('../api/read-sending.ts', () => ({ readDeliveries: vi.fn() }));
vi.mock('../api/retry-sending.ts', () => ({ retryDeliveries: vi.fn(async () => 1) }));

const NOTHING: Report = {
  channels: ['email'],
  failed: { count: 0, rows: [] },
  waiting: { count: 0, rows: [] },
};
const ROW = {
  id: 'email_bea_sold_1',
  uid: 'bea',
  channel: 'email',
  name: 'Bea Buyer',
  kind: 'booked',
  params: { productname: 'Oak chair' },
  at: 0,
  tries: 10,
  lastError: 'Connection refused',
} as const;

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('shows what was given up with its cause, and has it tried again', async () => {
  const user = userEvent.setup();
  vi.mocked(readDeliveries)
    .mockResolvedValueOnce({ ...NOTHING, failed: { count: 1000, rows: [ROW] } })
    .mockResolvedValueOnce(NOTHING);
  render(<SendingReport />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: 'Failed: 1000 or more' });
  expect(screen.getByRole('link', { name: 'Bea Buyer' }).getAttribute('href')).toBe('/dashboard/members/bea');
  const row = screen.getByRole('row', { name: /^A buyer booked Oak chair/ });
  for (const words of ['Bea Buyer', 'E-mail', '10', 'Connection refused'])
    expect(row.textContent).toContain(words);
  // In the mail server's language, whichever way the page reads.
  expect(screen.getByText(ROW.lastError).dir).toBe('auto');
  await user.click(screen.getByRole('button', { name: 'Try it again' }));
  await screen.findByRole('heading', { name: 'Failed: 0' });
  expect(retryDeliveries).toHaveBeenCalledWith([ROW.id]);
  expect(toasts.success).toHaveBeenCalledWith('We’ll try 1 again within five minutes');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says so where no e-mails are sent at all', async () => {
  vi.mocked(readDeliveries).mockResolvedValue({ ...NOTHING, channels: [] });
  render(<SendingReport />);
  expect((await screen.findByRole('alert')).textContent).toContain('LETTERS_FROM isn’t set');
});

it('says how much the mail provider still takes, and that it wants to be left alone', async () => {
  const letters = { limits: { hour: 100, day: 2000 }, sent: { hour: 37, day: 1200 } };
  vi.mocked(readDeliveries).mockResolvedValueOnce({ ...NOTHING, letters });
  const { unmount } = render(<SendingReport />);
  const words = (await screen.findByRole('alert')).textContent;
  expect(words).toContain('37 of 100 e-mails in the last hour, 1,200 of 2,000 e-mails in the last day.');
  expect(words).not.toContain('too much');
  unmount();
  vi.mocked(readDeliveries).mockResolvedValueOnce({
    ...NOTHING,
    letters: { ...letters, limits: {}, pausedUntil: 1 },
  });
  render(<SendingReport />);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The mail provider has paused our e-mails\./,
  );
});
