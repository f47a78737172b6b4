import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RunPlan } from '../plan/run-plan.ts';
import type { StaffAct, StaffPlan } from '../plan/staff-plan.ts';
import type { World } from '../platform/world.ts';
import { callFunction, tokenOf } from './call-function.ts';
import { ADMIN, buyerId, itemId, SELLER } from './shop-goods.ts';

/** Why the admin refunds, in every run. */
const REASON = 'The buyer asked for it';

/** Acts on one of those there are, if there are any, and says whether it did. */
async function onOne<One>(all: readonly One[], pick: number, act: (one: One) => Promise<unknown>) {
  const one = all[pick % Math.max(1, all.length)];
  if (one === undefined) return false;
  await act(one);
  return true;
}

/** Deletes an item as the page does: with the token of whoever is signed in. */
async function deleteItem(
  { addresses: { firestoreHost, project } }: World,
  uid: string,
  id: string,
): Promise<boolean> {
  const url = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents/products/${id}`;
  const headers = { authorization: `Bearer ${tokenOf(uid)}` };
  const answer = await fetch(`${url}?currentDocument.exists=true`, { method: 'DELETE', headers });
  if (!answer.ok && answer.status !== 404) throw new Error(`Nobody may delete ${id}: ${await answer.text()}`);
  return answer.ok;
}

type OwnItemAct = (transaction: Transaction, item: DocumentReference, found: DocumentSnapshot) => void;

/** What a seller may do with an item: one that is sold or held stays as it is. Gives what it was, or undefined. */
async function changeOwnItem({ firestore, clock }: World, id: string, act: OwnItemAct) {
  const item = firestore.doc(`products/${id}`);
  return firestore
    .runTransaction(async (transaction) => {
      const found = await transaction.get(item);
      const isHeld = (found.get('hold.until')?.toMillis() ?? 0) > clock.now();
      if (!found.exists || found.get('availability') === true || isHeld) return undefined;
      act(transaction, item, found);
      return found.data();
    })
    .catch(() => undefined);
}

const deleteOwnItem = (world: World, id: string) =>
  changeOwnItem(world, id, (transaction, item) => transaction.delete(item));

/** Deletes the item and lists another at the same price under its id, advertised as the first one was. */
async function swapOwnItem(world: World, id: string): Promise<boolean> {
  const { hold: _hold, ...product } = (await deleteOwnItem(world, id)) ?? {};
  if (product.productname === undefined) return false;
  const createdAt = FieldValue.serverTimestamp();
  const brick = { ...product, productname: `Brick instead of ${product.productname}`, createdAt };
  await world.firestore.doc(`products/${id}`).create(brick);
  return true;
}

/** The price with a dollar more, in the cents that a price has. */
const dearer = (price: number) => Number((price >= 999_999 ? price - 1 : price + 1).toFixed(2));

/** The bank decides one of the disputes that are open. */
async function decideDispute({ controls }: World, pick: number, status: 'won' | 'lost'): Promise<boolean> {
  const { disputes } = await controls.state();
  const open = disputes.filter((dispute) => dispute.status === 'needs_response');
  return onOne(open, pick, ({ id }) => controls.post(`disputes/${id}/move`, { status }));
}

const DEEDS: Record<StaffAct, (world: World, plan: RunPlan, pick: number) => Promise<boolean>> = {
  async refund({ firestore, platform }, _plan, pick) {
    const recorded = await firestore.collection('payments').where('status', '==', 'recorded').get();
    return onOne(recorded.docs, pick, ({ id }) =>
      callFunction(platform.url, ADMIN, 'refundPayment', { paymentIntentId: id, reason: REASON }),
    );
  },
  async refundInDashboard({ cards, controls }, _plan, pick) {
    const { paymentIntents } = await controls.state();
    const paid = paymentIntents.filter(({ status }) => status === 'succeeded');
    // Refused when the money is back already, or cut off on the way.
    return onOne(paid, pick, ({ id }) => cards.refunds.create({ payment_intent: id }).catch(() => undefined));
  },
  async refundReturned({ controls }, _plan, pick) {
    const { refunds } = await controls.state();
    const sent = refunds.filter(({ status }) => status === 'succeeded');
    // Refused when somebody else sent it back meanwhile.
    return onOne(sent, pick, ({ id }) =>
      controls.post(`refunds/${id}/fail`, { reason: 'declined' }).catch(() => undefined),
    );
  },
  async paymentIsDisputed({ controls }, _plan, pick) {
    const { paymentIntents, refunds } = await controls.state();
    const isBack = (id: string) => refunds.some(({ payment_intent }) => payment_intent === id);
    const paid = paymentIntents.filter(({ id, status }) => status === 'succeeded' && !isBack(id));
    return onOne(paid, pick, ({ id }) => controls.post(`payment_intents/${id}/dispute`));
  },
  disputeIsLost: (world, _plan, pick) => decideDispute(world, pick, 'lost'),
  disputeIsWon: (world, _plan, pick) => decideDispute(world, pick, 'won'),
  adminDeletesItem: (world, { items }, pick) => deleteItem(world, ADMIN, itemId(pick % items.length)),
  sellerDeletesItem: async (world, { items }, pick) =>
    (await deleteOwnItem(world, itemId(pick % items.length))) !== undefined,
  sellerSwapsItem: (world, { items }, pick) => swapOwnItem(world, itemId(pick % items.length)),
  sellerRepricesItem: async (world, { items }, pick) =>
    (await changeOwnItem(world, itemId(pick % items.length), (transaction, item, found) =>
      transaction.update(item, { resaleprice: dearer(Number(found.get('resaleprice'))) }),
    )) !== undefined,
  sellerEditsItem: async (world, { items }, pick) =>
    (await changeOwnItem(world, itemId(pick % items.length), (transaction, item, found) =>
      transaction.update(item, {
        productname: `Edited ${found.get('productname')}`.slice(0, 120),
        deliverycost: Number(found.get('deliverycost')) + 1,
        editedAt: FieldValue.serverTimestamp(),
      }),
    )) !== undefined,
  async sellerIsDeleted({ firestore }) {
    await firestore.doc(`users/${SELLER}`).delete();
    return true;
  },
  async buyerIsDeleted({ firestore }, { buyers }, pick) {
    await firestore.doc(`users/${buyerId(pick % buyers.length)}`).delete();
    return true;
  },
};

/** Does the act at its time and says whether there was something to do. */
export async function act(
  world: World,
  plan: RunPlan,
  { act: name, atMs, pick }: StaffPlan,
): Promise<boolean> {
  await sleep(atMs);
  return DEEDS[name](world, plan, pick);
}
