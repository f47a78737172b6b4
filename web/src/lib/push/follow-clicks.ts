/** What the worker (web/public/push-worker.js) asks a page for. */
function pathAskedFor(data: unknown): string | undefined {
  const asks = typeof data === 'object' && data !== null && 'type' in data && data.type === 'open';
  return asks && 'path' in data && typeof data.path === 'string' && data.path.startsWith('/')
    ? data.path
    : undefined;
}

/** Shows the page that a notification is about when it is clicked, and tells the worker so. */
export function followClicks(worker: ServiceWorkerContainer, goTo: (path: string) => void): void {
  worker.addEventListener('message', ({ data, ports }) => {
    const path = pathAskedFor(data);
    if (path === undefined) return;
    ports[0]?.postMessage('going');
    goTo(path);
  });
}
