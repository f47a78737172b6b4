import type { Page } from '@playwright/test';
import { digitOf, LIST, PIECE_VISITORS, type Visitor } from '@thriftline/web/piece-visitors';
import { expect } from '../../kit/browser/fixtures.ts';

/** Waits until the service worker serves the page. */
export async function readyForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated');
}

/** Waits until the service worker has stored what these visitors are given of the app, as it does by itself for somebody who stays. */
export async function readyByWorker(page: Page, visitors: readonly Visitor[]): Promise<void> {
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

/**
 * Waits until the device has what this visitor is given of the app. The page stores the files at once, which the worker does two at
 * a time, and the worker says that nothing is missing.
 */
export async function readyForOffline(page: Page, visitor: Visitor): Promise<void> {
  await readyForWorker(page);
  const pieces = PIECE_VISITORS.flatMap((piece, index) =>
    piece.for.includes(visitor) ? [digitOf(index)] : [],
  );
  await page.evaluate(
    async ([list, digits]) => {
      const script = await (await fetch('/sw.js')).text();
      const address = new RegExp(`${list}\\w+\\.json`).exec(script)?.[0];
      if (address === undefined) throw new Error('The worker names no list of the files');
      const files: { url: string; revision: string | null; in?: string }[] = await (
        await fetch(`/${address}`)
      ).json();
      const cache = await caches.open('pieces');
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const wanted = files
        .filter((file) => file.revision === null && [...(file.in ?? '')].some((one) => digits.includes(one)))
        .map(({ url }) => new URL(url, location.origin).href);
      await cache.addAll(wanted.filter((url) => !kept.has(url)));
    },
    [LIST, pieces] as const,
  );
  await readyByWorker(page, [visitor]);
}

/** Cuts the network of the page's browser session, its service worker's too. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

/** Gives the network back. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
