// @vitest-environment happy-dom
import { FirebaseError } from 'firebase/app';
import { createUserWithEmailAndPassword, sendEmailVerification, type UserCredential } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishRegistration } from '../session/finish-registration.ts';
import { pendingRegistration, savePendingRegistration } from '../session/pending-registration.ts';
import { signUp } from './sign-up.ts';

const auth = vi.hoisted(() => ({ currentUser: null as object | null }));
vi.mock('firebase/auth', () => ({
  createUserWithEmailAndPassword: vi.fn(),
  sendEmailVerification: vi.fn(),
  updateProfile: vi.fn(),
}));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth }));
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

it('goes on with the account of a try that broke after Auth had made it, and makes no second one', async () => {
  vi.mocked(createUserWithEmailAndPassword).mockReset();
  vi.mocked(createUserWithEmailAndPassword).mockImplementation(async () => {
    auth.currentUser = { uid: 'mia' };
    return { user: auth.currentUser } as UserCredential;
  });
  vi.mocked(sendEmailVerification).mockResolvedValue();
  vi.mocked(finishRegistration).mockRejectedValueOnce(new Error('no answer'));
  await expect(signUp(MIA)).rejects.toThrow('no answer');
  await signUp({ ...MIA, name: 'Mia Mended' });
  expect(createUserWithEmailAndPassword).toHaveBeenCalledOnce();
  expect(pendingRegistration(MIA.email)).toMatchObject({ name: 'Mia Mended' });

  await signUp({ ...MIA, email: 'another@example.com' });
  expect(createUserWithEmailAndPassword).toHaveBeenCalledTimes(2);
});
