import { ADMINS } from './people.ts';
import { ask, DAY_MS, HOUR_MS, type Play } from './play.ts';

const days = (play: Play, least: number, most: number) =>
  play.random.between(least * 24, most * 24) * HOUR_MS;

/** After how many hours a refused refund is sent in the dashboard, and from which date on none is refused. */
const HOURS_TO_NOTICE = 8;
const LAST_QUIET_DATE = 27;

/** Asks the provider for something, as its dashboard does; what it refuses because the money is elsewhere was not done. */
async function inDashboard<T>(act: () => Promise<T>): Promise<T | undefined> {
  return act().catch(() => undefined);
}

/** The holder of the card asks their bank for the money, which decides weeks later. */
async function dispute(play: Play, paymentIntentId: string): Promise<void> {
  const { controls, cards } = play.world;
  const refunds = await inDashboard(() => cards.refunds.list({ payment_intent: paymentIntentId }));
  if (refunds === undefined || refunds.data.length > 0) return;
  const opened = await inDashboard(() => controls.post(`payment_intents/${paymentIntentId}/dispute`));
  const { id } = (opened ?? {}) as { id?: string };
  if (id === undefined) return;
  const status = play.random.chance(0.5) ? 'won' : 'lost';
  play.agenda.after(days(play, 8, 40), async () => {
    await inDashboard(() => controls.post(`disputes/${id}/move`, { status }));
  });
}

/** Somebody sends a part of the price back in the provider's dashboard, and the bank may return it. */
async function sendPartBack(play: Play, paymentIntentId: string): Promise<void> {
  const { world, log, random, agenda } = play;
  const { cards } = world;
  const intent = await inDashboard(() => cards.paymentIntents.retrieve(paymentIntentId));
  const before = await inDashboard(() => cards.refunds.list({ payment_intent: paymentIntentId }));
  if (intent === undefined || before === undefined || before.data.length > 0) return;
  const cents = Math.floor(intent.amount / random.between(2, 6));
  if (cents === 0) return;
  const sent = await inDashboard(() => cards.refunds.create({ payment_intent: intent.id, amount: cents }));
  if (sent === undefined) return;
  log.byHand.add(sent.id);
  if (random.chance(0.5)) agenda.after(days(play, 2, 8), () => bounceRefund(play, paymentIntentId));
}

async function refundAsAdmin(play: Play, paymentIntentId: string): Promise<void> {
  const reason = 'The buyer asked for it';
  await ask(play, play.random.pick(ADMINS), 'refundPayment', { paymentIntentId, reason });
}

/** The provider refuses the refund that an admin decides; some hours later it goes in its dashboard. */
async function refuseRefund(play: Play, paymentIntentId: string): Promise<void> {
  const { controls, cards, clock } = play.world;
  // At the turn of a month the checker looks, and there is nothing wrong with what waits for a person.
  if (new Date(clock.now()).getUTCDate() >= LAST_QUIET_DATE) return;
  await controls.post('faults', {
    kind: 'error',
    code: 'charge_not_refundable',
    method: 'POST',
    path: '^/v1/refunds$',
    body: paymentIntentId,
    count: 1,
  });
  await refundAsAdmin(play, paymentIntentId);
  play.agenda.after(HOURS_TO_NOTICE * HOUR_MS, async () => {
    await inDashboard(() => cards.refunds.create({ payment_intent: paymentIntentId }));
  });
}

/** The bank sends the refund back that went last: whoever is told that money comes waits for it in vain. */
export async function bounceRefund({ world }: Play, paymentIntentId: string): Promise<void> {
  const { cards, controls } = world;
  const refunds = await inDashboard(() => cards.refunds.list({ payment_intent: paymentIntentId }));
  const sent = refunds?.data.find(({ status }) => status === 'succeeded');
  if (sent) await inDashboard(() => controls.post(`refunds/${sent.id}/fail`, { reason: 'declined' }));
}

/** What happens to the money of a sale beside what its two sides do about it. */
export function playMoneyStory(play: Play, paymentIntentId: string): void {
  const { random, agenda } = play;
  const what = random.between(1, 1000);
  if (what <= 40) agenda.after(days(play, 2, 60), () => dispute(play, paymentIntentId));
  else if (what <= 65) agenda.after(days(play, 1, 40), () => sendPartBack(play, paymentIntentId));
  else if (what <= 80) {
    agenda.after(days(play, 1, 30), async () => {
      await inDashboard(() => play.world.cards.refunds.create({ payment_intent: paymentIntentId }));
    });
  } else if (what <= 100) agenda.after(days(play, 1, 40), () => refundAsAdmin(play, paymentIntentId));
  else if (what <= 110) agenda.after(days(play, 1, 30), () => refuseRefund(play, paymentIntentId));
  if (random.chance(0.15))
    agenda.after(days(play, 6, 12) + DAY_MS, () => bounceRefund(play, paymentIntentId));
}
