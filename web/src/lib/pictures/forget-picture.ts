import { CACHES } from '@/worker/protocol.ts';
import { hasCaches } from '../device/site-data/site-data.ts';

/**
 * Forgets what the service worker has kept for a picture that did not show. The worker can't tell the failure of another site from
 * its picture, and would give it back for weeks.
 */
export async function forgetPicture(url: string): Promise<void> {
  if (!hasCaches() || !(await caches.has(CACHES.pictures))) return;
  await (await caches.open(CACHES.pictures)).delete(url, { ignoreVary: true });
}
