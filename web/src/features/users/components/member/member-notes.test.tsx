// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@thriftline/domain/base/errors';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMemberNote, deleteMemberNote } from '../../api/member-notes.ts';
import { MemberNotes } from './member-notes.tsx';

const stored = vi.hoisted(() => ({ notes: [] as object[] }));
vi.mock('@/lib/account/current-user.ts', () => ({
  useSignedInUser: () => ({ uid: 'ada', userDoc: { name: 'Ada Admin' } }),
}));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ success: vi.fn(), error: vi.fn() }) }));
vi.mock('@/hooks/buttons/use-needs-network.ts', () => ({ useNeedsNetwork: () => ({ disabled: false }) }));
vi.mock('@/components/form/autosave/use-form-autosave.tsx', () => ({
  useFormAutosave: () => ({ keeper: null, forget: vi.fn() }),
}));
vi.mock('../../api/member-notes.ts', () => ({
  useMemberNotes: () => ({
    status: 'ready',
    hasMore: false,
    pages: [{ key: '1', rows: stored.notes.map((data) => ({ data })) }],
  }),
  addMemberNote: vi.fn(async () => 'sent'),
  deleteMemberNote: vi.fn(async () => 'sent'),
}));

beforeEach(() => {
  vi.clearAllMocks();
  const createdAt = { toDate: () => new Date(0) };
  stored.notes = [
    { _id: 'n2', by: 'ada', byName: 'Ada Admin', text: 'Called about the lamp', createdAt },
    { _id: 'n1', by: 'olga', byName: 'Olga Other', text: 'Asked to pay elsewhere', createdAt },
  ];
});
afterEach(cleanup);

const show = () => render(<MemberNotes uid="mia" name="Mia Member" />, { wrapper: MemoryRouter });

it('adds a note in the name of the admin, and is ready for the next', async () => {
  const user = userEvent.setup();
  show();
  const field = screen.getByLabelText<HTMLTextAreaElement>('New note');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(addMemberNote).not.toHaveBeenCalled();
  await user.type(field, 'Warned');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await vi.waitFor(() => expect(field.value).toBe(''));
  expect(vi.mocked(addMemberNote).mock.calls).toEqual([
    [{ uid: 'ada', name: 'Ada Admin' }, 'mia', { text: 'Warned' }],
  ]);
});

it('keeps what was typed where it is refused, and says why', async () => {
  const user = userEvent.setup();
  vi.mocked(addMemberNote).mockRejectedValueOnce(new AppError('permission-denied', 'Not allowed.'));
  show();
  const field = screen.getByLabelText<HTMLTextAreaElement>('New note');
  await user.type(field, 'Warned');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not allowed.');
  expect(field.value).toBe('Warned');
});

it('deletes a note for the admin who wrote it alone', async () => {
  const user = userEvent.setup();
  show();
  const [mine, other] = screen.getAllByRole('listitem');
  expect(other?.textContent).toContain('Olga Other');
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(within(mine as HTMLElement).getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(deleteMemberNote).toHaveBeenCalledWith('n2'));
});
