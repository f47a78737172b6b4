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

/** Forgets what people leave in a browser, and closes what they looked at. */
async function tidyUp(context: BrowserContext): Promise<void> {
  const left = context.pages();
  const page = await context.newPage();
  await Promise.all(left.map((one) => one.close()));
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
  ]);
  await forgetVisitor(page);
  await page.close();
}

/**
 * Browser sessions that journeys hand on. Each gets one as if nobody had been there, but for the scripts of the shop in the
 * browser's cache, which a new one would have to fetch and to compile.
 */
export class SessionPool {
  private readonly idle: BrowserContext[] = [];
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** A session without a trace of an earlier one. */
  async take(): Promise<BrowserContext> {
    // What moves is drawn by the processor here, which has better to do.
    return this.idle.pop() ?? (await this.browser.newContext({ reducedMotion: 'reduce' }));
  }

  /** Takes a session back, and makes it as good as new; ends it where that takes too long, or fails. */
  async giveBack(context: BrowserContext): Promise<void> {
    const tidied = tidyUp(context).then(
      () => true,
      (error: unknown) => {
        console.warn('A browser session was not emptied, and is ended', error);
        return false;
      },
    );
    if (await Promise.race([tidied, setTimeout(TIDYING_LIMIT_MS, false, { ref: false })]))
      this.idle.push(context);
    else await context.close();
  }

  /** Ends them all. */
  async close(): Promise<void> {
    await Promise.all(this.idle.map((context) => context.close()));
  }
}
