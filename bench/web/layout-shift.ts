import type { Ports } from '@thriftline/local/ports';
import { chromium, type Page } from 'playwright-core';
import { BUYER } from './shop.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** How long a page is looked at: longer than anything on it loads. */
const LOOK_MS = 4000;

/** What moved by itself on a page, as https://web.dev/articles/cls counts it. */
export interface Shifted {
  page: string;
  layoutShift: number;
}

/** Opens a page and adds up what moves while nobody touches it. */
async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(
    (look) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), look);
      }),
    LOOK_MS,
  );
}

/** The layout shift of a buyer's first visit of each page, on a phone 360 pixels wide with a slow processor. */
export async function measureShifts(
  ports: Ports,
  executablePath: string,
  paths: readonly (readonly [page: string, path: string])[],
): Promise<Shifted[]> {
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const shifts: Shifted[] = [
      { page: 'home, signed out', layoutShift: await shiftOf(page, `${origin}/`) },
      { page: 'search, signed out', layoutShift: await shiftOf(page, `${origin}/search`) },
    ];
    await page.goto(`${origin}/login`);
    await page.getByRole('main').getByLabel('Email').fill(BUYER.email);
    await page.getByLabel('Password', { exact: true }).fill(BUYER.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`${origin}/`);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [name, path] of paths) {
      shifts.push({ page: name, layoutShift: await shiftOf(page, `${origin}${path}`) });
    }
    return shifts;
  } finally {
    await browser.close();
  }
}
