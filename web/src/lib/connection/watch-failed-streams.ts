/** The requests that carry what Firestore sends and is sent. */
const STREAMS = '/google.firestore.v1.Firestore/';

/**
 * Calls `tell` when a request of Firestore's streams ends without an answer. Firestore itself says so only after two
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
          entry instanceof PerformanceResourceTiming &&
          entry.responseStatus === 0 &&
          entry.name.includes(STREAMS),
      );
    if (failed) tell();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
