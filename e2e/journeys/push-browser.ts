import type { Page, Worker } from '@playwright/test';
import { PORTS } from '@thriftline/domain/ports';
import { expect } from './fixtures.ts';

const SERVICE = `http://127.0.0.1:${PORTS.pushService + Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0)}`;

/** A browser of the local push service. */
export interface PushBrowser {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Gives the pages that are opened next what headless browsers lack: a user who allows notifications, and a push service. Gives
 * the browser that it knows.
 */
export async function allowPush(page: Page): Promise<PushBrowser> {
  const browser = (await (await fetch(`${SERVICE}/browsers`, { method: 'POST' })).json()) as PushBrowser;
  await page.addInitScript(({ endpoint, keys }) => {
    let permission = 'default';
    const take = () => {
      permission = 'granted';
      return Promise.resolve('granted');
    };
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Object.assign(Notification, { requestPermission: take });
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(true),
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve(subscription),
      getSubscription: () => Promise.resolve(permission === 'granted' ? subscription : null),
    });
  }, browser);
  return browser;
}

/** The texts that came for the browser, decrypted. */
async function textsOf({ id }: PushBrowser): Promise<string[]> {
  const browser = await (await fetch(`${SERVICE}/browsers/${id}`)).json();
  return (browser as { received: { text: string }[] }).received.map(({ text }) => text);
}

interface Shown {
  title: string;
  options: { body: string; tag: string; data: { path: string } };
}

/** The worker of the page's session. Headless browsers show no notifications: it notes them instead. */
async function noteShown(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('The session has no service worker.');
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: object };
    Object.assign(registration, {
      showNotification: async (title: string, options: object) => void shown.push({ title, options }),
    });
  });
  return worker;
}

/**
 * Has Chromium deliver to the page's service worker what came for the browser first, and clicks the notification that it shows.
 * Gives what it says.
 */
export async function clickFirstPush(page: Page, browser: PushBrowser): Promise<Shown> {
  await expect.poll(() => textsOf(browser)).not.toEqual([]);
  const [data = ''] = await textsOf(browser);
  const protocol = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const registrationId = await registered;
  const worker = await noteShown(page);
  const { origin } = new URL(page.url());
  await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const noted = () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
  await expect.poll(noted).toHaveLength(1);
  await worker.evaluate(() => {
    const [first] = (globalThis as unknown as { shown: Shown[] }).shown;
    const click = new Event('notificationclick');
    const notification = { close: () => undefined, data: first?.options.data };
    dispatchEvent(Object.assign(click, { notification, waitUntil: () => undefined }));
  });
  const [first] = await noted();
  if (first === undefined) throw new Error('Nothing is shown any more.');
  return first;
}
