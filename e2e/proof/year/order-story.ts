import { fromDocument } from '@thriftline/domain/base/document-names';
import { fromCents } from '@thriftline/domain/base/money';
import { type Order, orderState } from '@thriftline/domain/orders/order';
import { problemPicturePath } from '@thriftline/domain/orders/problem-picture';
import { aWebp } from '@thriftline/domain/testing/picture-files';
import { FieldValue } from 'firebase-admin/firestore';
import { ADMINS } from './people.ts';
import { askUntilAnswered, DAY_MS, HOUR_MS, isThere, type Play } from './play.ts';

const TEXT = 'One of the legs is broken, and the other one is short.';

async function orderOf({ world }: Play, orderId: string): Promise<Order | undefined> {
  const found = await world.firestore.doc(`orders/${orderId}`).get();
  return found.exists ? (fromDocument(found.data() ?? {}) as Order) : undefined;
}

/** Somebody does something about an order as its page shows it; nothing where the account or the order is gone. */
async function act(
  play: Play,
  orderId: string,
  by: 'buyer' | 'seller' | 'admin',
  name: string,
  more: object = {},
): Promise<void> {
  const order = await orderOf(play, orderId);
  if (order === undefined) return;
  const uid = { buyer: order.buyerId, seller: order.sellerId, admin: play.random.pick(ADMINS) }[by];
  if (!(await isThere(play, uid))) return;
  const seenState = orderState(order, play.world.clock.now());
  await askUntilAnswered(play, [uid, 'orderAct', { orderId, act: name, seenState, ...more }]);
}

const days = (play: Play, least: number, most: number) =>
  play.random.between(least * 24, most * 24) * HOUR_MS;

/** The seller types the code that the buyer tells them, after a wrong one maybe. */
async function handOver(play: Play, orderId: string): Promise<void> {
  const { world, random } = play;
  const code = (await world.firestore.doc(`orders/${orderId}/pickup/code`).get()).get('code');
  if (typeof code !== 'string') return;
  if (random.chance(0.2)) await act(play, orderId, 'seller', 'handOver', { code: '000000' });
  await act(play, orderId, 'seller', 'handOver', { code });
}

/** The seller's phone reads the buyer's QR code; without a network then, it says so some hours later. */
async function readQr(play: Play, orderId: string): Promise<void> {
  const { firestore } = play.world;
  const secret = (await firestore.doc(`orders/${orderId}/pickup/code`).get()).get('secret');
  const order = await orderOf(play, orderId);
  if (typeof secret !== 'string' || order === undefined) return;
  // What the rules ask of it.
  if (orderState(order, play.world.clock.now()) !== 'paid') return;
  await firestore
    .doc(`handovers/${orderId}`)
    .set({ sellerId: order.sellerId, secret, createdAt: FieldValue.serverTimestamp() });
}

/** The buyer says that something is wrong, with a picture of it or without. */
async function report(play: Play, orderId: string): Promise<void> {
  const { world, random, agenda } = play;
  const order = await orderOf(play, orderId);
  if (order === undefined) return;
  const hasPicture = random.chance(0.5);
  if (hasPicture) {
    for (const size of ['small', 'large'] as const) {
      const file = { by: order.buyerId, bytes: Buffer.from(aWebp(8, 6)) };
      await world.firestore.doc(problemPicturePath(orderId, 0, size)).set(file);
    }
  }
  const pictures = hasPicture ? { pictures: [{ width: 640, height: 480 }] } : {};
  await act(play, orderId, 'buyer', 'report', { reason: 'damaged', text: TEXT, ...pictures });
  const what = random.between(1, 100);
  const soon = days(play, 0, 2) + HOUR_MS;
  if (what <= 25) agenda.after(soon, () => act(play, orderId, 'seller', 'refund'));
  else if (what <= 45) agenda.after(soon, () => act(play, orderId, 'buyer', 'withdraw'));
  else if (what <= 60) agenda.after(soon, () => act(play, orderId, 'seller', 'answer', { text: TEXT }));
  else if (what <= 68) agenda.after(days(play, 4, 9), () => act(play, orderId, 'seller', 'refund'));
  else if (what <= 74) agenda.after(days(play, 4, 9), () => act(play, orderId, 'buyer', 'withdraw'));
  // Of the others an admin decides.
}

/** What becomes of what is on its way. */
function playShipped(play: Play, orderId: string): void {
  const { random, agenda } = play;
  const what = random.between(1, 100);
  if (what <= 52) agenda.after(days(play, 2, 9), () => act(play, orderId, 'buyer', 'receive'));
  else if (what <= 82) agenda.after(days(play, 2, 13), () => report(play, orderId));
  // Who forgets to say so has it after two weeks.
}

/** What the two of them make of what was just paid. */
export function playOrder(play: Play, orderId: string, { isDelivered }: { isDelivered: boolean }): void {
  const { random, agenda } = play;
  const what = random.between(1, 100);
  const ship = async () => {
    await act(play, orderId, 'seller', 'ship', { tracking: `Parcel ${orderId.slice(-6)}` });
    playShipped(play, orderId);
  };
  if (what <= 4) agenda.after(days(play, 0, 2) + HOUR_MS, () => act(play, orderId, 'buyer', 'cancel'));
  else if (what <= 7) agenda.after(days(play, 0, 2) + HOUR_MS, () => act(play, orderId, 'seller', 'cancel'));
  // The seller forgets it: after five working days the money goes back.
  else if (what <= 13) return;
  else if (what <= 19) agenda.after(3 * DAY_MS + days(play, 0, 1), ship);
  else if (what <= 23) agenda.after(days(play, 0, 4) + HOUR_MS, () => act(play, orderId, 'buyer', 'receive'));
  else if (isDelivered || what <= 50) agenda.after(days(play, 0, 3) + HOUR_MS, ship);
  else if (what <= 70) agenda.after(days(play, 0, 4) + HOUR_MS, () => readQr(play, orderId));
  else agenda.after(days(play, 0, 4) + HOUR_MS, () => handOver(play, orderId));
}

/** Admins decide about what has been escalated, each day about a part of it, and about some of it never. */
export async function decideAtDesk(play: Play): Promise<void> {
  const { world, random } = play;
  const found = await world.firestore
    .collection('orders')
    .where('state', 'in', ['disputed', 'escalated'])
    .orderBy('__name__')
    .get();
  for (const { id } of found.docs) {
    const order = await orderOf(play, id);
    if (order === undefined || orderState(order, world.clock.now()) !== 'escalated') continue;
    const isForgotten = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8 === 0;
    if (isForgotten || random.chance(0.6)) continue;
    const text = 'So it was agreed with both of you.';
    const what = random.between(1, 3);
    if (what === 1) await act(play, id, 'admin', 'refund', { text });
    else if (what === 2) await act(play, id, 'admin', 'release', { text });
    else {
      const toBuyer = fromCents(Math.max(50, Math.floor(order.amount / 3)));
      await act(play, id, 'admin', order.amount > 150 ? 'split' : 'release', {
        text,
        ...(order.amount > 150 && { toBuyer }),
      });
    }
  }
}
