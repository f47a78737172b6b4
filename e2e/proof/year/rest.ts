import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../platform/world.ts';

const POLL_MS = 4;
const LONGEST_REST_MS = 120_000;

/** Waits until nothing is on its way any more: no call, no event of a document, no webhook but those that are held back. */
export async function rest({ controls, platform, eventsTold }: World): Promise<void> {
  const end = Date.now() + LONGEST_REST_MS;
  for (let quiet = 0; quiet < 2; ) {
    await eventsTold();
    const isQuiet = platform.isIdle && (await controls.pendingDeliveries()) === 0;
    quiet = isQuiet ? quiet + 1 : 0;
    if (Date.now() > end) throw new Error(`The shop did not come to rest: ${platform.underWay.join(', ')}`);
    if (!isQuiet) await sleep(POLL_MS);
  }
}
