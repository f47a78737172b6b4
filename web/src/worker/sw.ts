import { SOURCE_LANGUAGE } from '@thriftline/domain/base/shop/known-languages';
import { homePathIn, isHomePath } from '@thriftline/domain/pages/home-path';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { HOME, LIST } from '@/config/precache-visitors.ts';
import { drawnHome, keepDrawnHome, scriptOf } from './drawn-home.ts';
import { addressOf, filesFor, type ListedFile } from './listed-file.ts';
import { readNote, VISITS, writeNote } from './notes.ts';
import { clearOldFiles, noteOldTabs } from './old-tabs.ts';
import { Keeper } from './precache-step.ts';
import type { KeepAnswer, KeepRequest, WorkerRequest } from './protocol.ts';
import { keepSeen } from './seen.ts';
import { pieces, strategyFor } from './strategies.ts';
import { Traffic } from './traffic.ts';
import { staysIn, type Visits, visitAt } from './visit.ts';

declare const self: ServiceWorkerGlobalScope;

// Parts of the worker that have nothing to do with files, a file of public/ each.
importScripts('/push-worker.js', '/share-worker.js');

/** What every page starts with, the home page, what a visitor is given at once, and the list of everything. */
const files = self.__WB_MANIFEST as readonly ListedFile[];

/**
 * Workbox fetches anew what has no hash in its name. The page has just got some of it: whether that is still so
 * is asked instead, and answered without the file.
 */
const askWhetherChanged: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
};

/** Functions answer these, never the app. */
const NOT_THE_APP = [/^\/api\//, /^\/letters\//, /^\/__\//, /^\/(sitemap\.xml|robots\.txt)$/];

// The shell, with which the app starts without a network, is all that has to be there before the worker is. Workbox keeps what
// it got of it when the line is cut, and goes on from there.
addPlugins([askWhetherChanged]);
precache(files.filter((file) => file.in === undefined));
cleanupOutdatedCaches();
addRoute({ directoryIndex: '', cleanURLs: false });

const app = createHandlerBoundToURL('/app.html');
const home = files.find(({ url }) => url === HOME);
const traffic = new Traffic();

/** The script that this version begins with. */
let script: Promise<string | undefined> | undefined;

function ownScript(): Promise<string | undefined> {
  script ??= matchPrecache('/app.html').then(async (page) => page && scriptOf(await page.text()));
  return script;
}

/** The home page at an address of it for who comes again, with or without a network: with its content as it was, else without. */
async function homeAgain(address: string): Promise<Response | undefined> {
  const own = await ownScript();
  const drawn = own === undefined ? undefined : await drawnHome(own, address);
  if (drawn !== undefined || address !== homePathIn(SOURCE_LANGUAGE)) return drawn;
  // Without its content there is the one in the language of the code alone.
  return home && (await caches.open(pieces.cacheName)).match(addressOf(home));
}

registerRoute(
  new NavigationRoute(
    async (options) => {
      const { pathname } = options.url;
      const page = isHomePath(pathname) ? await homeAgain(pathname) : undefined;
      return page ?? app(options);
    },
    { denylist: NOT_THE_APP },
  ),
);
registerRoute(
  ({ url, request }) => strategyFor(url, request.destination === 'image') !== undefined,
  async ({ url, request, event }) => {
    const strategy = strategyFor(url, request.destination === 'image');
    if (strategy === undefined) return fetch(request);
    const [response, done] = strategy.handleAll({ request, event });
    traffic.count(done);
    return response;
  },
);

/** The list of what belongs to which piece; asked for again where it could not be had. */
let listed: Promise<readonly ListedFile[]> | undefined;

async function readList(event: ExtendableEvent): Promise<readonly ListedFile[]> {
  const list = files.find(({ url }) => url.startsWith(LIST));
  if (list === undefined) throw new Error('The build made no list of the pieces');
  const response = await pieces.handle({ request: new Request(addressOf(list)), event });
  if (!response.ok) throw new Error(`${list.url} answered ${response.status}`);
  return [list, ...((await response.json()) as ListedFile[])];
}

async function listFor(event: ExtendableEvent): Promise<readonly ListedFile[]> {
  listed ??= readList(event);
  return listed.catch((error: unknown) => {
    listed = undefined;
    throw error;
  });
}

const keeper = new Keeper(async () => {
  const kept = await (await caches.open(pieces.cacheName)).keys();
  return new Set(kept.map(({ url }) => url.slice(location.origin.length)));
});

async function getPiece(address: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(address, { priority: 'low' });
  const [response, done] = pieces.handleAll({ request, event });
  const [{ ok, status }] = await Promise.all([response, done]);
  if (!ok) throw new Error(`${address} answered ${status}`);
}

/** Gives a visitor's device its next files. */
async function keep(request: KeepRequest, event: ExtendableEvent): Promise<KeepAnswer> {
  if (request.savesData) return { left: 0, trouble: false, moreIn: null };
  await traffic.quiet();
  const visits = visitAt(await readNote<Visits>(VISITS), Date.now());
  await writeNote(VISITS, visits);
  const wait = request.installed ? 0 : staysIn(visits);
  const list = wait === 0 ? await listFor(event) : files;
  // Who does not stay yet has nothing of an earlier version. Not while another one is on its way: what is not of this one may be of that.
  if (wait === 0 && self.registration.waiting === null && self.registration.installing === null)
    await clearOldFiles(self.clients, await caches.open(pieces.cacheName), new Set(list.map(addressOf)));
  const step = await keeper.next(filesFor(list, request.visitor, wait === 0), (address) =>
    getPiece(address, event),
  );
  const own = await ownScript();
  // The visit goes on without: the next one tries again.
  if (step.left === 0 && own !== undefined && isHomePath(request.home))
    await keepDrawnHome(own, request.home).catch((error: unknown) =>
      console.warn('The home page is not kept', error),
    );
  return { ...step, moreIn: wait === 0 ? null : wait };
}

/** Answers a page; undefined for what is for somebody else. */
function answerTo(request: WorkerRequest | { type: 'SKIP_WAITING' }, event: ExtendableEvent) {
  if (request.type === 'keep') return keep(request, event);
  if (request.type === 'seen') return keepSeen(request, event);
  if (request.type === 'claim') return self.clients.claim();
  // Workbox's own word for it, when somebody presses Reload.
  return request.type === 'SKIP_WAITING' ? self.skipWaiting() : undefined;
}

self.addEventListener('message', (event) => {
  const answer = answerTo(event.data as WorkerRequest, event)?.then(
    (value) => event.ports[0]?.postMessage({ value }),
    (error: unknown) => {
      console.error(error);
      event.ports[0]?.postMessage({ error: String(error) });
    },
  );
  if (answer !== undefined) event.waitUntil(answer);
});

self.addEventListener('activate', (event) => event.waitUntil(noteOldTabs(self.clients)));
// The very first visit too is served from here at once: its network may go before the second.
clientsClaim();
