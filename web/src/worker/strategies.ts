import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { CACHES } from './protocol.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A page that waits longer for an answer is shown the one of last time, in seconds. */
const PATIENCE_SECONDS = 4;

/** Workbox's own plugins say `undefined` where what takes them wants nothing said. */
const plugins = (...these: object[]): WorkboxPlugin[] => these;

/** Files of the app, by their addresses, which change with what is in them. */
export const pieces = new CacheFirst({
  cacheName: CACHES.pieces,
  matchOptions: { ignoreVary: true },
  plugins: plugins(new CacheableResponsePlugin({ statuses: [200] })),
});

/** Pictures that were seen. */
const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: plugins(
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true }),
    new CacheableResponsePlugin({ statuses: [0, 200] }),
  ),
});

/** The towns of a letter: those that were needed once are there without a network, too. */
const towns = new CacheFirst({
  cacheName: CACHES.towns,
  plugins: plugins(new ExpirationPlugin({ maxEntries: 60 })),
});

/** What open pages ask for: the same for everybody, and whether a script or the page's head asks. */
const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: PATIENCE_SECONDS,
});

/** How an address is answered; undefined for what the worker has no part in. */
export function strategyFor(url: URL, isPicture: boolean): Strategy | undefined {
  if (isPicture && url.pathname.includes('/o/images')) return pictures;
  if (url.origin !== location.origin) return undefined;
  if (/^\/assets\/towns-[^/]+\.js$/.test(url.pathname)) return towns;
  if (url.pathname.startsWith('/assets/')) return pieces;
  return /^\/api\/(categories|advertisement|home|vocabulary|settings)(\/|$)/.test(url.pathname)
    ? answers
    : undefined;
}
