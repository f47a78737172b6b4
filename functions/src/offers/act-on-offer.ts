import { msg, plural } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { FIELD_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { productVersion } from '@thriftline/domain/catalogue/product-version';
import { sideOf } from '@thriftline/domain/conversations/conversation';
import {
  MAX_OPEN_OFFERS,
  type NextOffer,
  namesAmount,
  nextOffer,
} from '@thriftline/domain/conversations/offer';
import type { OfferActInput } from '@thriftline/domain/conversations/offer-act';
import type { OfferAct, OfferState } from '@thriftline/domain/conversations/offer-machine';
import { offerState } from '@thriftline/domain/conversations/offer-state';
import { settingsOf } from '@thriftline/domain/settings/shop-settings';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { limitAct } from '../accounts/limits/limit-acts.ts';
import { countCreation } from '../accounts/limits/quotas.ts';
import { conversations } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { settingsDocument } from '../settings/settings.ts';
import { prepareDeal } from './accept-offer.ts';
import { notNow } from './not-now.ts';
import { type OfferConversation, readOfferConversation } from './offer-conversation.ts';
import { requireParties } from './offer-parties.ts';
import { requireBounds, requireForOffers, requireSameItem } from './require-offer.ts';
import { requireSeen } from './require-seen.ts';
import { prepareUndoing } from './undo-deal.ts';
import { writeOffer } from './write-offer.ts';

/** How often an account acts on offers. */
const ACTS_AN_HOUR = 60;

/** Throws `too-many-requests` when so many other offers of the buyer's wait for an answer already. */
async function requireFewOffers(transaction: Transaction, buyerId: string, id: string, now: number) {
  const running = await transaction.get(
    conversations()
      .where('buyerId', '==', buyerId)
      .where('offer.until', '>', Timestamp.fromMillis(now))
      .limit(4 * MAX_OPEN_OFFERS),
  );
  const waiting = running.docs.filter((snapshot) => {
    const state = offerState(snapshot.data().offer, now);
    return snapshot.id !== id && (state === 'open' || state === 'countered');
  });
  if (waiting.length < MAX_OPEN_OFFERS) return;
  const most = MAX_OPEN_OFFERS;
  const words = msg({
    message: plural(most, {
      one: `${most} of your offers is open. Withdraw it, or wait for a response.`,
      other: `${most} of your offers are open. Withdraw one, or wait for a response.`,
    }),
  });
  throw new AppError('too-many-requests', words);
}

/** An act that is somebody's to do now, and what comes of it. */
interface Deed {
  actor: Actor;
  act: OfferAct;
  conversationId: string;
  found: OfferConversation;
  next: NextOffer;
  now: number;
}

/** What the act writes besides the offer; gives the id of the hold that it takes, if it takes one. */
type Effect = () => string | undefined;

/** Prepares to name an amount: it has to be within bounds, and a buyer's first one opens the conversation. */
async function prepareNaming(transaction: Transaction, deed: Deed): Promise<Effect> {
  const { actor, act, conversationId, found, next, now } = deed;
  const { conversation, product, isNew } = found;
  const parties = await requireParties(transaction, actor, conversation);
  requireForOffers(product, now);
  requireBounds(next.amount, product, settingsOf(await read(settingsDocument(), transaction)));
  if (act === 'offer') await requireFewOffers(transaction, actor.uid, conversationId, now);
  if (isNew) {
    const creator = { ...parties.actor, confirmed: actor.confirmed };
    await countCreation(transaction, creator, 'conversations', conversationId);
  }
  return () => undefined;
}

/** Prepares to agree: the item is kept for its buyer at that price. */
async function prepareAccepting(transaction: Transaction, deed: Deed): Promise<Effect> {
  const { actor, found, next, now, conversationId } = deed;
  const { conversation, product } = found;
  const { buyer } = await requireParties(transaction, actor, conversation);
  requireForOffers(product, now);
  requireSameItem(next, product);
  const { productId } = conversation;
  return prepareDeal(transaction, { conversationId, productId, product, buyer, next, now });
}

function prepare(transaction: Transaction, deed: Deed): Promise<Effect> {
  const { act, found, conversationId, now } = deed;
  const { offer, productId } = found.conversation;
  if (namesAmount(act)) return prepareNaming(transaction, deed);
  if (act === 'accept') return prepareAccepting(transaction, deed);
  if (offer?.state === 'accepted') return prepareUndoing(transaction, { conversationId, productId, now });
  return Promise.resolve(() => undefined);
}

/** What becomes of the offer by the act. Throws `conflict` where it is not what the page shows, or not theirs to do now. */
function nextOf(actor: Actor, input: OfferActInput, found: OfferConversation, now: number): NextOffer {
  const { conversation, product } = found;
  const { offer } = conversation;
  requireSeen(offer, input.seen, now);
  const next = nextOffer(offer, {
    act: input.act,
    side: sideOf(conversation, actor.uid),
    amount: input.amount ?? 0,
    productVersion: product === undefined ? 0 : productVersion(product),
    now,
  });
  if (next === undefined) throw notNow(offer, now);
  return next;
}

/**
 * Does what somebody does about the offer of a conversation: all of it in one transaction, or nothing. Accepting holds the item for its
 * buyer at that price. A buyer's first offer opens the conversation. Gives what the offer is now; throws `conflict` where it is not
 * what the actor's page shows, or where the item, its price or the other side stand against it.
 */
export async function actOnOffer(
  actor: Actor,
  input: OfferActInput,
): Promise<{ state: OfferState; amount: number }> {
  const { conversationId, act, amount } = input;
  if (namesAmount(act) && amount === undefined) {
    throw new AppError('invalid-argument', msg`Check amount: Field is required.`, {
      fields: { amount: FIELD_REQUIRED },
    });
  }
  await limitAct(actor, {
    act: 'offerAct',
    most: ACTS_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: msg`Too many offers. Try again in an hour.`,
  });
  return firestore().runTransaction(async (transaction) => {
    const now = Date.now();
    const found = await readOfferConversation(transaction, actor, conversationId);
    const next = nextOf(actor, input, found, now);
    const effect = await prepare(transaction, { actor, act, conversationId, found, next, now });
    writeOffer(transaction, {
      conversationId,
      conversation: found.conversation,
      isNew: found.isNew,
      by: actor.uid,
      act,
      next,
      holdId: effect(),
    });
    return { state: next.state, amount: next.amount };
  });
}
