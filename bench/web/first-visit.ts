import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Edge } from './edge.ts';
import { BUYER } from './shop.ts';
import { signIn } from './slow-visits.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const PHONE = { width: 360, height: 740 };

/** Nothing was sent for so long: the page is done, and the worker with what everybody is given. Who stays for a minute is given more. */
const QUIET_MS = 8_000;

/** What a first visit fetched of the website: its pages, scripts, styles and typefaces. */
export interface FirstVisit {
  label: string;
  kilobytes: number;
  /** The largest files, with their kilobytes. */
  largest: readonly (readonly [path: string, kilobytes: number])[];
}

/** Whether it is of the website, and neither a picture nor an answer of the shop's functions. */
const isWebsite = (path: string) => !/^\/(api|__)\//.test(path) && !/\.(png|svg|jpe?g|webp)$/.test(path);

async function settle(edge: Edge): Promise<void> {
  let before = -1;
  while (before !== edge.sent.length) {
    before = edge.sent.length;
    await sleep(QUIET_MS);
  }
}

/** Counts what the edge sends while somebody visits in a session that has nothing. */
async function count(
  { edge, context, label }: { edge: Edge; context: BrowserContext; label: string },
  visit: (page: Page) => Promise<void>,
): Promise<FirstVisit> {
  try {
    edge.sent.length = 0;
    await visit(await context.newPage());
    await settle(edge);
    const sent = edge.sent.filter(({ path }) => isWebsite(path));
    const kilobytesOf = (bytes: number) => Math.round(bytes / 100) / 10;
    return {
      label,
      kilobytes: kilobytesOf(sent.reduce((sum, { bytes }) => sum + bytes, 0)),
      largest: sent
        .map(({ path, bytes }) => [path, kilobytesOf(bytes)] as const)
        .sort(([, one], [, other]) => other - one)
        .slice(0, 14),
    };
  } finally {
    await context.close();
  }
}

/** What the browser keeps as texts of somebody who is signed in. */
async function signedIn(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    await signIn(await context.newPage(), url);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Measures what first visits fetch of the website, by who comes; the browser's cache and the worker begin with nothing each time. */
export async function measureFirstVisits(
  edge: Edge,
  url: string,
  executablePath: string,
): Promise<FirstVisit[]> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const open = (page: Page) => page.goto(`${url}/`).then(() => undefined);
  try {
    const state = await signedIn(browser, url);
    // What was still on its way as that session was closed is nobody's first visit.
    await settle(edge);
    const session = (options = {}) =>
      browser.newContext({ viewport: PHONE, serviceWorkers: 'allow', ...options });
    return [
      await count({ edge, context: await session(), label: 'a stranger opens the home page' }, open),
      await count(
        { edge, context: await session({ storageState: state }), label: `${BUYER.email} does, signed in` },
        open,
      ),
      await count({ edge, context: await session(), label: 'the same, who logs in first' }, async (page) => {
        await signIn(page, url);
        await open(page);
      }),
    ];
  } finally {
    await browser.close();
  }
}
