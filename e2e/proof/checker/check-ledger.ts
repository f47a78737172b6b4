import { sum } from './cents.ts';
import { isWithBank } from './check-disputes.ts';
import { feeKeptOf } from './fee-kept-of.ts';
import { isReady } from './is-ready.ts';
import { splitOf } from './split-of.ts';
import type { ShopState, StoredDocument, TransferState, Violation } from './state.ts';

type Report = (rule: string, detail: string) => void;

/** What the shop keeps of so many cents, by what the operator set: half a cent is rounded up, never more than all of it. */
function feeOf(cents: number, { feePercent = 0, feeFixed = 0 }: StoredDocument['fields']): number {
  const perMyriad = BigInt(Math.round(Number(feePercent) * 100));
  const fixed = BigInt(Math.round(Number(feeFixed) * 100));
  const fee = (BigInt(cents) * perMyriad + fixed * 10_000n + 5_000n) / 10_000n;
  return Math.min(cents, Number(fee));
}

/** What the operator had set when something was sold. */
function rulesAt({ feeRules, settings }: ShopState, at: number): StoredDocument['fields'] {
  const rule = feeRules?.filter(({ from }) => from <= at).at(-1);
  return rule ? { feePercent: rule.percent, feeFixed: rule.fixed } : settings;
}

/** What one sale's money came to: where the provider says it is. */
export interface Sale {
  charged: number;
  refunded: number;
  transfers: readonly TransferState[];
  /** Cents that the seller has of it. */
  held: number;
  /** What an admin gave the buyer of it. */
  split: number | undefined;
  /** What its bank holds of it, or has for good. */
  withBank: number;
  /** What the shop keeps of it at its end, and what the seller is to have then, if it is theirs. */
  fee: number;
  net: number;
}

/** Reads one sale's money. */
export function saleOf(order: StoredDocument, state: ShopState): Sale {
  const ofSale = (one: { payment_intent: string; status: string }) =>
    one.payment_intent === order.id && one.status === 'succeeded';
  const charged = sum(state.charges.filter(ofSale).map(({ amount }) => amount));
  const refunded = sum(state.refunds.filter(ofSale).map(({ amount }) => amount));
  const transfers = state.transfers.filter(({ metadata }) => metadata.paymentIntentId === order.id);
  const held = sum(transfers.map(({ amount, amount_reversed }) => amount - amount_reversed));
  const split = splitOf(state, order.id);
  const kept = charged - (split ?? 0);
  const [paid] = (order.fields.history ?? []) as { at: number }[];
  // Of what is paid for delivery, too.
  const fee = feeOf(kept, rulesAt(state, paid?.at ?? 0));
  const withBank = isWithBank(state, order.id) ? charged - refunded : 0;
  return { charged, refunded, transfers, held, split, withBank, fee, net: kept - fee };
}

/** The payout's own numbers are those of the provider. */
function checkBooks(
  { fields }: StoredDocument,
  { charged, net, held, transfers, split }: Sale,
  isBack: boolean,
  report: Report,
): void {
  if (fields.gross !== charged) report('books-gross', `${String(fields.gross)} of ${charged} charged`);
  const back = Number(fields.back);
  // Of what went back whole the books say what would have been, by what was known then.
  if (!isBack && back !== (split ?? 0)) report('books-back', `${back}, should be ${split ?? 0}`);
  if (fields.net !== net && !isBack) report('books-net', `${String(fields.net)}, should be ${net}`);
  if (Number(fields.net) + Number(fields.fee) !== charged - back) {
    report('books-fee', `${String(fields.net)} and ${String(fields.fee)} are not ${charged - back}`);
  }
  const earlier = fields.earlier as { transferIds: string[] } | undefined;
  const ids = [fields.transferId, ...(earlier?.transferIds ?? [])];
  const named = transfers.filter(({ id }) => ids.includes(id));
  if (held > 0 && named.length === 0) report('books-transfer', `${held} cents went, the payout names none`);
  const went = sum(named.map(({ amount }) => amount));
  const came = sum(named.map(({ amount_reversed }) => amount_reversed));
  if (named.length > 0 && (fields.transferred !== went || fields.reversed !== came)) {
    report(
      'books-moved',
      `${String(fields.transferred)} and ${String(fields.reversed)} back, at the provider ${went} and ${came}`,
    );
  }
}

/** What a buyer bore of the card fee, having canceled, is the shop's, and nothing else of that sale. */
function checkKeptFee(
  state: ShopState,
  { id, fields }: StoredDocument,
  { withBank }: Sale,
  report: Report,
): void {
  const feeKept = withBank === 0 ? feeKeptOf(state, id) : 0;
  if (fields.state !== 'cancelled' || feeKept === 0 || fields.fee === feeKept) return;
  report('books-kept', `${String(fields.fee)}, should be the ${feeKept} that the buyer bore`);
}

/** One transfer of a sale stands, and beside it what a returned refund left missing. */
function checkLive(state: ShopState, { id }: StoredDocument, { transfers }: Sale, report: Report): void {
  const live = transfers.filter(({ amount, amount_reversed }) => amount_reversed < amount);
  const returned = state.refunds.filter(
    ({ payment_intent, status }) => payment_intent === id && status === 'failed',
  );
  if (live.length <= 1 + returned.length) return;
  report('transferred-twice', live.map((transfer) => transfer.id).join(' and '));
}

/**
 * Each sale's money is somewhere, once: charged is refunded, with the seller, or the shop's. A seller has their share when the order was
 * released and neither buyer nor bank has the money, and nothing else; and never more live transfers of one sale than one, and one for
 * each refund that came back.
 */
export function checkLedger(state: ShopState): Violation[] {
  return state.orders.flatMap((order) => {
    const problems: Violation[] = [];
    const report: Report = (rule, detail) => void problems.push({ rule, subject: order.id, detail });
    const sale = saleOf(order, state);
    const payout = state.payouts.find(({ id }) => id === order.id);
    if (payout === undefined) {
      report('payout-missing', 'nothing says what the seller gets');
      return problems;
    }
    const isBack = state.payments.find(({ id }) => id === order.id)?.fields.status === 'refunded';
    checkBooks(payout, sale, isBack, report);
    checkKeptFee(state, payout, sale, report);
    const { charged, refunded, transfers, held, net, split } = sale;
    checkLive(state, order, sale, report);
    const isOwed = payout.fields.state === 'owed';
    if (charged - refunded - held < 0 && !isOwed) {
      report('paid-out-of-nothing', `${charged} charged, ${refunded} back, ${held} with the seller`);
    }
    const isTheirs =
      order.fields.state === 'released' &&
      (split === undefined ? refunded === 0 : !isBack) &&
      !isWithBank(state, order.id) &&
      net > 0;
    if (!isTheirs && held > 0 && !isOwed) {
      const went = transfers.map(({ id, amount, amount_reversed: back }) => `${id} ${amount} - ${back}`);
      const said = `the payout says ${JSON.stringify(payout.fields)}; went: ${went.join(', ')}`;
      report('seller-has-too-much', `${held} cents of a sale that is none; ${said}`);
    }
    const ready = isReady(state, order.fields.sellerId);
    const isShort = payout.fields.state === 'short' && !ready;
    // What of it has to come back and cannot is owed; what is missing waits for the account.
    const isOther = (held < net && !isShort) || (held > net && !isOwed);
    if (isTheirs && isOther && (held > 0 || ready)) {
      report('seller-has-other', `${held} cents instead of ${net}`);
    }
    return problems;
  });
}
