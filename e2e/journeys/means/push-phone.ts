import type { BrowserContext, Page, Worker } from '@playwright/test';
import { askPushService, type PushBrowser } from '../../kit/push-service.ts';

/** A notification on the screen, as the service worker sees it. */
interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** As much of the service worker's world as is used here. */
interface WorkerWorld {
  shown: (Shown & { data: unknown; close(): void })[];
  badges: number[];
  navigator: { setAppBadge: (count: number) => Promise<void> };
  Notification: { permission: NotificationPermission };
  registration: {
    showNotification(title: string, options: Omit<Shown, 'title'> & { data: unknown }): Promise<void>;
    getNotifications(): Promise<WorkerWorld['shown']>;
  };
  ExtendableEvent: typeof Event;
  dispatchEvent(event: Event): boolean;
}

/** The account's own browser, which push messages reach by the browser's own way in. */
export interface PushPhone {
  /** Where the shop sends what it is to show. */
  browser: PushBrowser;
  /** Brings a decrypted message to the worker, as the browser does. */
  deliver(text: string): Promise<void>;
  /** What is on the screen. */
  shown(): Promise<Shown[]>;
  /** The counts that the icon was given. */
  badges(): Promise<number[]>;
  /** Touches the notification of the title. */
  touch(title: string): Promise<void>;
}

/** A test's browser has no push service of its own: the suite's stands in for it. Headless shells refuse all leave, too. */
async function standInForPushService(context: BrowserContext, origin: string): Promise<PushBrowser> {
  const browser = await askPushService('POST', '');
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(({ endpoint, keys }) => {
    const taken = { endpoint, options: { applicationServerKey: null }, unsubscribe: async () => true };
    let subscription: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = { ...taken, toJSON: () => ({ endpoint, keys }) };
        return subscription;
      },
    });
    if (Notification.permission !== 'denied') return;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
  }, browser);
  return browser;
}

/** Notes in the worker what the icon is given; where the browser shows no notifications, notes those, too. */
async function watchWorker(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const world = globalThis as unknown as WorkerWorld;
    world.badges = [];
    world.navigator.setAppBadge = async (count) => void world.badges.push(count);
    if (world.Notification.permission === 'granted') return;
    world.shown = [];
    world.registration.showNotification = async (title, { body, tag, data }) => {
      const one = { title, body, tag, data, close: () => world.shown.splice(world.shown.indexOf(one), 1) };
      world.shown = [...world.shown.filter((other) => other.tag !== tag), one];
    };
    world.registration.getNotifications = async () => world.shown;
  });
}

/** Brings the text to the worker of the page's session by the browser's own way in. */
async function bringIn(page: Page, origin: string, data: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // That of all pages: beside it stands the one that sends with the app closed.
      const ofPages = registrations.find(({ scopeURL }) => scopeURL === new URL('/', origin).href);
      if (ofPages) resolve(ofPages.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  // As long as it lasts, a page that is loaded without a network is told that there is one.
  await devTools.detach();
}

/** Makes a new session one that push messages reach. Before its first page. */
export async function aPushPhone(page: Page, origin: string): Promise<PushPhone> {
  const context = page.context();
  const browser = await standInForPushService(context, origin);
  const watched = context
    .waitForEvent('serviceworker', { timeout: 0, predicate: (worker) => !/queue-worker/.test(worker.url()) })
    .then(async (worker) => {
      await watchWorker(worker);
      return worker;
    });
  // A caller that never asks for it has seen the test fail before.
  watched.catch(() => undefined);
  return {
    browser,
    async deliver(text) {
      await watched;
      await bringIn(page, origin, text);
    },
    shown: async () =>
      (await watched).evaluate(async () => {
        const world = globalThis as unknown as WorkerWorld;
        return (await world.registration.getNotifications()).map(({ title, body, tag }) => ({
          title,
          body,
          tag,
        }));
      }),
    badges: async () => (await watched).evaluate(() => (globalThis as unknown as WorkerWorld).badges),
    touch: async (title) =>
      (await watched).evaluate(async (wanted) => {
        const world = globalThis as unknown as WorkerWorld;
        const all = await world.registration.getNotifications();
        const notification = all.find((one) => one.title === wanted);
        if (notification === undefined) throw new Error(`No notification “${wanted}” is shown.`);
        // Nobody can touch what the system shows, so the event comes from here: it is nobody's that has to be waited for.
        const event = new world.ExtendableEvent('notificationclick');
        Object.defineProperties(event, {
          notification: { value: notification },
          waitUntil: { value: () => undefined },
        });
        world.dispatchEvent(event);
      }, title),
  };
}
