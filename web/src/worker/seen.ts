import { getCacheKeyForURL } from 'workbox-precaching';
import { jsonResponse } from './json-response.ts';
import { CACHES, type SeenRequest } from './protocol.ts';
import { strategyFor } from './strategies.ts';

/** Keeps what came inside a page, unless something newer was asked for since. */
async function keepAnswers(answers: SeenRequest['answers']): Promise<void> {
  const cache = await caches.open(CACHES.answers);
  for (const [path, data] of Object.entries(answers)) {
    if (!path.startsWith('/api/') || (await cache.match(path)) !== undefined) continue;
    await cache.put(path, jsonResponse(data, { date: new Date().toUTCString() }));
  }
}

/**
 * Keeps what a page got before this worker stood between it and the network: chunks, lists, pictures. They come out of the
 * browser's own cache, whatever their age, so that nothing goes over the line twice.
 */
export async function keepSeen({ urls, answers }: SeenRequest, event: ExtendableEvent): Promise<void> {
  await keepAnswers(answers);
  for (const address of urls) {
    const url = new URL(address, location.href);
    const strategy = strategyFor(url, true);
    if (strategy === undefined || getCacheKeyForURL(url.href) !== undefined) continue;
    if ((await (await caches.open(strategy.cacheName)).match(url.href, { ignoreVary: true })) !== undefined)
      continue;
    const mode = url.origin === location.origin ? 'same-origin' : 'no-cors';
    const request = new Request(url, { mode, cache: 'force-cache' });
    const [response, done] = strategy.handleAll({ request, event });
    // What the browser has let go of meanwhile comes again when it is asked for.
    await Promise.all([response, done]).catch((error: unknown) => console.warn('Not kept', url.href, error));
  }
}
