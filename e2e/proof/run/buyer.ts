import { setTimeout as sleep } from 'node:timers/promises';
import type { CallableName } from '@thriftline/domain/calls/callables';
import type { Stripe } from 'stripe';
import type { CardPlay, Visit } from '../plan/buyer-plan.ts';
import type { World } from '../platform/world.ts';
import { type CallAnswer, callAgainOutsideRace, callFunction } from './call-function.ts';
import type { Rendezvous } from './rendezvous.ts';
import { bookingsIdOf, itemId } from './shop-goods.ts';
import {
  deliveryNow,
  isOfItem,
  isOfPrice,
  itemNow,
  priceNow,
  type Shown,
  shownBy,
  wayShown,
} from './shown-item.ts';

/** How often a page tries again what failed. */
const TRIES = 3;

/** How long a call is under way when the browser is closed in the middle of it. */
const UNDER_WAY_MS = 8;

const CARDS: Record<CardPlay, readonly string[]> = {
  pays: ['pm_card_visa'],
  isDeclinedFirst: ['pm_card_chargeDeclined', 'pm_card_visa'],
  isDeclined: ['pm_card_chargeDeclinedInsufficientFunds'],
  passesChallenge: ['pm_card_authenticationRequired'],
  failsChallenge: ['pm_card_authenticationRequired'],
};

/** A buyer's browser: does what the page does, as the visit was planned, until it is gone. */
export class Browser {
  private readonly world: World;
  private readonly uid: string;
  private readonly visit: Visit;
  private readonly bookingsId: string;
  private readonly rendezvous: Rendezvous;
  private shown: Shown = { productname: '', price: 0 };
  /** The edit of the item that the buyer agreed to on the page. */
  private itemEditedAt: string | undefined;

  constructor(world: World, uid: string, visit: Visit, rendezvous: Rendezvous) {
    this.world = world;
    this.uid = uid;
    this.visit = visit;
    this.rendezvous = rendezvous;
    this.bookingsId = bookingsIdOf(visit.item, uid);
  }

  /** Goes through the visit and says whether the browser vanished on the way. */
  async run(): Promise<boolean> {
    const { visit } = this;
    await sleep(visit.startMs);
    const paymentIntentId = await this.open();
    if (visit.paysTogether) this.rendezvous.arrive(visit.item);
    if (visit.vanishing === 'whileOpening' || visit.vanishing === 'beforePaying') return true;
    if (paymentIntentId === undefined) return false;
    await sleep(visit.thinkMs);
    if (visit.paysTogether) await this.rendezvous.everybody(visit.item);
    if (visit.deletesBooking === 'beforePaying') await this.deleteBooking();

    const paying = Promise.all(Array.from({ length: visit.tabs }, () => this.pay(paymentIntentId)));
    if (visit.vanishing === 'whilePaying') {
      await sleep(UNDER_WAY_MS);
      // The card was sent; nobody is there to see what became of it.
      await paying;
      return true;
    }
    await paying;
    if (visit.vanishing === 'beforeRecording') return true;
    await sleep(visit.thinkMs / 2);
    if (visit.deletesBooking === 'afterPaying') await this.deleteBooking();
    if (await this.isPaid(paymentIntentId)) {
      await Promise.all(Array.from({ length: visit.tabs }, () => this.record(paymentIntentId)));
    } else await this.call('releaseHold', { bookingsId: this.bookingsId });
    return visit.vanishing === 'whileRecording';
  }

  /** Opens the payment, trying again while another buyer holds the item, and at its new price if it has one. */
  private async open(): Promise<string | undefined> {
    this.shown = await shownBy(this.world, this.bookingsId);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const vanishes = this.visit.vanishing === 'whileOpening';
      if (this.visit.delivered) this.shown.delivery = await deliveryNow(this.world, this.visit.item);
      const answer = await this.call(
        'createPaymentIntent',
        {
          bookingsId: this.bookingsId,
          productprice: this.shown.price,
          itemEditedAt: this.itemEditedAt,
          ...wayShown(this.shown),
        },
        vanishes,
      );
      if (vanishes) return undefined;
      if (answer.status === 200) {
        if (this.visit.leavesBeforePaying) await this.call('releaseHold', { bookingsId: this.bookingsId });
        return String(answer.result.paymentIntentId);
      }
      if (isOfItem(answer.problem)) {
        const { shown, itemEditedAt } = await itemNow(this.world, this.visit.item);
        Object.assign(this, { shown, itemEditedAt });
      }
      if (isOfPrice(answer.problem)) {
        this.shown = { ...this.shown, price: await priceNow(this.world, this.visit.item, this.bookingsId) };
      }
      await sleep(20 + 60 * tries);
    }
    return undefined;
  }

  private async pay(paymentIntentId: string): Promise<void> {
    this.world.shown.push({ paymentIntentId, ...this.shown });
    for (const card of CARDS[this.visit.card]) {
      const intent = await this.confirm(paymentIntentId, card);
      if (intent?.status === 'requires_action') await this.answerChallenge(paymentIntentId);
    }
  }

  private async confirm(paymentIntentId: string, card: string): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await this.world.cards.paymentIntents.confirm(paymentIntentId, { payment_method: card });
    } catch {
      // Declined, paid in another tab, cancelled or cut off: the page asks for the truth next.
      return undefined;
    }
  }

  private async answerChallenge(paymentIntentId: string): Promise<void> {
    const outcome = this.visit.card === 'passesChallenge' ? 'complete' : 'fail';
    await this.world.controls.post(`payment_intents/${paymentIntentId}/answer_challenge`, { outcome });
  }

  /** What became of the payment, as the page finds out by itself. */
  private async isPaid(paymentIntentId: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const { status } = await this.world.cards.paymentIntents.retrieve(paymentIntentId);
        if (status !== 'processing') return status === 'succeeded';
      } catch {
        // Cut off: asked again below.
      }
      await sleep(30);
    }
    return false;
  }

  private async record(paymentIntentId: string): Promise<void> {
    const vanishes = this.visit.vanishing === 'whileRecording';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const data = { paymentIntentId, bookingsId: this.bookingsId };
      const answer = await this.call('recordPayment', data, vanishes);
      if (vanishes || (answer.status > 0 && answer.status < 500)) return;
      await sleep(20);
    }
  }

  /** Deletes an unpaid booking as the rules let a buyer do it; while its payment is open, as the page does then. */
  private async deleteBooking(): Promise<void> {
    const { firestore, clock } = this.world;
    const booking = firestore.doc(`bookings/${this.bookingsId}`);
    const isOpen = await firestore
      .runTransaction(async (transaction) => {
        const found = await transaction.get(booking);
        if ((found.get('payingUntil')?.toMillis() ?? 0) > clock.now()) return true;
        if (found.get('paid') !== true && found.get('refunded') !== true) transaction.delete(booking);
        return false;
      })
      // Lost to the functions, which write there too: then it stays.
      .catch(() => false);
    if (isOpen) await this.call('deleteBooking', { bookingsId: this.bookingsId });
  }

  private async call(name: CallableName, data: object, vanishes = false): Promise<CallAnswer> {
    const gone = new AbortController();
    if (vanishes) setTimeout(() => gone.abort(), UNDER_WAY_MS);
    return callFunction(this.world.platform.url, this.uid, name, data, gone.signal);
  }
}

/** Buys an item when all is calm; what went wrong, or undefined when it was sold to this buyer. */
export async function buyInPeace(world: World, uid: string, item: number): Promise<string | undefined> {
  const bookingsId = bookingsIdOf(item, uid);
  const { url } = world.platform;
  const { shown, itemEditedAt } = await itemNow(world, item);
  const opened = await callAgainOutsideRace(url, uid, 'createPaymentIntent', {
    bookingsId,
    productprice: shown.price,
    itemEditedAt,
  });
  if (opened.status !== 200) {
    return `${uid} cannot open the payment of ${itemId(item)}: ${opened.status} ${opened.problem}`;
  }
  const paymentIntentId = String(opened.result.paymentIntentId);
  world.shown.push({ paymentIntentId, ...shown });
  await world.cards.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  const recorded = await callAgainOutsideRace(url, uid, 'recordPayment', { paymentIntentId, bookingsId });
  if (recorded.status === 200 && recorded.result.outcome === 'recorded') return undefined;
  return `${uid} paid for ${itemId(item)}: ${recorded.status} ${recorded.problem}${JSON.stringify(recorded.result)}`;
}
