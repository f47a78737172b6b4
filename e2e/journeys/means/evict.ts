import type { Page } from '@playwright/test';

/**
 * Deletes what a browser that runs out of room deletes of a site, under its open pages: databases, caches and workers. What the
 * site keeps as texts stays.
 */
export async function evict(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  // Not detached: that would end what the browser session plays of a cut network, too.
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'indexeddb,cache_storage,service_workers',
  });
}
