/** The requests of Firestore's streams. */
const STREAMS = '/google.firestore.v1.Firestore/';

/**
 * Whether a request carries what Firestore's server sends: each stream that is open always has one. Of what it is sent most counts as failed
 * on good lines, too, as Firestore ends the request once it has the answer; and a stream that cannot be opened it soon tells of itself.
 */
function isReceiving(address: string): boolean {
  return address.includes(STREAMS) && new URL(address).searchParams.get('RID') === 'rpc';
}

/**
 * Calls `tell` when the end of a request shows that a stream of Firestore's has lost its server. Firestore itself says so only after two
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
          entry instanceof PerformanceResourceTiming && entry.responseStatus === 0 && isReceiving(entry.name),
      );
    if (failed) tell();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
