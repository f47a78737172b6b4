// @vitest-environment happy-dom
import { AppError } from '@thriftline/domain/base/errors';
import { ACCOUNT_SUSPENDED } from '@thriftline/domain/base/texts/refusal-texts';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { type User as AuthUser, getIdTokenResult, signOut } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser, LOADING, setCurrentUser } from '@/lib/account/current-user.ts';
import { onReportedError } from '@/lib/notices/report-error.ts';
import { takeMessageAfterReload } from '@/lib/reload/message-after-reload.ts';
import { setMutations } from '@/outbox/journal/mutations-store.ts';
import { aMutation } from '@/outbox/testing/a-mutation.ts';
import { eventually } from '@/testing/eventually.ts';
import { finishRegistration } from './finish-registration.ts';
import { Session } from './session.ts';
import { watchAccount } from './watch-account.ts';

vi.mock('firebase/auth', () => ({ getIdTokenResult: vi.fn(), signOut: vi.fn() }));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('./watch-account.ts', () => ({ watchAccount: vi.fn() }));
vi.mock('./finish-registration.ts', () => ({ finishRegistration: vi.fn() }));

type Observer = Parameters<typeof watchAccount>[1];
type Account = Parameters<Observer['onAccount']>[0];

const claims = (role?: string) =>
  ({ claims: role === undefined ? {} : { role } }) as unknown as Awaited<ReturnType<typeof getIdTokenResult>>;

function aUser() {
  return {
    uid: 'u1',
    email: 'bea@example.com',
    emailVerified: true,
    displayName: 'bea',
    photoURL: null,
    getIdToken: vi.fn(async () => 'token'),
    toJSON: () => ({}),
  } as unknown as AuthUser;
}

const anAccount = (fields: object) =>
  ({ _id: 'u1', name: 'Bea', role: 'Buyer', ...fields }) as unknown as Account;

/** A session that has started, and its newest listener to the users document. */
async function started(user = aUser()) {
  const session = new Session(user);
  await session.start();
  const observer = (): Observer => {
    const call = vi.mocked(watchAccount).mock.lastCall;
    if (call === undefined) throw new Error('nobody watches the account');
    return call[1];
  };
  return { session, user, observer };
}

describe('Session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(getIdTokenResult).mockResolvedValue(claims('Buyer'));
    setCurrentUser(LOADING);
    setMutations([]);
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.clearAllMocks();
  });

  it('tells the page who is signed in, in the token’s role, and the document’s name once it is read', async () => {
    const { session, observer } = await started();
    await session.readToken();
    expect(getCurrentUser()).toMatchObject({
      status: 'signedIn',
      role: 'Buyer',
      displayName: 'bea',
      userDoc: null,
    });
    observer().onAccount(anAccount({ name: 'Bea Buyer' }));
    expect(getCurrentUser()).toMatchObject({ displayName: 'Bea Buyer', userDoc: { name: 'Bea Buyer' } });
  });

  it('goes by the role a token on this device had when it cannot be renewed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(getIdTokenResult).mockRejectedValue(new Error('no network'));
    const accessToken = `h.${btoa(JSON.stringify({ role: 'Seller' }))}.s`;
    const user = Object.assign(aUser(), { toJSON: () => ({ stsTokenManager: { accessToken } }) });
    await (await started(user)).session.readToken();
    expect(getCurrentUser()).toMatchObject({ status: 'signedIn', role: 'Seller' });
  });

  it('goes by it at once while the server says nothing', async () => {
    vi.mocked(getIdTokenResult).mockReturnValue(new Promise(() => undefined));
    const accessToken = `h.${btoa(JSON.stringify({ role: 'Seller' }))}.s`;
    const user = Object.assign(aUser(), { toJSON: () => ({ stsTokenManager: { accessToken } }) });
    const { session } = await started(user);
    void session.readToken();
    expect(getCurrentUser()).toMatchObject({ status: 'signedIn', role: 'Seller' });
  });

  it('renews the token until it carries the role an admin gave', async () => {
    const { session, user, observer } = await started();
    await session.readToken();
    observer().onAccount(anAccount({}));
    expect(user.getIdToken).not.toHaveBeenCalled();

    observer().onAccount(anAccount({ role: 'Admin' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(user.getIdToken).toHaveBeenCalledTimes(1);
    expect(getCurrentUser().role).toBe('Buyer');
    vi.mocked(getIdTokenResult).mockResolvedValue(claims('Admin'));
    await vi.advanceTimersByTimeAsync(800);
    expect(getCurrentUser().role).toBe('Admin');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(user.getIdToken).toHaveBeenCalledTimes(2);
  });

  it('says that the address is confirmed once the token does, for which it is renewed', async () => {
    const { session, user } = await started();
    const renewed = { claims: { role: 'Buyer', email_verified: true } } as unknown as ReturnType<
      typeof claims
    >;
    vi.mocked(getIdTokenResult).mockImplementation(async (_, anew) => (anew ? renewed : claims('Buyer')));
    await session.readToken();
    expect(getIdTokenResult).toHaveBeenLastCalledWith(user, true);
    expect(getCurrentUser()).toMatchObject({ emailVerified: true, role: 'Buyer' });
  });

  it('asks once alone for a token that never says that the address is confirmed', async () => {
    const { session } = await started();
    await session.readToken();
    await session.readToken();
    expect(getIdTokenResult).toHaveBeenCalledTimes(3);
    expect(getCurrentUser()).toMatchObject({ emailVerified: false });
  });

  it('finishes a registration that was broken off', async () => {
    const { user, observer } = await started();
    observer().onMissing();
    await eventually(() => expect(finishRegistration).toHaveBeenCalledExactlyOnceWith(user));
    expect(signOut).not.toHaveBeenCalled();
  });

  it('stays, and says so, when the registration cannot be finished now', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reported = vi.fn();
    const stop = onReportedError(reported);
    vi.mocked(finishRegistration).mockRejectedValueOnce(new AppError('internal', 'later'));
    (await started()).observer().onMissing();
    await eventually(() => expect(reported).toHaveBeenCalledOnce());
    expect(signOut).not.toHaveBeenCalled();
    stop();
  });

  it('leaves when the account turns out not to exist any more', async () => {
    vi.mocked(finishRegistration).mockRejectedValueOnce(new AppError('unauthenticated', 'who?'));
    (await started()).observer().onMissing();
    await eventually(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it('signs out when the account is deleted, and keeps what to say on the next page', async () => {
    const { observer } = await started();
    observer().onAccount(anAccount({}));
    setMutations([aMutation()]);
    observer().onMissing();
    await eventually(() => expect(signOut).toHaveBeenCalledOnce());
    expect(finishRegistration).not.toHaveBeenCalled();
    expect(takeMessageAfterReload()).toBe('This account no longer exists. Your unsent changes are lost.');
  });

  it('signs out when the account is suspended, and says why on the next page', async () => {
    const { observer } = await started();
    observer().onAccount(anAccount({}));
    expect(signOut).not.toHaveBeenCalled();
    observer().onAccount(anAccount({ suspended: true }));
    await eventually(() => expect(signOut).toHaveBeenCalledOnce());
    expect(takeMessageAfterReload()).toBe(inEnglish(ACCOUNT_SUSPENDED));
  });

  it('asks again for a document that was refused, and reports it when that does not help', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reported = vi.fn();
    const stop = onReportedError(reported);
    const { observer } = await started();
    for (const delay of [300, 1500, 5000]) {
      const asked = vi.mocked(watchAccount).mock.calls.length;
      observer().onError(new Error('refused'));
      await vi.advanceTimersByTimeAsync(delay);
      expect(watchAccount).toHaveBeenCalledTimes(asked + 1);
    }
    expect(reported).not.toHaveBeenCalled();
    observer().onError(new Error('refused'));
    expect(reported).toHaveBeenCalledOnce();
    stop();
  });

  it('tells the page nothing more once it has ended', async () => {
    const { session, observer } = await started();
    session.end();
    observer().onAccount(anAccount({}));
    await session.readToken();
    expect(getCurrentUser()).toBe(LOADING);
  });
});
