// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@thriftline/domain/base/errors';
import { aUser } from '@thriftline/domain/testing/builders';
import { afterEach, expect, it, vi } from 'vitest';
import { takeDownItems } from '../api/take-down-items.ts';
import { TakeDownAct } from './take-down-act.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => toasts }));
vi.mock('@/hooks/use-online.ts', () => ({ useOnline: () => true, useUnreachable: () => undefined }));
vi.mock('../api/take-down-items.ts', () => ({ takeDownItems: vi.fn() }));

afterEach(cleanup);

const seller = { ...aUser({ name: 'Cay Crook', role: 'Seller' }), _id: 'cay' } as never;

it.each([
  [{ modifiedCount: 1, deletedCount: 30 }, '30 listings are deleted'],
  [{ modifiedCount: 1, deletedCount: 1 }, '1 listing is deleted'],
  [{ modifiedCount: 1, deletedCount: 0 }, 'There were no unsold listings'],
  [
    { modifiedCount: 1, deletedCount: 7, isPending: true as const },
    'The listings are being deleted. We’re finishing the rest.',
  ],
])('deletes all unsold listings, with a reason, and tells what came of it: %j', async (answer, told) => {
  const user = userEvent.setup();
  vi.mocked(takeDownItems).mockResolvedValueOnce(answer);
  render(<TakeDownAct user={seller} />);
  await user.click(screen.getByRole('button', { name: 'Delete all listings' }));
  const asked = within(
    await screen.findByRole('dialog', { name: 'Delete all unsold listings of Cay Crook?' }),
  );
  await user.type(asked.getByLabelText(/Reason/), 'All of it is counterfeit');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith(told));
  expect(takeDownItems).toHaveBeenLastCalledWith('cay', 'All of it is counterfeit');
});

it('asks with a red button, as what it does takes something away', async () => {
  const user = userEvent.setup();
  render(<TakeDownAct user={seller} />);
  await user.click(screen.getByRole('button', { name: 'Delete all listings' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByRole('button', { name: 'Delete' }).classList).toContain('MuiButton-colorError');
  expect(asked.getByRole('button', { name: 'Cancel' }).classList).not.toContain('MuiButton-colorError');
});

it('says in the dialog what went wrong', async () => {
  const user = userEvent.setup();
  vi.mocked(takeDownItems).mockRejectedValueOnce(new AppError('not-found', 'This user doesn’t exist.'));
  render(<TakeDownAct user={seller} />);
  await user.click(screen.getByRole('button', { name: 'Delete all listings' }));
  const asked = within(await screen.findByRole('dialog'));
  await user.type(asked.getByLabelText(/Reason/), 'All of it is counterfeit');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await asked.findByText('This user doesn’t exist.');
});
