import type { Books, Earnings } from '@thriftline/domain/payouts/earnings';
import { centsOwed, type Payout, shares } from '@thriftline/domain/payouts/payout';
import {
  EARNING_SUMS,
  PAYOUT_STATES,
  type PayoutState,
  SUM_OF,
} from '@thriftline/domain/payouts/payout-machine';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { payouts } from '../records/payouts.ts';

type Summed = 'gross' | 'back' | 'withBank' | 'net' | 'fee' | 'rounding' | 'transferred' | 'reversed';

/** Sums over payouts, in cents: they cost a read per thousand of them. */
async function sumsOf<F extends Summed>(
  query: Query<Payout>,
  fields: readonly F[],
): Promise<Record<F, number>> {
  const wanted = Object.fromEntries(fields.map((field) => [field, AggregateField.sum(field)]));
  const data = (await query.aggregate(wanted).get()).data();
  return data as Record<F, number>;
}

const inState = (query: Query<Payout>, state: PayoutState) => query.where('state', '==', state);

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** What is owed, and the shop's part of sales that stand meanwhile: read one by one, since it follows from several fields, and few are. */
async function owedOf(query: Query<Payout>): Promise<Record<'owed' | 'fee' | 'rounding', number>> {
  const { docs } = await inState(query, 'owed').get();
  const all = docs.map((found) => found.data());
  return {
    owed: total(all.map(centsOwed)),
    fee: total(all.map((payout) => shares(payout).fee)),
    rounding: total(all.map((payout) => (shares(payout).fee > 0 ? payout.rounding : 0))),
  };
}

/** What of payouts in a state counts in which sum: what is missing of a share that went is still to come. */
async function partsOf(query: Query<Payout>, state: PayoutState): Promise<Partial<Earnings>> {
  const sum = SUM_OF[state];
  if (sum === undefined) return {};
  if (sum === 'owed') return { owed: (await owedOf(query)).owed };
  const { net, transferred, reversed } = await sumsOf(inState(query, state), [
    'net',
    'transferred',
    'reversed',
  ]);
  if (sum === 'takenBack') return { takenBack: transferred };
  const sent = transferred - reversed;
  if (sum !== 'sent') return { [sum]: net - sent };
  return { sent, [state === 'short' ? 'onHold' : 'onItsWay']: net - sent };
}

async function sums(query: Query<Payout>): Promise<Earnings> {
  const earnings = Object.fromEntries(EARNING_SUMS.map((sum) => [sum, 0])) as Earnings;
  for (const state of PAYOUT_STATES) {
    const parts = await partsOf(query, state);
    for (const sum of EARNING_SUMS) earnings[sum] += parts[sum] ?? 0;
  }
  return earnings;
}

/** A seller's sums. */
export async function readEarnings({ uid }: Actor): Promise<Earnings> {
  return sums(payouts().where('sellerId', '==', uid));
}

/** Payouts that were not sent before a bank asked for the money: it has all of it. */
const frozen = (query: Query<Payout>) => inState(query, 'blocked').where('block', '==', 'dispute');

/** States in which nothing of a sale has been sent yet. */
const UNSENT: readonly PayoutState[] = ['waiting', 'blocked', 'due', 'sending'];

/** States in which all or some of a share is with its seller. */
const STANDING: readonly PayoutState[] = ['sent', 'topUpDue', 'short'];

/** The platform's books. Throws `permission-denied` for whoever is no admin. */
export async function readBooks(actor: Actor): Promise<Books> {
  requireRole(actor, 'Admin');
  const all = payouts();
  const [
    { count },
    totals,
    { withBank },
    kept,
    left,
    held,
    unsent,
    ofOwed,
    { waiting, onHold, onItsWay, owed },
  ] = await Promise.all([
    all
      .count()
      .get()
      .then((found) => found.data()),
    sumsOf(all, ['gross', 'back', 'transferred', 'reversed']),
    // By itself: sums of several fields leave out documents that lack one of them.
    sumsOf(all, ['withBank']),
    Promise.all(STANDING.map((state) => sumsOf(inState(all, state), ['fee', 'rounding']))),
    // Of what left the seller nothing the shop has the rest.
    sumsOf(inState(all, 'cancelled').where('net', '==', 0), ['fee', 'rounding']),
    sumsOf(frozen(all), ['fee', 'net']),
    Promise.all(UNSENT.map((state) => sumsOf(inState(all, state), ['fee']))),
    owedOf(all),
    sums(all),
  ]);
  const { gross, back, transferred, reversed } = totals;
  return {
    sales: count,
    gross,
    back,
    withBank,
    transferred,
    reversed,
    fees: total(kept.map(({ fee }) => fee)) + left.fee + ofOwed.fee,
    feesToCome: unsent.reduce((sum, { fee }) => sum + fee, 0) - held.fee,
    rounding: total(kept.map(({ rounding }) => rounding)) + left.rounding + ofOwed.rounding,
    waiting,
    onItsWay: onHold + onItsWay - held.net,
    owed,
  };
}
