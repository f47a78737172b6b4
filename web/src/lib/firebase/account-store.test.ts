// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAccessToken, saveAccessToken } from '../device/site-data/access-token.ts';
import { forgetNoRoom, noteNoRoom } from '../device/site-data/site-data.ts';

// What browsers get: for Node, Auth's database is a place in memory.
vi.mock(
  'firebase/auth',
  () => import('../../../../node_modules/@firebase/auth/dist/esm/index.js' as 'firebase/auth'),
);

const KEY = 'firebase:authUser:a-key:[DEFAULT]';

/** Somebody who is signed in, as Auth keeps them. */
const BEA = {
  uid: 'bea',
  emailVerified: true,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: Date.now() + 3_600_000 },
  createdAt: '1',
  lastLoginAt: '1',
  apiKey: 'a-key',
  appName: '[DEFAULT]',
};

let app: FirebaseApp | undefined;

/** A page's Auth, of code of its own, as the last one left the device. */
async function aPage(): Promise<Auth> {
  if (app !== undefined) await deleteApp(app);
  app = initializeApp({ apiKey: 'a-key', projectId: 'p' });
  vi.resetModules();
  const { initializeAuth } = await import('firebase/auth');
  const { accountStore } = await import('./account-store.ts');
  const auth = initializeAuth(app, { persistence: accountStore });
  await auth.authStateReady();
  return auth;
}

/** What Auth's database holds of the account; undefined where it was never made. */
async function inDatabase(): Promise<unknown> {
  const { openDB } = await import('idb');
  const db = await openDB('firebaseLocalStorageDb');
  try {
    return db.objectStoreNames.length > 0 ? await db.get('firebaseLocalStorage', KEY) : undefined;
  } finally {
    db.close();
  }
}

/** Databases as on a disk that is full to the last byte. */
function fillDisk(): () => void {
  const spies = (['open', 'deleteDatabase'] as const).map((name) =>
    vi.spyOn(indexedDB, name).mockImplementation(() => {
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('No network'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  localStorage.setItem(KEY, JSON.stringify(BEA));
  saveAccessToken('token');
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('keeps who is signed in over the loss of all databases, and gives them back to the new ones', async () => {
  expect((await aPage()).currentUser?.uid).toBe('bea');
  expect(await inDatabase()).toMatchObject({ value: { uid: 'bea' } });
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect((await aPage()).currentUser?.uid).toBe('bea');
  expect(await inDatabase()).toMatchObject({ value: { uid: 'bea' } });
});

it('makes a copy of who was signed in before there were copies', async () => {
  await aPage();
  localStorage.removeItem(KEY);
  expect((await aPage()).currentUser?.uid).toBe('bea');
  expect(localStorage.getItem(KEY)).toContain('"bea"');
});

it('works where no database can be opened, and signs out for good there', async () => {
  await aPage();
  const freeRoom = fillDisk();
  const auth = await aPage();
  expect(auth.currentUser?.uid).toBe('bea');
  await auth.signOut();
  expect((await aPage()).currentUser).toBeNull();
  freeRoom();
  // The database holds the account still.
  expect((await aPage()).currentUser).toBeNull();
  expect(await inDatabase()).toBeUndefined();
});

it('keeps the one who signed in while there was no room, and not the one before', async () => {
  await aPage();
  const freeRoom = fillDisk();
  await (await aPage()).signOut();
  const { accountStore } = await import('./account-store.ts');
  const store = new (
    accountStore as unknown as new () => { _set(key: string, value: object): Promise<void> }
  )();
  await store._set(KEY, { ...BEA, uid: 'ben' });
  freeRoom();
  expect((await aPage()).currentUser?.uid).toBe('ben');
  expect(await inDatabase()).toMatchObject({ value: { uid: 'ben' } });
});

it('asks no database on a device without room, and brings it up to date once there is some', async () => {
  await aPage();
  noteNoRoom();
  const open = vi.spyOn(indexedDB, 'open');
  const auth = await aPage();
  expect(auth.currentUser?.uid).toBe('bea');
  await auth.signOut();
  expect((await aPage()).currentUser).toBeNull();
  expect(open).not.toHaveBeenCalledWith('firebaseLocalStorageDb', expect.anything());
  forgetNoRoom();
  expect((await aPage()).currentUser).toBeNull();
  expect(await inDatabase()).toBeUndefined();
});

it('leaves neither account nor copy behind', async () => {
  await (await aPage()).signOut();
  expect(await inDatabase()).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('takes no copy for an account that a tab of an earlier version signed out', async () => {
  clearAccessToken();
  expect((await aPage()).currentUser).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('takes a database that fails for no sign-out, also right after the login', async () => {
  await aPage();
  clearAccessToken();
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The transaction was aborted', 'AbortError');
  });
  expect((await aPage()).currentUser?.uid).toBe('bea');
  expect(localStorage.getItem(KEY)).toContain('"bea"');
});

it('keeps who signed in on a page that was left while the database was written', async () => {
  localStorage.removeItem(KEY);
  clearAccessToken();
  await aPage();
  const { accountStore } = await import('./account-store.ts');
  const store = new (
    accountStore as unknown as new () => { _set(key: string, value: object): Promise<void> }
  )();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest());
  // Never answered, as on a page that is gone.
  store._set(KEY, BEA).catch(() => undefined);
  await vi.waitFor(() => expect(IDBObjectStore.prototype.put).toHaveBeenCalled());
  vi.restoreAllMocks();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('No network'));
  expect((await aPage()).currentUser?.uid).toBe('bea');
});

it('does not say who is signed in on a page that has let go of its databases', async () => {
  await aPage();
  const { accountStore } = await import('./account-store.ts');
  const store = new (accountStore as unknown as new () => { _get(key: string): Promise<unknown> })();
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  const said = vi.fn();
  store._get(KEY).then(said, said);
  const { isKnown } = await import('../device/site-data/database-answers.ts');
  await isKnown('another');
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).not.toHaveBeenCalled();
  expect(localStorage.getItem(KEY)).toContain('"bea"');
});
