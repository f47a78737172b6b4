import type { WorkerRequest } from '@/worker/protocol.ts';

/** A step that takes longer has been ended with its worker, as browsers do. */
const PATIENCE_MS = 60_000;

/** Asks a service worker. Rejects where it fails, or is silent. */
export function askWorker<A>(worker: ServiceWorker, request: WorkerRequest): Promise<A> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => {
      port1.close();
      reject(new Error('The service worker does not answer'));
    }, PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<{ value: A } | { error: string }>) => {
      clearTimeout(late);
      port1.close();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.value);
    };
    worker.postMessage(request, [port2]);
  });
}
