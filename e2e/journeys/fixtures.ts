import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { MESSAGES } from '@thriftline/domain/messages';
import { type Account, createAccount } from './shop.ts';

/** Failures the browser reports by itself when a test provokes them; anything else in the console fails the test. */
const PROVOKED = [/Failed to load resource/, /Could not reach Cloud Firestore backend/];

interface PageOptions {
  width?: number;
  height?: number;
  /** Where the app is served from, when not from the suite itself; its policy then names other ports than it needs. */
  baseURL?: string;
  /** Console errors that the test provokes. */
  provokes?: readonly RegExp[];
}

interface Fixtures {
  /** An admin, a seller and a buyer with names of their own. */
  admin: Account;
  seller: Account;
  buyer: Account;
  /** Opens a page in a browser session of its own; its unexpected console errors fail the test. */
  openPage: (options?: PageOptions) => Promise<Page>;
}

/** The test function of all journeys. Playwright wants a destructured first parameter even where a fixture needs none. */
export const test = base.extend<Fixtures>({
  admin: async ({ baseURL: _ }, use) => use(await createAccount('Admin', 'Ada Admin')),
  seller: async ({ baseURL: _ }, use) => use(await createAccount('Seller', 'Sal Seller')),
  buyer: async ({ baseURL: _ }, use) => use(await createAccount('Buyer', 'Bea Buyer')),
  openPage: async ({ browser }, use) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async ({ width = 1280, height = 900, baseURL, provokes = [] } = {}) => {
      const known = [...PROVOKED, ...provokes];
      const elsewhere = baseURL === undefined ? {} : { baseURL, bypassCSP: true };
      const context = await browser.newContext({ viewport: { width, height }, ...elsewhere });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        const text = error.stack ?? error.message;
        if (!known.some((pattern) => pattern.test(text))) faults.push(`${page.url()}: ${text}`);
      });
      page.on('console', (message: ConsoleMessage) => {
        const text = message.text();
        if (message.type() === 'error' && !known.some((pattern) => pattern.test(text)))
          faults.push(`${page.url()}: ${text}`);
      });
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(faults, 'errors in the browser console').toEqual([]);
  },
});

export { expect };

/** The token of the documented calls, as the page keeps it. */
export function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('accessToken'));
}

/** Fills in the login form of the open page and sends it. */
export async function typeLogin(page: Page, account: Account): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs the account in through the login screen and waits until the shell shows it. */
export async function login(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await typeLogin(page, account);
  await expect(page.getByText(MESSAGES.loginThanks)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signout' })).toBeVisible();
}

/** Types a test card into the provider's iframe. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await frame.locator('[name=cardnumber]').fill(number);
  await frame.locator('[name=exp-date]').fill('12 / 34');
  await frame.locator('[name=cvc]').fill('123');
}
