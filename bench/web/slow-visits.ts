import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { BUYER } from './shop.ts';
import { SlowLine } from './slow-line.ts';

/** 3G where it is worst, as the issue has it, and a telephone a quarter as fast as this machine. */
export const SLOW = { kilobits: 400, roundTrip: 400, processor: 4 } as const;

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const PHONE = { width: 360, height: 740 };
/** Nothing has been asked for so long: the page is done with what it began. */
const QUIET_MS = 3_000;
/** Longer than anything may take. */
const PATIENCE_MS = 60_000;

/** When something could be seen, in milliseconds after it was asked for. */
export interface Seen {
  /** Its words are within the window. */
  words: number;
  /** Its picture is, too. */
  picture: number;
  /** What had come over the line by then, in bytes. */
  bytes: number;
}

declare global {
  interface Window {
    /** When the form was there, its press taken up by the app, and somebody signed in. */
    benchLogin?: { shown?: number; usable?: number; signedIn?: number };
    /** When what is looked for was first within the window; of its picture, when it was there. */
    benchSeen?: { words?: number; picture?: number };
  }
}

/** What is looked for, and the path it has to be at, where the page before has the like. */
interface Wanted {
  selector: string;
  path?: string;
}

/** Notes in the page when the first element that is wanted, new and has words is within the window, and its picture. */
function lookFor({ selector, path }: Wanted): void {
  window.benchSeen = {};
  const before = new Set(document.querySelectorAll(selector));
  const look = () => {
    const seen = window.benchSeen ?? {};
    const isThere = path === undefined || location.pathname === path;
    for (const element of isThere ? document.querySelectorAll(selector) : []) {
      if (before.has(element)) continue;
      const { top, bottom, height } = element.getBoundingClientRect();
      if (height === 0 || top >= innerHeight || bottom <= 0 || element.textContent.trim() === '') continue;
      seen.words ??= performance.now();
      const picture = element.closest('article, li, main')?.querySelector('img');
      if (picture?.complete && picture.naturalWidth > 0) seen.picture ??= performance.now();
      break;
    }
    // Frames come when something can be painted.
    if (seen.picture === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Types into the login form and sends it as soon as it is there, as quickly as nobody can, and notes what becomes of it. */
function logInAtOnce({ email, password }: { email: string; password: string }): void {
  const times: NonNullable<Window['benchLogin']> = {};
  window.benchLogin = times;
  const look = () => {
    const form = document.querySelector<HTMLFormElement>('main form');
    const fields = form?.querySelectorAll('input');
    if (times.shown === undefined && form && fields?.length === 2 && document.readyState !== 'loading') {
      times.shown = performance.now();
      const [address, secret] = fields;
      if (address) address.value = email;
      if (secret) secret.value = password;
      form.requestSubmit();
    } else if (times.shown !== undefined && !document.documentElement.hasAttribute('data-submitted')) {
      times.usable ??= performance.now();
      if (document.querySelector('nav[aria-label="Tabs"] a[href="/dashboard"]'))
        times.signedIn ??= performance.now();
    }
    if (times.signedIn === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A browser on a slow line. */
export class SlowPhone {
  private constructor(
    private readonly browser: Browser,
    private readonly line: SlowLine,
  ) {}

  static async start(executablePath: string): Promise<SlowPhone> {
    const line = new SlowLine();
    const server = await line.start();
    // Playwright sends what is on this machine through it, too.
    const browser = await chromium.launch({ executablePath, args: FLAGS, proxy: { server } });
    return new SlowPhone(browser, line);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.line.stop();
  }

  private context(serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
    return this.browser.newContext({ viewport: PHONE, serviceWorkers });
  }

  private async slowPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
    this.line.set(SLOW);
    return page;
  }

  private async seen(page: Page, withPicture = true): Promise<Seen> {
    const options = { timeout: PATIENCE_MS, polling: 50 };
    await page.waitForFunction(() => window.benchSeen?.words !== undefined, undefined, options);
    const { bytes } = this.line;
    if (withPicture)
      await page.waitForFunction(() => window.benchSeen?.picture !== undefined, undefined, options);
    const { words = Number.NaN, picture = Number.NaN } = await page.evaluate(() => window.benchSeen ?? {});
    return { words, picture, bytes };
  }

  private async quiet(): Promise<void> {
    let before = -1;
    while (before !== this.line.bytes + this.line.asked.length) {
      before = this.line.bytes + this.line.asked.length;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
  }

  /** A first visit: when the first element of a selector, and its picture, could be seen. */
  async firstVisit(url: string, selector: string, withPicture = true): Promise<Seen> {
    const context = await this.context('block');
    try {
      const page = await this.slowPage(context);
      await page.addInitScript(lookFor, { selector });
      await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
      return await this.seen(page, withPicture);
    } finally {
      await context.close();
    }
  }

  /**
   * A first visit of the login page by somebody who types and presses at once: when the form was there, when what was pressed
   * was taken up by the app, and when they were signed in.
   */
  async firstLogin(origin: string): Promise<{ shown: number; usable: number; signedIn: number }> {
    const context = await this.context('block');
    try {
      const page = await this.slowPage(context);
      await page.addInitScript(logInAtOnce, BUYER);
      await page.goto(`${origin}/login`, { waitUntil: 'commit', timeout: PATIENCE_MS });
      const options = { timeout: PATIENCE_MS, polling: 100 };
      await page.waitForFunction(() => window.benchLogin?.signedIn !== undefined, undefined, options);
      return await page.evaluate(() => ({ shown: 0, usable: 0, signedIn: 0, ...window.benchLogin }));
    } finally {
      await context.close();
    }
  }

  /** From a tap on a category of the home page to its first card, for somebody who is signed in and has seen no category yet. */
  async firstCategory(origin: string, category: string): Promise<Seen> {
    const context = await this.context('block');
    try {
      this.line.set();
      const home = await context.newPage();
      await signIn(home, origin);
      await this.quiet();
      await home.close();
      const page = await this.slowPage(context);
      await page.goto(`${origin}/`, { waitUntil: 'commit', timeout: PATIENCE_MS });
      await this.quiet();
      return await this.tap(page, `/categories/${category}`);
    } finally {
      await context.close();
    }
  }

  private async tap(page: Page, path: string): Promise<Seen> {
    this.line.set(SLOW);
    await page.evaluate(lookFor, { selector: 'main article', path });
    const place = page.locator(`a[href="${path}"]`).first();
    await place.scrollIntoViewIfNeeded();
    const began = await page.evaluate(() => performance.now());
    await place.evaluate((element: HTMLElement) => element.click());
    // What Firestore itself answers names the picture store where no page behind the edge takes pictures from.
    const { words, picture, bytes } = await this.seen(page, false);
    return { words: words - began, picture: picture - began, bytes };
  }

  /** Visits by somebody who has been there before, signed in, whose service worker has all it wants. */
  async secondVisits(origin: string, pages: readonly (readonly [path: string, selector: string])[]) {
    const context = await this.context('allow');
    try {
      this.line.set();
      const first = await context.newPage();
      await signIn(first, origin);
      for (const [path, selector] of pages) {
        await first.goto(`${origin}${path}`);
        await first.locator(selector).first().waitFor();
      }
      await first.evaluate(async () => void (await navigator.serviceWorker.ready));
      await this.quiet();
      await first.close();
      const seen: Seen[] = [];
      for (const [path, selector] of pages) {
        const page = await this.slowPage(context);
        await page.addInitScript(lookFor, { selector });
        await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: PATIENCE_MS });
        seen.push(await this.seen(page, false));
        await page.close();
      }
      return seen;
    } finally {
      await context.close();
    }
  }

  /** What has been asked for since the last visit began, in order. */
  get asked(): readonly string[] {
    return this.line.asked;
  }
}

async function typeLogin(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(BUYER.email, { timeout: PATIENCE_MS });
  await page.getByLabel('Password', { exact: true }).fill(BUYER.password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs the buyer in by the form. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await typeLogin(page);
  await page.locator('nav[aria-label="Tabs"] a[href="/dashboard"]').waitFor();
  // What tells at the next visit that somebody was signed in.
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
}
