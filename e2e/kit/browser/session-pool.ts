import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PORTS } from '@thriftline/domain/base/ports';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const SHOP = `http://127.0.0.1:${PORTS.hosting + offset}`;

/** A session that takes longer to be emptied is not worth it. */
const TIDYING_LIMIT_MS = 10_000;

/** Forgets what somebody left in the browser of an empty page, in whatever storage of the shop's, but for the scripts in its cache. */
export async function forgetVisitor(page: Page): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: SHOP, storageTypes: 'all' });
  await devTools.detach();
}

/** Forgets what people leave in a browser, and closes what they looked at. Gives the empty page that stays. */
async function tidyUp(context: BrowserContext): Promise<Page> {
  const left = context.pages();
  const page = await context.newPage();
  await Promise.all(left.map((one) => one.close()));
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
  ]);
  await forgetVisitor(page);
  return page;
}

/**
 * Browser sessions that journeys hand on. Each gets one as if nobody had been there, but for the scripts of the shop in the
 * browser's cache, which a new one would have to fetch and to compile.
 */
export class SessionPool {
  private readonly idle: Page[] = [];
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** An empty page in a session without a trace of an earlier one. */
  async take(): Promise<Page> {
    const handedOn = this.idle.pop();
    if (handedOn !== undefined) return handedOn;
    // What moves is drawn by the processor here, which has better to do.
    const context = await this.browser.newContext({ reducedMotion: 'reduce' });
    return context.newPage();
  }

  /** Takes a session back, and makes it as good as new; ends it where that takes too long, or fails. */
  async giveBack(context: BrowserContext): Promise<void> {
    const tidied = tidyUp(context).catch((error: unknown) => {
      console.warn('A browser session was not emptied, and is ended', error);
      return null;
    });
    const page = await Promise.race([tidied, setTimeout(TIDYING_LIMIT_MS, null, { ref: false })]);
    if (page === null) await context.close();
    else this.idle.push(page);
  }

  /** Ends them all. */
  async close(): Promise<void> {
    await Promise.all(this.idle.map((page) => page.context().close()));
  }
}
