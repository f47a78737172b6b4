import { callOutsideRace } from '../run/call-function.ts';
import { partOf } from '../run/deal.ts';
import { actOnOffer, NO_OFFER, seenOffer } from '../run/offer-act.ts';
import { dollars, drawGoods, type Goods, list, note, ofBuyer } from './goods.ts';
import { playMoneyStory } from './money-story.ts';
import { playOrder } from './order-story.ts';
import { BUYER_IDS, SELLERS } from './people.ts';
import { ask, askUntilAnswered, DAY_MS, HOUR_MS, isThere, MINUTE_MS, type Play } from './play.ts';

/** Somebody who is about to buy something. */
interface Purchase {
  goods: Goods;
  uid: string;
  bookingsId: string;
}

/** How many times a buyer comes back to pay, and after how long. */
const VISITS = 8;
const NEXT_VISIT_MS = 5 * HOUR_MS;

/** A seller or buyer who is there and does not mean to go; undefined where none is found. */
async function somebody(play: Play, uids: readonly string[]): Promise<string | undefined> {
  for (const uid of play.random.shuffled(uids)) {
    if (!play.log.leaving.has(uid) && (await isThere(play, uid))) return uid;
  }
  return undefined;
}

/** Somebody lists an item; most of what is listed is bought. */
export async function listSomething(play: Play, number: number): Promise<void> {
  const sellerId = await somebody(
    play,
    SELLERS.map(({ uid }) => uid),
  );
  if (sellerId === undefined) return;
  const goods = drawGoods(play.random.fork(), number, sellerId);
  await list(play, goods);
  play.agenda.after(play.random.between(1, 40) * HOUR_MS, () => findBuyers(play, goods));
}

/** Somebody books it, maybe a rival too, who does not pay; maybe another wishes for it. */
async function findBuyers(play: Play, goods: Goods): Promise<void> {
  const { random, agenda, world } = play;
  const { itemId } = goods;
  const product = await world.firestore.doc(`products/${itemId}`).get();
  const uid = await somebody(play, BUYER_IDS);
  if (uid === undefined || !product.exists || product.get('availability') === true) return;
  const isTaken = (await world.firestore.doc(`bookings/${ofBuyer(itemId, uid)}`).get()).exists;
  if (isTaken) return;
  await note(play, 'bookings', { itemId, uid });
  const rival = await somebody(play, BUYER_IDS);
  if (rival !== undefined && rival !== uid) {
    if (random.chance(0.25)) await noteOnce(play, 'bookings', itemId, rival);
    else if (random.chance(0.3)) await noteOnce(play, 'wishlist', itemId, rival);
  }
  const purchase = { goods, uid, bookingsId: ofBuyer(itemId, uid) };
  const wait = random.between(10, 60 * 50) * MINUTE_MS;
  if (random.chance(0.04)) agenda.after(wait, () => thinkBetterOfIt(play, purchase));
  else if (random.chance(0.2)) agenda.after(wait / 3, () => bargain(play, purchase));
  else agenda.after(wait, () => pay(play, purchase, VISITS));
}

async function noteOnce(play: Play, kind: 'bookings' | 'wishlist', itemId: string, uid: string) {
  const { firestore } = play.world;
  if (!(await firestore.doc(`${kind}/${ofBuyer(itemId, uid)}`).get()).exists) {
    await note(play, kind, { itemId, uid });
  }
}

async function thinkBetterOfIt(play: Play, { uid, bookingsId }: Purchase): Promise<void> {
  await ask(play, uid, 'deleteBooking', { bookingsId });
}

/** The buyer offers less; the seller accepts, asks for more, says no, or leaves it alone. Most pay what was agreed on in time. */
async function bargain(play: Play, purchase: Purchase): Promise<void> {
  const { world, random, agenda } = play;
  const { goods, uid, bookingsId: conversationId } = purchase;
  const { price, sellerId } = goods;
  const say = async (by: string, act: string, part?: number) => {
    const seen = act === 'offer' ? NO_OFFER : await seenOffer(world, conversationId);
    const amount = part === undefined ? {} : { amount: partOf(dollars(price), part) };
    return actOnOffer(world, by, { conversationId, act, seen, ...amount }, callOutsideRace);
  };
  const payLater = (hours: number) => agenda.after(hours * HOUR_MS, () => pay(play, purchase, VISITS));
  const answer = random.between(1, 10);
  const isPaidInTime = random.chance(0.85);
  await say(uid, 'offer', 0.7);
  agenda.after(random.between(1, 20) * HOUR_MS, async () => {
    if (answer <= 5) await say(sellerId, 'accept');
    else if (answer <= 7) {
      await say(sellerId, 'counter', 0.9);
      await say(uid, 'accept');
    } else if (answer <= 9) await say(sellerId, 'decline');
    payLater(isPaidInTime ? random.between(1, 20) : random.between(26, 60));
  });
}

/** What the page shows of the price and of how it comes over, now. */
async function shownNow({ world }: Play, { goods, bookingsId }: Purchase) {
  const [product, conversation] = await Promise.all([
    world.firestore.doc(`products/${goods.itemId}`).get(),
    world.firestore.doc(`conversations/${bookingsId}`).get(),
  ]);
  if (!product.exists) return undefined;
  const { state, until, amount } = conversation.get('offer') ?? {};
  const isAgreed = state === 'accepted' && until.toMillis() > world.clock.now();
  const delivers = goods.delivery === 'Delivery' || goods.delivery === 'Pick-up or delivery';
  return {
    productname: String(product.get('productname')),
    price: Number(isAgreed ? amount : product.get('resaleprice')),
    ...(delivers && { delivery: goods.deliveryCost }),
  };
}

/** Pays, with a card that may be declined first; whoever cannot comes back some hours later. */
async function pay(play: Play, purchase: Purchase, visits: number): Promise<void> {
  const { world, random, agenda } = play;
  const { uid, bookingsId } = purchase;
  const shown = await shownNow(play, purchase);
  const booking = await world.firestore.doc(`bookings/${bookingsId}`).get();
  if (shown === undefined || booking.get('soldToAnother') === true || !booking.exists) return;
  const { price: productprice, delivery } = shown;
  const way =
    delivery === undefined
      ? {}
      : { delivery: 'delivery', deliveryPrice: delivery, address: `${uid}, 1 Mill Lane, York` };
  const opened = await ask(play, uid, 'createPaymentIntent', { bookingsId, productprice, ...way });
  const { paymentIntentId } = opened.result;
  const isPaid = typeof paymentIntentId === 'string' && (await confirm(play, paymentIntentId, shown));
  if (!isPaid) {
    if (visits > 1) agenda.after(NEXT_VISIT_MS, () => pay(play, purchase, visits - 1));
    return;
  }
  const isGone = random.chance(0.08);
  const record = { paymentIntentId, bookingsId };
  if (!isGone) await askUntilAnswered(play, [uid, 'recordPayment', record]);
  playOrder(play, paymentIntentId, { isDelivered: delivery !== undefined });
  playMoneyStory(play, paymentIntentId);
}

/** Sends the card, and maybe another first; whether the money was taken. */
async function confirm(
  { world, random }: Play,
  paymentIntentId: string,
  shown: { productname: string; price: number; delivery?: number },
): Promise<boolean> {
  world.shown.push({ paymentIntentId, ...shown });
  const cards = random.chance(0.1) ? ['pm_card_chargeDeclined', 'pm_card_visa'] : ['pm_card_visa'];
  for (const payment_method of cards) {
    // Declined, or the provider does not answer: what came of it is asked below.
    await world.cards.paymentIntents.confirm(paymentIntentId, { payment_method }).catch(() => undefined);
  }
  const intent = await world.cards.paymentIntents.retrieve(paymentIntentId).catch(() => undefined);
  return intent?.status === 'succeeded';
}

/** Finds another buyer for an item that is for sale again. */
export async function sellAgain(play: Play, itemId: string): Promise<void> {
  const product = await play.world.firestore.doc(`products/${itemId}`).get();
  if (!product.exists) return;
  const cents = (field: string) => Math.round(100 * Number(product.get(field) ?? 0));
  await findBuyers(play, {
    itemId,
    sellerId: String(product.get('sellerId')),
    price: cents('resaleprice'),
    delivery: product.get('delivery'),
    deliveryCost: cents('deliverycost'),
    isAdvertised: false,
  });
}

/** Draws when things are listed: a few a day, by day. */
export function planListings(play: Play, count: number): void {
  const days = (play.end - play.start) / DAY_MS;
  for (let number = 1; number <= count; number += 1) {
    const day = Math.floor(((number - 1) * days) / count);
    const at = play.start + day * DAY_MS + play.random.between(7 * 60, 22 * 60) * MINUTE_MS;
    play.agenda.at(at, () => listSomething(play, number));
  }
}
