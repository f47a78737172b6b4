// @vitest-environment happy-dom
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '@/lib/account/current-user.ts';
import { hasLetGo } from '@/lib/device/site-data/free-databases.ts';
import { clearDevice, closeDevice } from '@/outbox/device/clear-device.ts';
import { eventually } from '@/testing/eventually.ts';
import { confirmAccount } from './confirm-account.ts';
import { requestAccessToken } from './request-access-token.ts';

const auth = vi.hoisted(() => ({ tell: (_user: User | null): void => undefined }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: object, listener: typeof auth.tell) => {
    auth.tell = listener;
  },
}));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('@/lib/device/site-data/free-databases.ts', () => ({ hasLetGo: vi.fn(() => false) }));
vi.mock('@/outbox/device/clear-device.ts', () => ({ clearDevice: vi.fn(), closeDevice: vi.fn() }));
vi.mock('./confirm-account.ts', () => ({ confirmAccount: vi.fn(async () => undefined) }));
vi.mock('./request-access-token.ts', () => ({ requestAccessToken: vi.fn(async () => undefined) }));
vi.mock('./session.ts', () => ({
  Session: class {
    readonly user: User;
    constructor(user: User) {
      this.user = user;
    }
    start = async () => undefined;
    readToken = async () => undefined;
    end = () => undefined;
  },
}));

const bea = { uid: 'bea' } as User;
const sal = { uid: 'sal' } as User;

/** A page that has just been opened. Modules remember what it has done so far, so each page has its own. */
async function aPage() {
  vi.resetModules();
  const { watchSession } = await import('./watch-session.ts');
  const { getCurrentUser, setCurrentUser } = await import('@/lib/account/current-user.ts');
  watchSession();
  return { getCurrentUser, setCurrentUser };
}

const owner = () => localStorage.getItem('deviceOwner');

describe('watchSession', () => {
  const reload = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.clearAllMocks();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('finds nobody signed in, and has nothing to clear', async () => {
    const { getCurrentUser } = await aPage();
    auth.tell(null);
    await eventually(() => expect(getCurrentUser().status).toBe('signedOut'));
    expect(clearDevice).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('believes nothing of a page that has let go of its databases', async () => {
    const { getCurrentUser } = await aPage();
    vi.mocked(hasLetGo).mockReturnValueOnce(true);
    localStorage.setItem('deviceOwner', 'bea');
    auth.tell(null);
    await eventually(() => expect(hasLetGo).toHaveBeenCalled());
    expect(getCurrentUser().status).toBe('loading');
    expect(owner()).toBe('bea');
    expect(clearDevice).not.toHaveBeenCalled();
  });

  it('asks the server about the account that was kept here, and not about who signs in', async () => {
    await aPage();
    auth.tell(bea);
    await eventually(() => expect(confirmAccount).toHaveBeenCalledExactlyOnceWith(bea));
    vi.mocked(confirmAccount).mockClear();
    const { getCurrentUser } = await aPage();
    auth.tell(null);
    await eventually(() => expect(getCurrentUser().status).toBe('signedOut'));
    auth.tell(bea);
    await eventually(() => expect(owner()).toBe('bea'));
    expect(confirmAccount).not.toHaveBeenCalled();
  });

  it('makes the device the account’s, and asks for its token once', async () => {
    await aPage();
    auth.tell(bea);
    await eventually(() => expect(requestAccessToken).toHaveBeenCalledWith(bea));
    expect(owner()).toBe('bea');
    auth.tell(bea);
    auth.tell(null);
    await eventually(() => expect(reload).toHaveBeenCalled());
    expect(requestAccessToken).toHaveBeenCalledOnce();
  });

  it('asks for no other token when one is stored from the last visit', async () => {
    localStorage.setItem('accessToken', 'stored');
    await aPage();
    auth.tell(bea);
    await eventually(() => expect(owner()).toBe('bea'));
    expect(requestAccessToken).not.toHaveBeenCalled();
  });

  it('ends Firestore and starts anew when another tab signs out', async () => {
    await aPage();
    auth.tell(bea);
    await eventually(() => expect(owner()).toBe('bea'));
    localStorage.setItem('accessToken', 'hers');
    auth.tell(null);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(closeDevice).toHaveBeenCalledOnce();
    expect(clearDevice).not.toHaveBeenCalled();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('shows nobody’s screens while Firestore ends', async () => {
    const { getCurrentUser, setCurrentUser } = await aPage();
    auth.tell(bea);
    await eventually(() => expect(owner()).toBe('bea'));
    setCurrentUser({ ...getCurrentUser(), status: 'signedOut' } as CurrentUser);
    const shown: string[] = [];
    vi.mocked(closeDevice).mockImplementationOnce(async () => void shown.push(getCurrentUser().status));
    auth.tell(null);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(shown).toEqual(['loading']);
  });

  it('shows nobody at once and starts anew later where a page cannot come back without a network', async () => {
    const { getCurrentUser } = await aPage();
    auth.tell(bea);
    await eventually(() => expect(owner()).toBe('bea'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    auth.tell(null);
    await eventually(() => expect(getCurrentUser().status).toBe('signedOut'));
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('clears what another account left here before the next one comes', async () => {
    localStorage.setItem('deviceOwner', 'bea');
    await aPage();
    auth.tell(sal);
    await eventually(() => expect(owner()).toBe('sal'));
    expect(clearDevice).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('starts anew when another account takes over a page that has worked for one', async () => {
    await aPage();
    auth.tell(bea);
    auth.tell(sal);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(closeDevice).toHaveBeenCalledOnce();
    expect(owner()).not.toBe('sal');
    expect(requestAccessToken).not.toHaveBeenCalledWith(sal);
  });
});
