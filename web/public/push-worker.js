// What the service worker does about push messages. Workbox's worker takes it in with importScripts (web/vite.config.ts), so
// that there is one worker. web/src/push-worker.test.ts runs it.

/** Where whoever is told nothing sensible looks for what it was. */
const NOTIFICATIONS = '/dashboard/notifications';

/** How long a page may take to say that it goes where it is asked to, in milliseconds. */
const PATIENCE_MS = 1_000;

/** An address of this site alone, whatever a message says. */
function ownPath(path) {
  if (typeof path !== 'string' || !path.startsWith('/')) return NOTIFICATIONS;
  const { origin, pathname, search, hash } = new URL(path, self.location.origin);
  return origin === self.location.origin ? pathname + search + hash : NOTIFICATIONS;
}

/** What came, or null where it is nothing that this shop sends. */
function readMessage(data) {
  try {
    const message = data?.json();
    return typeof message?.title === 'string' && message.title !== '' ? message : null;
  } catch (error) {
    console.warn('A push message that cannot be read', error);
    return null;
  }
}

async function showBadge(count) {
  if (!Number.isInteger(count) || count < 0 || !('setAppBadge' in self.navigator)) return;
  try {
    await (count === 0 ? self.navigator.clearAppBadge() : self.navigator.setAppBadge(count));
  } catch (error) {
    console.warn('The icon shows no count', error);
  }
}

/** Shows what came: browsers take the permission back from whoever is sent messages and shows nothing. */
async function show(message) {
  const text = (value) => (typeof value === 'string' ? value : '');
  const path = ownPath(message?.path);
  await self.registration.showNotification(message?.title ?? 'There is something new', {
    body: text(message?.body),
    // A later one of the same tag takes this one's place, and is heard like a new one.
    tag: text(message?.tag) || path,
    renotify: true,
    icon: '/icons/icon-192.png',
    data: { path },
  });
  await showBadge(message?.count);
}

/** Asks a page of the shop to go there by itself, which keeps what is typed on it. Says whether it does. */
function goesThere(page, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    port1.onmessage = () => {
      clearTimeout(late);
      resolve(true);
    };
    page.postMessage({ type: 'open', path }, [port2]);
  });
}

/** Shows the page in a tab of the shop that is open, the one that was looked at last, else in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // Not every browser lets a tab come to the front: it goes there all the same.
  const shown = await page.focus().catch(() => page);
  if (await goesThere(shown, path)) return;
  try {
    await shown.navigate(path);
  } catch {
    // One that another worker, or none, serves.
    await self.clients.openWindow(path);
  }
}

self.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPath(event.notification.data?.path)));
});

// The browser has got another address, or lost its own: the page tells the shop of the new one when it is open next.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (event.newSubscription || !options?.applicationServerKey) return;
  event.waitUntil(
    self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: options.applicationServerKey })
      .catch((error) => console.warn('The browser gave no new address', error)),
  );
});
