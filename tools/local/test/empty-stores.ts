import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import type { Ports } from '../suite/machine/ports.ts';

/**
 * Forgets every document and stored file of the running suite, so that the next tests start with nothing, and every account, where
 * the suite is more than its stores.
 */
export async function emptyStores(ports: Ports, { storesAlone }: { storesAlone: boolean }): Promise<void> {
  const accounts = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${LOCAL_PROJECT}/accounts`;
  const requests: [method: string, url: string][] = [
    ...(storesAlone ? [] : [['DELETE', accounts] as [string, string]]),
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
