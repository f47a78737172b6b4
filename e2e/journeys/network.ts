import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker serves the page and has stored the whole app. */
export async function readyForOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated');
}

/** Cuts the network of the page's browser session, its service worker's too. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

/** Gives the network back. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
