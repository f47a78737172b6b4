import type { Page } from '@playwright/test';
import { LOCAL_API_KEY, LOCAL_PROJECT, PORTS } from '@thriftline/domain/base/ports';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Account } from '../shop.ts';
import { NO_PAGE_OF_THE_APP } from './fixtures.ts';
import { forgetVisitor } from './session-pool.ts';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const at = (port: number) => `http://127.0.0.1:${port + offset}`;
const SHOP = at(PORTS.hosting);

let auth: Auth | undefined;

function authOfVisitors(): Auth {
  if (auth) return auth;
  const app = initializeApp({ apiKey: LOCAL_API_KEY, projectId: LOCAL_PROJECT });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, at(PORTS.auth), { disableWarnings: true });
  return auth;
}

async function accessToken(idToken: string, email: string): Promise<string> {
  const response = await fetch(`${SHOP}/api/jwt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`POST /api/jwt answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/**
 * Makes the browser one in which the account signed in at an earlier visit, as what both keep there: the next page that is
 * opened is theirs. Quicker than going through the login screen, which other journeys do. Playwright's own `setStorageState` would
 * throw the shop's scripts away, too, which each page would then fetch and compile anew.
 */
export async function returnSignedIn(page: Page, { email, password }: Account): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.goto('about:blank');
    await forgetVisitor(page);
  }
  const { user } = await signInWithEmailAndPassword(authOfVisitors(), email, password);
  const kept = {
    [`firebase:authUser:${LOCAL_API_KEY}:[DEFAULT]`]: JSON.stringify(user.toJSON()),
    accessToken: await accessToken(await user.getIdToken(), email),
  };
  await page.goto(`${SHOP}${NO_PAGE_OF_THE_APP}`);
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
}
