import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { type Account, createAccount } from '../shop.ts';
import { SessionPool } from './session-pool.ts';

/** Failures the browser reports by itself when a test provokes them; anything else in the console fails the test. */
const PROVOKED = [
  /Failed to load resource/,
  /Could not reach Cloud Firestore backend/,
  // Firestore gives up a work of no hurry where another tab has just taken over its database.
  /Failed to obtain primary lease for action 'Backfill Indexes'/,
  // Looking for a newer service worker without a network.
  /An unknown error occurred when fetching the script/,
];

interface PageOptions {
  width?: number;
  height?: number;
  /** Where the app is served from, when not from the suite itself; its policy then names other ports than it needs. */
  baseURL?: string;
  /** What the clock of the session says as it begins, which tests may move; such a session is handed on to nobody. */
  clock?: number;
  /** Console errors that the test provokes. */
  provokes?: readonly RegExp[];
}

/** Pages in browser sessions of their own. What their consoles report unexpectedly fails the test that closes them. */
export class WatchedPages {
  private readonly browser: Browser;
  /** Where sessions come from and go to; without one each is new. */
  private readonly pool: SessionPool | null;
  private readonly pooled: BrowserContext[] = [];
  private readonly own: BrowserContext[] = [];
  private readonly faults: string[] = [];

  constructor(browser: Browser, pool: SessionPool | null = null) {
    this.browser = browser;
    this.pool = pool;
  }

  /** An empty page in a session of its own. */
  private async emptyPage({ baseURL, clock }: PageOptions): Promise<Page> {
    if (this.pool !== null && baseURL === undefined && clock === undefined) {
      const page = await this.pool.take();
      this.pooled.push(page.context());
      return page;
    }
    const elsewhere = baseURL === undefined ? {} : { baseURL, bypassCSP: true };
    const context = await this.browser.newContext({ reducedMotion: 'reduce', ...elsewhere });
    this.own.push(context);
    return context.newPage();
  }

  async open(options: PageOptions = {}): Promise<Page> {
    const { width = 1280, height = 900, clock, provokes = [] } = options;
    const known = [...PROVOKED, ...provokes];
    const page = await this.emptyPage(options);
    if (clock !== undefined) await page.clock.install({ time: clock });
    await page.setViewportSize({ width, height });
    const report = (text: string) => {
      if (!known.some((pattern) => pattern.test(text))) this.faults.push(`${page.url()}: ${text}`);
    };
    // What the browser throws by itself has no stack.
    page.on('pageerror', (error) => report(error.stack || `${error.name}: ${error.message}`));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') report(message.text());
    });
    return page;
  }

  /** Closes them; those of a test that failed are not handed on. */
  async close(passed = false): Promise<void> {
    for (const context of this.own) await context.close();
    for (const context of this.pooled)
      if (passed && this.pool !== null) await this.pool.giveBack(context);
      else await context.close();
    expect(this.faults, 'errors in the browser console').toEqual([]);
  }
}

interface Fixtures {
  /** An admin, a seller and a buyer with names of their own. */
  admin: Account;
  seller: Account;
  buyer: Account;
  /** Opens a page in a browser session of its own; its unexpected console errors fail the test. */
  openPage: (options?: PageOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** The browser sessions that the journeys of a worker hand on. */
  sessions: SessionPool;
}

/** The test function of all journeys. Playwright wants a destructured first parameter even where a fixture needs none. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sessions: [
    async ({ browser }, use) => {
      const pool = new SessionPool(browser);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  admin: async ({ baseURL: _ }, use) => use(await createAccount('Admin', 'Ada Admin')),
  seller: async ({ baseURL: _ }, use) => use(await createAccount('Seller', 'Sal Seller')),
  buyer: async ({ baseURL: _ }, use) => use(await createAccount('Buyer', 'Bea Buyer')),
  openPage: async ({ browser, sessions, serviceWorkers }, use, testInfo) => {
    // Whether a session has service workers is said when it is made.
    const pages = new WatchedPages(browser, serviceWorkers === 'block' ? sessions : null);
    await use((options) => pages.open(options));
    await pages.close(testInfo.status === testInfo.expectedStatus);
  },
});

export { expect };

/** The token of the documented calls, as the page keeps it. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('accessToken'));
}

/** Fills in the login form of the open page and sends it. */
export async function typeLogin(page: Page, account: Account): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Signs the account in through the login screen and waits until the shell shows it. */
export async function login(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await typeLogin(page, account);
  await expect(page.getByText(MESSAGES.loginThanks)).toBeVisible();
  // In the top bar, on a phone in the tab bar.
  await expect(page.getByRole('link', { name: /^(Dashboard|Me)$/ })).toHaveAttribute('href', '/dashboard');
}

/** Waits until a link of a page that came drawn is the app's: until then it loads its page anew, as any link does. */
export async function untilTakenOver(link: Locator): Promise<void> {
  await expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** A file of the shop's origin and no page of the app, which would begin to work. */
export const NO_PAGE_OF_THE_APP = '/robots.txt';

/** Goes to an address as a link on the page does: the app that is loaded already shows it. */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || page.url().endsWith(NO_PAGE_OF_THE_APP)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    // As React Router notes it: which entry of the history this is.
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Types a test card into the provider's iframe. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await frame.locator('[name=cardnumber]').fill(number);
  await frame.locator('[name=exp-date]').fill('12 / 34');
  await frame.locator('[name=cvc]').fill('123');
}
