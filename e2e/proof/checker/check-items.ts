import { sum } from './cents.ts';
import { isWithBank } from './check-disputes.ts';
import { TRIES_BEFORE_GIVING_UP } from './check-money.ts';
import { splitOf } from './split-of.ts';
import type { ShopState, StoredDocument, Violation } from './state.ts';

function bookingProblems(
  booking: StoredDocument,
  { payments }: ShopState,
  isSold: boolean | undefined,
): Violation[] {
  const { paid, refunded, soldToAnother, transactionId } = booking.fields;
  const payment = payments.find(({ id }) => id === transactionId)?.fields;
  const violation = (rule: string, detail: string) => [{ rule, subject: booking.id, detail }];
  if (refunded === true) {
    return payment?.status === 'refunded'
      ? []
      : violation('booking-refunded-without-refund', `payment ${String(transactionId)}`);
  }
  if (paid === true) {
    return payment?.status === 'recorded' && payment.bookingsId === booking.id
      ? []
      : violation('booking-paid-without-record', `payment ${String(transactionId)}`);
  }
  if (soldToAnother === true) {
    return isSold === true ? [] : violation('lost-but-unsold', 'says sold to another, the item is for sale');
  }
  return isSold === true ? violation('unpaid-but-sold', 'can be paid, the item is sold') : [];
}

/** Ids of items that money was taken for and that are gone. */
function goneItems({ products, intents }: ShopState): string[] {
  const ids = intents.flatMap(({ metadata: { bookingId } }) => bookingId ?? []);
  return [...new Set(ids)].filter((id) => !products.some((product) => product.id === id));
}

/** An item that is gone was sold at most once, too. */
function goneProblems(id: string, state: ShopState): Violation[] {
  const kept = keptIntents(id, state).filter((intent) => !isWithBank(state, intent.id));
  return kept.length > 1
    ? [{ rule: 'money-kept-twice', subject: id, detail: kept.map((intent) => intent.id).join(' and ') }]
    : [];
}

/**
 * Intents whose money for an item was kept, or a part of it, by the card provider's word alone; a person sees to refunds given
 * up.
 */
function keptIntents(id: string, state: ShopState) {
  const { intents, charges, refunds } = state;
  return intents.filter((intent) => {
    const of = <T extends { payment_intent: unknown; status: string }>(all: readonly T[], wanted: string) =>
      all.filter(({ payment_intent, status }) => payment_intent === intent.id && status === wanted);
    const taken = sum(of(charges, 'succeeded').map(({ amount }) => amount));
    const back = sum(of(refunds, 'succeeded').map(({ amount }) => amount));
    const isKept = splitOf(state, intent.id) === undefined ? back === 0 : back < taken;
    const isGivenUp = of(refunds, 'failed').length >= TRIES_BEFORE_GIVING_UP;
    return intent.metadata.bookingId === id && taken > 0 && isKept && !isGivenUp;
  });
}

/** Each item: sold at most once, its flags, records, bookings and advertisement of one mind. */
export function checkItems(state: ShopState): Violation[] {
  const { products, payments, bookings, advertisements } = state;
  const ofItems = products.flatMap((product) => {
    const { id, fields } = product;
    const problems: Violation[] = [];
    const report = (rule: string, detail: string) => void problems.push({ rule, subject: id, detail });
    const isSold = fields.availability === true || fields.paid === true;
    if (isSold && fields.availability !== fields.paid) {
      report('half-sold', `availability ${String(fields.availability)}, paid ${String(fields.paid)}`);
    }
    const records = payments.filter(
      ({ fields: { bookingId, status } }) => bookingId === id && status === 'recorded',
    );
    if (records.length > 1) report('sold-twice', records.map((record) => record.id).join(' and '));
    if (isSold && records.length === 0) report('sold-without-record', 'no payment is recorded for it');

    // The same by the card provider's word alone.
    const taken = keptIntents(id, state);
    const kept = taken.filter((intent) => !isWithBank(state, intent.id));
    if (kept.length > 1) report('money-kept-twice', kept.map((intent) => intent.id).join(' and '));
    // A sale stands while its money is disputed, and when that is lost.
    if (isSold && taken.length === 0) report('sold-without-money', 'no money was kept for it');
    const paid = bookings.filter(
      (booking) =>
        booking.fields.bookingId === id && booking.fields.paid === true && booking.fields.refunded !== true,
    );
    if (paid.length > 1) report('booked-twice', paid.map((booking) => booking.id).join(' and '));

    const ad = advertisements.find((advertisement) => advertisement.id === id)?.fields;
    if (ad && ((ad.availability === true) !== isSold || (ad.paid === true) !== isSold)) {
      report(
        'ad-differs',
        `the advertisement has availability ${String(ad.availability)}, paid ${String(ad.paid)}`,
      );
    }
    return problems;
  });
  const ofBookings = bookings.flatMap((booking) => {
    const item = products.find(({ id }) => id === booking.fields.bookingId)?.fields;
    return bookingProblems(booking, state, item && (item.availability === true || item.paid === true));
  });
  const ofGone = goneItems(state).flatMap((id) => goneProblems(id, state));
  return [...ofItems, ...ofGone, ...ofBookings];
}
