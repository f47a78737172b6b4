import { randomUUID } from 'node:crypto';
import type { AnyNews } from '@thriftline/domain/notifications/notification';
import * as logger from 'firebase-functions/logger';
import { deliver } from './deliver.ts';
import { tell } from './notify.ts';

/**
 * Tells an account something, like `notify`, and sends at once what is due now: for a trigger that has DELIVERY_SECRETS, tells one or two,
 * and may wait for an SMTP server. What is not sent is left to the sweep, which also follows whoever dies meanwhile.
 */
export async function notifyAndSend(news: AnyNews): Promise<void> {
  const worker = randomUUID();
  const taken = await tell(news, { worker });
  const ends = await Promise.allSettled(taken.map((id) => deliver(id, worker)));
  for (const end of ends) {
    if (end.status === 'rejected') logger.error(`${news.kind} was not sent to ${news.to}`, end.reason);
  }
}
