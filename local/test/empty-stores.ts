import { LOCAL_PROJECT } from '@thriftline/domain/ports';
import type { Ports } from '../suite/ports.ts';

/** Forgets every account, document and stored file of the running suite, so that the next tests start with nothing. */
export async function emptyStores(ports: Ports): Promise<void> {
  const requests: [method: string, url: string][] = [
    ['DELETE', `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${LOCAL_PROJECT}/accounts`],
    [
      'DELETE',
      `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`,
    ],
    ['POST', `http://127.0.0.1:${ports.storage}/internal/reset`],
  ];
  for (const [method, url] of requests) {
    const response = await fetch(url, { method });
    if (!response.ok)
      throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  }
}
