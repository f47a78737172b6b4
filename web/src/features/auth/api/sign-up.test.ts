// @vitest-environment happy-dom
import { FirebaseError } from 'firebase/app';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingRegistration, savePendingRegistration } from '../session/pending-registration.ts';
import { signUp } from './sign-up.ts';

vi.mock('firebase/auth', () => ({ createUserWithEmailAndPassword: vi.fn() }));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('../session/ask-auth.ts', () => ({ askAuth: (request: Promise<unknown>) => request }));
vi.mock('../session/finish-registration.ts', () => ({ finishRegistration: vi.fn() }));

const MIA = { name: 'Mia', email: 'mia@example.com', password: 'thriftline', role: 'Seller' } as const;

/** What is left of a signup that Auth answers with that. */
async function leftAfter(code: string) {
  vi.mocked(createUserWithEmailAndPassword).mockRejectedValueOnce(new FirebaseError(code, code));
  await expect(signUp(MIA)).rejects.toMatchObject({ code });
  return pendingRegistration(MIA.email);
}

describe('a signup that Auth does not answer well', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    'auth/network-request-failed',
    'auth/timeout',
    'auth/internal-error',
    'auth/email-already-in-use',
  ])('stays what was chosen after %s, as the account may be there', async (code) => {
    expect(await leftAfter(code)).toEqual({ name: 'Mia', email: 'mia@example.com', role: 'Seller' });
  });

  it.each(['auth/weak-password', 'auth/invalid-email', 'auth/too-many-requests'])(
    'is forgotten after %s',
    async (code) => {
      expect(await leftAfter(code)).toBeNull();
    },
  );

  it('leaves what was chosen before, whose account may be there', async () => {
    const before = { email: MIA.email, name: 'Mia', role: 'Seller' } as const;
    savePendingRegistration(before);
    expect(await leftAfter('auth/too-many-requests')).toEqual(before);
  });
});
