import { checkWishes } from '../checker/check-left-overs.ts';
import { checkEnds } from '../checker/check-orders.ts';
import { checkState } from '../checker/check-state.ts';
import { readState } from '../checker/read-state.ts';
import type { ShopState, Violation } from '../checker/state.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { bringOver, letMonthsPass } from './after-sale.ts';
import { bargain } from './bargain.ts';
import { buyInPeace } from './buyer.ts';
import { calmDown, settle } from './calm-down.ts';
import { meetChangedItem } from './changed-item.ts';
import { loseNewsOfMoney } from './lost-news.ts';
import { type FaultCounts, race } from './race.ts';
import { meetSavedErrors } from './saved-errors.ts';
import { addBuyer, bookingsIdOf, buyerId, itemId, stockShop } from './shop-goods.ts';

/** What one run brought. */
export interface RunResult {
  seed: number;
  /** Faults that came true, by kind. */
  faults: FaultCounts;
  violations: Violation[];
  /** What became of the money, to see that the run was worth something. */
  sold: number;
  refunded: number;
  paidOut: number;
  /** Where instances died: step and moment. */
  deaths: string[];
}

/** After the trouble each unsold item can be bought, by a buyer who was there if one is left, or by a new one. */
async function buyWhatIsLeft(
  world: World,
  plan: RunPlan,
  { products, bookings, users }: ShopState,
): Promise<Violation[]> {
  const problems: Violation[] = [];
  for (const item of plan.items.keys()) {
    const product = products.find(({ id }) => id === itemId(item));
    if (product === undefined || product.fields.availability === true || product.fields.paid === true)
      continue;
    const known = plan.buyers
      .map((_, buyer) => buyerId(buyer))
      .filter((uid) => users.some(({ id }) => id === uid))
      .find((uid) => {
        const booking = bookings.find(({ id }) => id === bookingsIdOf(item, uid))?.fields;
        return booking && booking.refunded !== true && booking.soldToAnother !== true;
      });
    const uid = known ?? `late-buyer-${item}`;
    if (known === undefined) await addBuyer(world, uid, [item]);
    const problem = await buyInPeace(world, uid, item);
    if (problem) problems.push({ rule: 'cannot-be-bought', subject: itemId(item), detail: problem });
  }
  return problems;
}

async function countFaults(world: World, raced: FaultCounts): Promise<FaultCounts> {
  const { deliveries } = await world.controls.state();
  const events = new Set(deliveries.map(({ event }) => event));
  return {
    ...raced,
    'instances killed': world.platform.deaths.length,
    'Firestore faults': world.proxy.met.length,
    'card provider faults': await world.controls.faultsMet(),
    'webhooks lost': deliveries.filter(({ state }) => state === 'dropped').length,
    'webhooks held back': deliveries.filter(({ state }) => state === 'held').length,
    'webhooks doubled': deliveries.length - events.size,
    'document events late or doubled': world.platform.events.faultsMet,
  };
}

/** One run: a full shop, errors that the provider saves, an item that is swapped and one that is edited, the race, the calm after it, the checker, a last buyer for what is left, and what becomes of all that was sold until months later. */
export async function proveOnce(world: World, plan: RunPlan): Promise<RunResult> {
  await world.reset();
  await stockShop(world, plan);
  const { addresses, clock } = world;
  const { wishes } = await readState(addresses, clock.now(), world);
  await meetSavedErrors(world, plan);
  await meetChangedItem(world, plan, { ...plan.swapped, trick: 'sellerSwapsItem' });
  await meetChangedItem(world, plan, { ...plan.edited, trick: 'sellerEditsItem' });
  await bargain(world, plan);
  await loseNewsOfMoney(world, plan);
  const raced = await race(world, plan);
  const faults = await countFaults(world, raced);
  await calmDown(world);
  const atRest = await readState(addresses, clock.now(), world);
  const stuck = await buyWhatIsLeft(world, plan, atRest);
  await settle(world);
  const allSold = await readState(addresses, clock.now(), world);
  const afterSale = await bringOver(world, plan);
  await calmDown(world);
  await letMonthsPass(world, plan);
  const atEnd = await readState(addresses, clock.now(), world);

  const violations = new Map<string, Violation>();
  for (const violation of [
    ...checkState(atRest),
    ...checkWishes(wishes, atRest),
    ...stuck,
    ...checkState(allSold),
    ...checkState(atEnd),
    ...checkEnds(atEnd),
  ]) {
    violations.set(`${violation.rule} ${violation.subject}`, violation);
  }
  return {
    seed: plan.seed,
    faults: { ...faults, ...afterSale },
    violations: [...violations.values()],
    sold: atRest.payments.filter(({ fields }) => fields.status === 'recorded').length,
    refunded: atEnd.refunds.length,
    paidOut: atEnd.transfers.filter(({ amount, amount_reversed }) => amount_reversed < amount).length,
    deaths: world.platform.deaths.map(({ step, moment }) => `${moment} ${step}`),
  };
}
