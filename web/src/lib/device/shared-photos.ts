import { hasCaches } from './site-data/site-data.ts';

/** As public/share-worker.js names it. */
const SHARED = 'shared';

/** What nobody came for goes after so many milliseconds: a day. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** What another app shared with the shop. */
export interface Shared {
  title: string;
  text: string;
  photos: File[];
}

async function fileOf(response: Response): Promise<File> {
  const blob = await response.blob();
  return new File([blob], decodeURIComponent(response.headers.get('x-name') ?? '') || 'photo', {
    type: blob.type,
  });
}

/** What was shared last and nobody has come for yet; undefined where there is nothing of it. */
export async function readShared(): Promise<Shared | undefined> {
  if (!hasCaches() || !(await caches.has(SHARED))) return undefined;
  const cache = await caches.open(SHARED);
  const [words, photos] = [await cache.match('/dashboard/share/words'), [] as File[]];
  for (const request of await cache.keys()) {
    const response = request.url.includes('/photos/') ? await cache.match(request) : undefined;
    if (response !== undefined) photos.push(await fileOf(response));
  }
  const said: unknown = await words?.json();
  const { title, text, at } = { title: '', text: '', at: 0, ...(typeof said === 'object' ? said : {}) };
  if (Date.now() - at < LIFE_MS) return { title, text, photos };
  await forgetShared();
  return undefined;
}

/** Forgets what was shared: a draft has it, or its account signs out. */
export async function forgetShared(): Promise<void> {
  if (hasCaches()) await caches.delete(SHARED);
}
