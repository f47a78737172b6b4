import type { BrowserContext } from '@playwright/test';
import { expect } from '../../kit/browser/fixtures.ts';

interface Registration {
  registrationId: string;
  scopeURL: string;
}

/**
 * Has the browser tell the worker of `scope` that there is a network, as it does by itself where it has Background Sync: the
 * headless one has not. A tab without any page of the app asks for it.
 */
export async function dispatchSync(context: BrowserContext, scope: string, tag: string): Promise<void> {
  const tab = await context.newPage();
  const browser = await context.newCDPSession(tab);
  const known = new Map<string, Registration>();
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const one of registrations as Registration[]) known.set(new URL(one.scopeURL).pathname, one);
  });
  await browser.send('ServiceWorker.enable');
  await expect.poll(() => known.get(scope)).toBeDefined();
  const { registrationId = '', scopeURL = '' } = known.get(scope) ?? {};
  const { origin } = new URL(scopeURL);
  await browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  await tab.close();
}
