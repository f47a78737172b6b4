import { FirebaseError } from 'firebase/app';
import { reload, signOut, type User } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmAccount } from './confirm-account.ts';

const bea = vi.hoisted(() => ({ uid: 'bea' }));
vi.mock('firebase/auth', () => ({ reload: vi.fn(), signOut: vi.fn() }));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth: { currentUser: bea } }));
vi.mock('./ask-auth.ts', () => ({ askAuth: <T>(request: Promise<T>) => request }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it.each(['user-not-found', 'user-disabled', 'user-token-expired'])(
  'signs out who may not be signed in any more: %s',
  async (code) => {
    vi.mocked(reload).mockRejectedValue(new FirebaseError(`auth/${code}`, 'no'));
    await confirmAccount(bea as User);
    expect(signOut).toHaveBeenCalledOnce();
  },
);

it.each(['network-request-failed', 'too-many-requests', 'internal-error'])(
  'leaves the kept account where Auth says nothing of it: %s',
  async (code) => {
    vi.mocked(reload).mockRejectedValue(new FirebaseError(`auth/${code}`, 'no'));
    await confirmAccount(bea as User);
    expect(signOut).not.toHaveBeenCalled();
  },
);
