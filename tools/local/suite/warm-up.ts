import type { Ports } from './machine/ports.ts';

/** A page of each kind and a call of each door; what they answer does not matter. */
const FIRST_VISITS = ['/', '/login', '/ads/none', '/sitemap.xml', '/api/categories', '/api/settings'];
const PATIENCE_MS = 30_000;

/**
 * Asks once for what visitors ask for first, so that none of them waits for connections that are opened and code that is read with
 * the first request.
 */
export async function warmUp(ports: Ports): Promise<void> {
  const visit = async (path: string) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`http://127.0.0.1:${ports.hosting}${path}`, { signal });
    await response.arrayBuffer();
  };
  // What fails here fails again where somebody sees it.
  await Promise.allSettled(FIRST_VISITS.map(visit));
}
