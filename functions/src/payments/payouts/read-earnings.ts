import type { Books, Earnings } from '@thriftline/domain/earnings';
import { EARNING_SUMS, PAYOUT_STATES, type PayoutState, SUM_OF } from '@thriftline/domain/payout-machine';
import type { Payout } from '@thriftline/domain/payouts/payout';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { payouts } from '../records/payouts.ts';

type Summed = 'gross' | 'net' | 'fee' | 'rounding' | 'transferred' | 'reversed';

/** Sums over payouts, in cents: they cost a read per thousand of them. */
async function sumsOf(query: Query<Payout>, fields: readonly Summed[]): Promise<Record<Summed, number>> {
  const wanted = Object.fromEntries(fields.map((field) => [field, AggregateField.sum(field)]));
  const data = (await query.aggregate(wanted).get()).data();
  return data as Record<Summed, number>;
}

const inState = (query: Query<Payout>, state: PayoutState) => query.where('state', '==', state);

/** What of a payout counts in its sum. */
async function sumOf(query: Query<Payout>, state: PayoutState): Promise<number> {
  const { net, transferred, reversed } = await sumsOf(inState(query, state), [
    'net',
    'transferred',
    'reversed',
  ]);
  switch (SUM_OF[state]) {
    case 'waiting':
    case 'onItsWay':
      return net;
    case 'takenBack':
      return transferred;
    default:
      return transferred - reversed;
  }
}

async function sums(query: Query<Payout>): Promise<Earnings> {
  const earnings = Object.fromEntries(EARNING_SUMS.map((sum) => [sum, 0])) as Earnings;
  for (const state of PAYOUT_STATES) {
    const sum = SUM_OF[state];
    if (sum !== undefined) earnings[sum] += await sumOf(query, state);
  }
  return earnings;
}

/** A seller's sums. */
export async function readEarnings({ uid }: Actor): Promise<Earnings> {
  return sums(payouts().where('sellerId', '==', uid));
}

/** The platform's books. Throws `permission-denied` for whoever is no admin. */
export async function readBooks(actor: Actor): Promise<Books> {
  requireRole(actor, 'Admin');
  const all = payouts();
  const [{ count }, totals, kept, { waiting, onItsWay, owed }] = await Promise.all([
    all
      .count()
      .get()
      .then((found) => found.data()),
    sumsOf(all, ['gross', 'transferred', 'reversed']),
    sumsOf(inState(all, 'sent'), ['fee', 'gross', 'rounding']),
    sums(all),
  ]);
  const { gross, transferred, reversed } = totals;
  return {
    sales: count,
    gross,
    transferred,
    reversed,
    fees: kept.fee,
    rounding: kept.rounding,
    waiting,
    onItsWay,
    owed,
  };
}
