import { setTimeout as sleep } from 'node:timers/promises';
import { LONGEST_DEAL_MS } from '../checker/longest-hold.ts';
import type { World } from '../platform/world.ts';

const HOUR_MS = 60 * 60_000;
const POLL_MS = 15;

/** Longer than any hold, also of what was agreed on. */
const PAST_HOLDS_MS = 1.5 * LONGEST_DEAL_MS;

const LONGEST_REST_MS = 60_000;

/** Runs every function that is deployed with a schedule, once. Gives how many there are. */
export async function callScheduledFunctions({ platform }: World): Promise<number> {
  const scheduled = platform.functions.filter(({ kind }) => kind === 'schedule');
  for (const { name } of scheduled) {
    await fetch(`${platform.url}/${name}`, { method: 'POST', body: '{}' })
      .then((response) => response.arrayBuffer())
      // Its instance died; the next time comes.
      .catch(() => undefined);
  }
  return scheduled.length;
}

/** Waits until nothing is on its way any more: no call, no event of a document, no webhook. */
export async function settle(world: World): Promise<void> {
  const end = Date.now() + LONGEST_REST_MS;
  for (let quiet = 0; quiet < 2; ) {
    await world.eventsTold();
    const { deliveries } = await world.controls.state();
    if (Date.now() > end) {
      const pending = deliveries.filter(({ state }) => state === 'pending').length;
      const calls = world.platform.underWay.join(', ');
      throw new Error(
        `The shop did not come to rest: ${pending} webhooks and these calls are under way: ${calls}`,
      );
    }
    const isQuiet = world.platform.isIdle && deliveries.every(({ state }) => state !== 'pending');
    quiet = isQuiet ? quiet + 1 : 0;
    await sleep(POLL_MS);
  }
}

/**
 * The end of all trouble: nothing fails any more, cards that were being processed are charged, what was held back or
 * refused is delivered (what was lost stays lost), and time goes on past every hold, with the scheduled functions doing
 * their work twice.
 */
export async function calmDown(world: World): Promise<void> {
  const { controls, platform, proxy, clock } = world;
  platform.cancelDeaths();
  platform.events.faults = [];
  proxy.clear();
  await controls.post('faults/clear');
  await controls.post('webhooks');
  await controls.post('processing', { hold: false });
  const { paymentIntents } = await controls.state();
  for (const { id, status } of paymentIntents) {
    if (status === 'processing') await controls.post(`payment_intents/${id}/settle`);
  }
  await controls.post('webhooks/release');
  await settle(world);
  const { deliveries } = await controls.state();
  for (const { event, state } of deliveries) {
    if (state === 'failed') await controls.post(`events/${event}/resend`);
  }
  await settle(world);
  for (const wait of [PAST_HOLDS_MS, HOUR_MS]) {
    clock.advance(wait);
    await callScheduledFunctions(world);
    await settle(world);
  }
}
