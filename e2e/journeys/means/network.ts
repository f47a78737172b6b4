import type { Page } from '@playwright/test';
import type { Visitor } from '@thriftline/web/piece-visitors';
import { expect } from '../../kit/browser/fixtures.ts';

/** Waits until the service worker serves the page. */
export async function readyForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated');
}

/**
 * Waits until the service worker serves the page and has stored what these visitors are given of the app, as it does by itself for
 * somebody who stays.
 */
export async function readyForOffline(page: Page, visitors: readonly Visitor[] = ['Buyer', 'Seller']) {
  await readyForWorker(page);
  await page.evaluate(async (names) => {
    const ask = (visitor: string) =>
      new Promise<{ value: { left: number; trouble: boolean } }>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        const request = { type: 'keep', visitor, savesData: false, installed: true, home: '/' };
        navigator.serviceWorker.controller?.postMessage(request, [port2]);
      });
    for (const name of names) {
      for (let left = 1; left > 0; ) {
        const { value } = await ask(name);
        if (value.trouble) throw new Error(`${value.left} files for ${name} cannot be had`);
        left = value.left;
      }
    }
  }, visitors);
}

/** Cuts the network of the page's browser session, its service worker's too. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

/** Gives the network back. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
