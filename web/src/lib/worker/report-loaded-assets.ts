import { askWorker } from './ask-worker.ts';

/** What the browser has fetched for this page so far, as it notes it. */
function fetchedSoFar(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(urls)].filter((url) => url.startsWith('http'));
}

/**
 * Tells a worker that has just come between this page and the network what the page got before, so that it is kept like everything later:
 * what was fetched, and as `answers` what came inside the page, by the address that the same could be asked for at.
 */
export async function reportLoadedAssets(
  worker: ServiceWorker,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  await askWorker<void>(worker, { type: 'seen', urls: fetchedSoFar(), answers });
}
