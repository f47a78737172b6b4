/** The requests that carry what Firestore sends and is sent. */
const STREAMS = '/google.firestore.v1.Firestore/';

/**
 * Whether a request opens a stream or carries what the server sends, and so tells of the line. Of what is sent in between most counts
 * as failed on good lines, too: Firestore ends the request once it has the answer.
 */
function isTelling(address: string): boolean {
  if (!address.includes(STREAMS)) return false;
  const { searchParams } = new URL(address);
  return !searchParams.has('SID') || searchParams.get('RID') === 'rpc';
}

/**
 * Calls `tell` when a request that keeps or opens a stream of Firestore's ends without an answer. Firestore itself says so only after two
 * more attempts, 15 to 45 seconds later. Browsers that do not report failed requests never call. Gives back how to stop.
 *
 * @see https://www.w3.org/TR/resource-timing/ (status 0: a network error)
 */
export function watchFailedStreams(tell: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    const failed = list
      .getEntries()
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming && entry.responseStatus === 0 && isTelling(entry.name),
      );
    if (failed) tell();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
