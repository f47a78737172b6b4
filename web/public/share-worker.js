// What the service worker does about photos that another app shares with the shop (the manifest's `share_target`): it keeps them
// for the page that makes a draft of them. Workbox's worker takes it in with importScripts (web/vite.config.ts).
// web/src/share-worker.test.ts runs it.

/** Where the browser sends what is shared, and which page goes on with it. */
const SHARE = '/dashboard/share';

/** What keeps it; web/src/lib/device/shared-photos.ts reads it there. */
const SHARED = 'shared';

/** As many as a product has (domain/src/pictures/picture.ts); those beyond are left out. */
const MOST_PHOTOS = 6;

/** Longer words are cut: they are a beginning. */
const MOST_WORDS = 2_000;

/** Keeps what is shared in the place of what was shared before. */
async function keepShared(request) {
  const form = await request.formData();
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  const photos = form.getAll('photos').filter((part) => typeof part !== 'string' && part.size > 0);
  for (const [index, photo] of photos.slice(0, MOST_PHOTOS).entries()) {
    const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) };
    await cache.put(`${SHARE}/photos/${index}`, new Response(photo, { headers }));
  }
  const words = (name) => String(form.get(name) ?? '').slice(0, MOST_WORDS);
  const said = { title: words('title'), text: words('text'), at: Date.now() };
  await cache.put(`${SHARE}/words`, new Response(JSON.stringify(said)));
}

async function takeShared(request) {
  try {
    await keepShared(request);
    return Response.redirect(SHARE, 303);
  } catch (error) {
    console.warn('What was shared is not kept', error);
    return Response.redirect(`${SHARE}?fault=${error?.name === 'QuotaExceededError' ? 'full' : 'lost'}`, 303);
  }
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === SHARE) event.respondWith(takeShared(event.request));
});
