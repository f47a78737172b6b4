import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPlan } from '../plan/fault-plan.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { Browser } from './buyer.ts';
import { callScheduledFunctions } from './calm-down.ts';
import { deal } from './deal.ts';
import { Rendezvous } from './rendezvous.ts';
import { buyerId, itemId } from './shop-goods.ts';
import { act as staffActs } from './staff.ts';

/** How long a buyer who pays at the same moment as others waits for them. */
const RENDEZVOUS_MS = 1_200;

/** Faults that came true, by kind. */
export type FaultCounts = Record<string, number>;

/** Acts planned for moments of the race, each at its time. */
function timetable(world: World, faults: FaultPlan): { atMs: number; act: () => unknown }[] {
  const { controls, clock, firestore } = world;
  const { webhooks, releases, jumps, touches, schedules, processing } = faults;
  return [
    ...webhooks.map(({ atMs, modes }) => ({ atMs, act: () => controls.post('webhooks', modes) })),
    ...releases.map(({ atMs, reversed }) => ({
      atMs,
      act: () => controls.post('webhooks/release', { reversed }),
    })),
    ...jumps.map(({ atMs, ms }) => ({ atMs, act: () => clock.advance(ms) })),
    ...touches.map(({ atMs, item }) => ({
      atMs,
      // The same picture again: a write that changes nothing, and makes transactions on the item start over.
      act: async () => {
        const product = firestore.doc(`products/${itemId(item)}`);
        await product.update({ img: (await product.get()).get('img') }).catch(() => undefined);
      },
    })),
    ...schedules.map((atMs) => ({ atMs, act: () => callScheduledFunctions(world) })),
    ...(processing
      ? [
          { atMs: processing.atMs, act: () => controls.post('processing', { hold: true }) },
          { atMs: processing.endMs, act: () => controls.post('processing', { hold: false }) },
        ]
      : []),
  ];
}

/** Arms what is planned, lets the buyers race, and gives what went wrong on the way. */
export async function race(world: World, plan: RunPlan): Promise<FaultCounts> {
  const { buyers, faults } = plan;
  world.proxy.plan(faults.firestore);
  world.platform.events.faults = [...faults.events];
  await Promise.all(faults.provider.map((fault) => world.controls.post('faults', fault)));
  await world.controls.post('webhooks', faults.webhooks[0]?.modes ?? {});
  world.platform.planDeaths(faults.deaths);

  const together = buyers.flatMap(({ visits }) => visits).filter(({ paysTogether }) => paysTogether);
  const rendezvous = new Rendezvous(
    together.map(({ item }) => item),
    RENDEZVOUS_MS,
  );
  const acts = timetable(world, faults).map(async ({ atMs, act }) => {
    await sleep(atMs);
    await act();
  });
  const staff = plan.staff.map((one) => staffActs(world, plan, one));
  const deals = plan.deals.map((one) => deal(world, one));
  const visits = buyers.map(async ({ visits }, buyer) => {
    let vanished = 0;
    for (const visit of visits) {
      if (await new Browser(world, buyerId(buyer), visit, rendezvous).run()) vanished += 1;
    }
    return vanished;
  });
  const vanished = (await Promise.all(visits)).reduce((sum, count) => sum + count, 0);
  await Promise.all(acts);
  const agreed = (await Promise.all(deals)).filter(Boolean).length;
  const staffDid = (await Promise.all(staff)).filter(Boolean).length;
  return {
    'browsers gone': vanished,
    'time jumps': faults.jumps.length,
    'rival writes': faults.touches.length,
    'prices agreed on': agreed,
    'refunds and deletions': staffDid,
  };
}
