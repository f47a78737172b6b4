import { fromDocument } from '@thriftline/domain/base/document-names';
import { fromCents } from '@thriftline/domain/base/money';
import { type Order, orderState } from '@thriftline/domain/orders/order';
import type { AfterSaleAct, AfterSaleDeed } from '../plan/after-sale-plan.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { callFunction, callOutsideRace } from './call-function.ts';
import { callScheduledFunctions, settle } from './calm-down.ts';
import { tellPayoutStories } from './payout-stories.ts';
import type { FaultCounts } from './race.ts';
import { ADMIN, SELLER } from './shop-goods.ts';
import { act as staffActs } from './staff.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Longer than each state of an order in turn, and what an admin has to decide in. */
const MONTHS_DAYS = [8, 15, 4, 61, 2];

interface PaidOrder {
  id: string;
  order: Order;
}

async function paidOrders({ firestore }: World): Promise<PaidOrder[]> {
  const { docs } = await firestore.collection('orders').orderBy('__name__').get();
  return docs.map((found) => ({ id: found.id, order: fromDocument(found.data()) as Order }));
}

/** Does something about an order as its page shows it at this moment. Gives whether the shop took it. */
async function actOnOrder(
  world: World,
  { pick, tabs }: AfterSaleAct,
  by: 'buyer' | 'seller' | 'admin',
  name: string,
  more: (orderId: string, order: Order) => Promise<object> = async () => ({}),
): Promise<boolean> {
  const all = await paidOrders(world);
  const one = all[pick % Math.max(1, all.length)];
  if (one === undefined) return false;
  const uid = { buyer: one.order.buyerId, seller: one.order.sellerId, admin: ADMIN }[by];
  const seenState = orderState(one.order, world.clock.now());
  const input = { orderId: one.id, act: name, seenState, ...(await more(one.id, one.order)) };
  const page = () => callFunction(world.platform.url, uid, 'orderAct', input);
  const answers = await Promise.all(Array.from({ length: tabs }, page));
  return answers.some(({ status }) => status === 200);
}

const REPORT = async () => ({ reason: 'damaged', text: 'One of the legs is broken.' });
/** A half of it, in whole cents. */
const HALF = async (_id: string, { amount }: Order) => ({
  ...(await DECISION()),
  toBuyer: fromCents(Math.floor(amount / 2)),
});
const DECISION = async () => ({ text: 'So it was agreed with both of you.' });

async function codeOf({ firestore }: World, orderId: string): Promise<object> {
  const code: unknown = (await firestore.doc(`orders/${orderId}/pickup/code`).get()).get('code');
  return typeof code === 'string' ? { code } : { code: '000000' };
}

/** What the provider does with the seller's account, if there is one. */
async function ofAccount({ controls }: World, act: string, body: object = {}): Promise<boolean> {
  const account = (await controls.state()).accounts[0];
  if (account === undefined) return false;
  await controls.post(`accounts/${account.id}/${act}`, body);
  return true;
}

async function setUp(world: World, call: typeof callFunction | typeof callOutsideRace): Promise<boolean> {
  await call(world.platform.url, SELLER, 'openPayouts', {});
  return ofAccount(world, 'onboard', { outcome: 'complete' });
}

const RESTRICTED = { due: ['individual.verification.document'] };

const DEEDS: Record<AfterSaleDeed, (world: World, plan: RunPlan, act: AfterSaleAct) => Promise<boolean>> = {
  ship: (world, _plan, act) => actOnOrder(world, act, 'seller', 'ship'),
  handOver: (world, _plan, act) => actOnOrder(world, act, 'seller', 'handOver', (id) => codeOf(world, id)),
  receive: (world, _plan, act) => actOnOrder(world, act, 'buyer', 'receive'),
  buyerCancels: (world, _plan, act) =>
    actOnOrder(world, act, 'buyer', 'cancel', async (_id, { amount, cancelFee = 0 }) => ({
      shownBack: amount - cancelFee,
    })),
  sellerCancels: (world, _plan, act) => actOnOrder(world, act, 'seller', 'cancel'),
  report: (world, _plan, act) => actOnOrder(world, act, 'buyer', 'report', REPORT),
  withdraw: (world, _plan, act) => actOnOrder(world, act, 'buyer', 'withdraw'),
  sellerRefunds: (world, _plan, act) => actOnOrder(world, act, 'seller', 'refund'),
  adminRefundsOrder: (world, _plan, act) => actOnOrder(world, act, 'admin', 'refund', DECISION),
  adminSplits: (world, _plan, act) => actOnOrder(world, act, 'admin', 'split', HALF),
  adminReleases: (world, _plan, act) => actOnOrder(world, act, 'admin', 'release', DECISION),
  refund: (world, plan, { pick }) => staffActs(world, plan, { act: 'refund', atMs: 0, pick }),
  refundInDashboard: (world, plan, { pick }) =>
    staffActs(world, plan, { act: 'refundInDashboard', atMs: 0, pick }),
  refundReturned: (world, plan, { pick }) => staffActs(world, plan, { act: 'refundReturned', atMs: 0, pick }),
  paymentIsDisputed: (world, plan, { pick }) =>
    staffActs(world, plan, { act: 'paymentIsDisputed', atMs: 0, pick }),
  disputeIsLost: (world, plan, { pick }) => staffActs(world, plan, { act: 'disputeIsLost', atMs: 0, pick }),
  disputeIsWon: (world, plan, { pick }) => staffActs(world, plan, { act: 'disputeIsWon', atMs: 0, pick }),
  sellerSetsUp: (world) => setUp(world, callFunction),
  accountIsHeld: (world) => ofAccount(world, 'restrict', RESTRICTED),
  accountIsReady: (world) => ofAccount(world, 'make_ready'),
};

/** Does the deed. What the provider refuses because somebody else was quicker was not done. */
async function tried(world: World, plan: RunPlan, act: AfterSaleAct): Promise<boolean> {
  return DEEDS[act.deed](world, plan, act).catch(() => false);
}

/**
 * What was sold comes over, or does not: everybody acts at once, in rounds with days between them, while everything fails. Gives what
 * went wrong on the way.
 */
export async function bringOver(world: World, plan: RunPlan): Promise<FaultCounts> {
  const { rounds, faults, beginsReady } = plan.afterSale;
  await setUp(world, callOutsideRace);
  await settle(world);
  await tellPayoutStories(world);
  if (!beginsReady) await ofAccount(world, 'restrict', RESTRICTED);
  const deathsBefore = world.platform.deaths.length;
  world.proxy.plan(faults.firestore);
  world.platform.events.faults = [...faults.events];
  await Promise.all(faults.provider.map((fault) => world.controls.post('faults', fault)));
  world.platform.planDeaths(faults.deaths);
  let did = 0;
  for (const [index, { acts, isSwept, daysAfter }] of rounds.entries()) {
    await world.controls.post('webhooks', faults.webhooks[index] ?? {});
    const sweep = isSwept ? callScheduledFunctions(world) : undefined;
    did += (await Promise.all(acts.map((act) => tried(world, plan, act)))).filter(Boolean).length;
    await sweep;
    world.clock.advance(daysAfter * DAY_MS);
  }
  const split = (await paidOrders(world)).filter(({ order }) => order.toBuyer !== undefined);
  return {
    'deeds after the sale': did,
    'orders split': split.length,
    'instances killed after the sale': world.platform.deaths.length - deathsBefore,
    'Firestore faults after the sale': world.proxy.met.length,
  };
}

/** Nothing fails any more, and nobody does anything: the clock ends what is open, and what is due goes where it belongs. */
export async function letMonthsPass(world: World, { afterSale }: RunPlan): Promise<void> {
  if (afterSale.endsReady) {
    await setUp(world, callOutsideRace);
    await ofAccount(world, 'make_ready');
    await settle(world);
  }
  const { disputes } = await world.controls.state();
  for (const { id, status } of disputes) {
    // Banks decide within months, too.
    if (status === 'needs_response') await world.controls.post(`disputes/${id}/move`, { status: 'won' });
  }
  await settle(world);
  for (const days of MONTHS_DAYS) {
    world.clock.advance(days * DAY_MS);
    await callScheduledFunctions(world);
    await settle(world);
  }
}
