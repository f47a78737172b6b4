// @vitest-environment happy-dom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '@thriftline/domain/testing/builders';
import { afterEach, expect, it, vi } from 'vitest';
import { callFunction } from '@/lib/calls/callables.ts';
import { UserActs } from './user-acts.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => toasts }));
vi.mock('@/hooks/use-online.ts', () => ({ useOnline: () => true, useUnreachable: () => undefined }));
vi.mock('@/lib/calls/callables.ts', () => ({ callFunction: vi.fn(async () => undefined) }));

// A loaded machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

it('deletes an account with a reason, after saying that it cannot be undone', async () => {
  const user = userEvent.setup();
  render(<UserActs user={{ ...aUser({ name: 'Cay Crook' }), _id: 'cay' } as never} deleted="Gone" open />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete Cay Crook?' }));
  expect(asked.getByText(/^This can’t be undone\./)).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(callFunction).not.toHaveBeenCalled();
  await user.type(asked.getByLabelText(/Reason/), 'Asked for it');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Gone'));
  expect(callFunction).toHaveBeenCalledWith('deleteUser', { uid: 'cay', reason: 'Asked for it' });
});

it.each([
  ['an account', {}, true],
  ['an admin', { role: 'Admin' }, false],
  ['a suspended account', { suspended: true }, false],
])('of %s an admin is made or not', (_who, fields, may) => {
  render(<UserActs user={{ ...aUser(fields), _id: 'cay' } as never} deleted="Gone" open />);
  expect(screen.queryByRole('button', { name: 'Make Admin' }) !== null).toBe(may);
});
