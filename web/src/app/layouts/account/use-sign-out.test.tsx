// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentUser } from '@/lib/account/current-user.ts';
import { askDatabasesAnew } from '@/lib/device/site-data/database-answers.ts';
import { autosaveForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { deleteFormAutosaveDb } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { deleteOutboxDb } from '@/outbox/journal/outbox-db.ts';
import { eventually } from '@/testing/eventually.ts';
import { useSignOut } from './use-sign-out.tsx';

const signOut = vi.hoisted(() => vi.fn());
vi.mock('@/features/auth/api/sign-out.ts', () => ({ signOut }));

function Leave() {
  const { askOrLeave, question } = useSignOut();
  return (
    <>
      <button type="button" onClick={() => void askOrLeave()}>
        Signout
      </button>
      {question}
    </>
  );
}

const leave = () => {
  render(
    <MemoryRouter>
      <Leave />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Signout' }));
};

beforeEach(async () => {
  await Promise.all([deleteFormAutosaveDb(), deleteOutboxDb()]);
  globalThis.indexedDB = new IDBFactory();
  askDatabasesAnew();
  sessionStorage.clear();
  localStorage.clear();
  const who = { email: 'bea@example.com', displayName: 'Bea', photoURL: null, emailVerified: true };
  setCurrentUser({ status: 'signedIn', uid: 'bea', role: 'Buyer', userDoc: null, ...who });
  return () => {
    cleanup();
    vi.restoreAllMocks();
    signOut.mockClear();
  };
});

it('leaves at once where nothing would be lost', async () => {
  leave();
  await eventually(() => expect(signOut).toHaveBeenCalledOnce());
});

it('asks about a message that was typed', async () => {
  await autosaveForm({ uid: 'bea', form: 'message:c1' }, 'your message', { text: 'Is it there' });
  leave();
  expect(await screen.findByText('your message')).toBeTruthy();
  expect(screen.queryByText(/couldn't check/)).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

it('asks where the device does not answer, and leaves when told so', async () => {
  await autosaveForm({ uid: 'bea', form: 'message:c1' }, 'your message', { text: 'Is it there' });
  vi.spyOn(console, 'warn').mockReturnValue();
  // Opening takes for ever, as on a busy machine.
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  askDatabasesAnew();
  leave();
  expect(await screen.findByText(/couldn’t check for changes/)).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await eventually(() => expect(signOut).toHaveBeenCalledOnce());
});
