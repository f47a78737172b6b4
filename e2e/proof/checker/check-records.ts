import { cents, sum } from './cents.ts';
import type { IntentState, ShopState, StoredDocument, Violation } from './state.ts';

function byId(documents: readonly StoredDocument[], id: unknown): StoredDocument['fields'] | undefined {
  return documents.find((document) => document.id === id)?.fields;
}

/** The reason of refunds that nobody decided in the shop itself. */
const IN_DASHBOARD = "Refunded in Stripe's dashboard";

/** Whether an item that is gone was sold at its end. */
function wasSoldWhenDeleted({ history }: ShopState, id: unknown): boolean {
  const last = history.filter((change) => change.id === id).at(-1);
  return last !== undefined && last.after === undefined && last.before?.availability === true;
}

type Report = (rule: string, detail: string) => void;

/** Cents of an intent that are for delivery. */
function deliveryOf({ metadata }: IntentState): number {
  return Number(metadata.deliveryPrice ?? 0);
}

/** What the record says of the charge. */
function checkCharge(
  { users, orders }: ShopState,
  fields: StoredDocument['fields'],
  intent: IntentState,
  report: Report,
): void {
  const said: Record<string, unknown> = {
    transactionId: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    bookingsId: intent.metadata.bookingsId,
    bookingId: intent.metadata.bookingId,
    buyerId: intent.metadata.buyerId,
    delivery: intent.metadata.delivery,
  };
  for (const [name, value] of Object.entries(said)) {
    if (fields[name] !== value) {
      report('record-differs', `${name} is ${String(fields[name])}, charged was ${String(value)}`);
    }
  }
  if (cents(fields.productprice) + deliveryOf(intent) !== intent.amount) {
    report('record-differs', `productprice is ${String(fields.productprice)}, charged were ${intent.amount}`);
  }
  if (Number(fields.deliveryPrice ?? 0) !== deliveryOf(intent)) {
    report(
      'record-differs',
      `deliveryPrice is ${String(fields.deliveryPrice)}, for it were ${deliveryOf(intent)}`,
    );
  }
  // The name of a seller goes with the account, so what is recorded after that has none.
  const isSellerThere = byId(users, fields.sellerId) !== undefined;
  // Money that bought nothing, and made no order, names no seller.
  const isSale = fields.status === 'recorded' || byId(orders, intent.id) !== undefined;
  const needed = ['productname', 'cardBrand', 'cardLast4', 'youremail'];
  for (const name of [...needed, ...(isSale ? ['sellerId'] : []), ...(isSellerThere ? ['sellername'] : [])]) {
    if (!fields[name]) report('record-incomplete', `${name} is missing`);
  }
}

/**
 * Whether buyer and seller agreed on the amount, in the conversation that has the booking's id. Once both accounts are gone it is gone
 * with them: then what was heard of it counts, and for no other conversation.
 */
function isAgreed(
  { dealt, dealtEver = [], conversations, users }: ShopState,
  { bookingsId, buyerId, sellerId }: StoredDocument['fields'],
  amount: number,
): boolean {
  const isLeft =
    !users.some(({ id }) => id === buyerId || id === sellerId) &&
    byId(conversations, bookingsId) === undefined;
  return (isLeft ? dealtEver : dealt).some(
    (deal) => deal.conversationId === bookingsId && deal.act === 'accept' && cents(deal.amount) === amount,
  );
}

/** The item of a sale that stands is sold, at the price that was charged: its own, or the one agreed on. */
function checkSoldItem(
  state: ShopState,
  fields: StoredDocument['fields'],
  intent: IntentState,
  report: Report,
): void {
  const amount = intent.amount - deliveryOf(intent);
  const id = fields.bookingId;
  const product = byId(state.products, id);
  // An admin may delete a sold item; its sale stays.
  if (product === undefined && wasSoldWhenDeleted(state, id)) return;
  if (product?.availability !== true || product.paid !== true) {
    report('recorded-not-sold', `the item ${String(id)} is not marked as sold`);
  } else if (cents(product.resaleprice) !== amount && !isAgreed(state, fields, amount)) {
    report('wrong-price', `the item costs ${String(product.resaleprice)}, charged were ${amount}`);
  } else if (intent.metadata.delivery === 'delivery' && cents(product.deliverycost) !== deliveryOf(intent)) {
    report(
      'wrong-price',
      `delivery costs ${String(product.deliverycost)}, charged were ${deliveryOf(intent)}`,
    );
  }
}

/** Item and booking of a sale that stands agree with its record. */
function checkSale(
  state: ShopState,
  { id, fields }: StoredDocument,
  intent: IntentState,
  report: Report,
): void {
  checkSoldItem(state, fields, intent, report);
  const booking = byId(state.bookings, fields.bookingsId);
  // A buyer may delete the booking of a sale; the payment record stays.
  if (booking && (booking.paid !== true || booking.transactionId !== id)) {
    report(
      'recorded-not-booked',
      `the booking has paid ${String(booking.paid)}, ${String(booking.transactionId)}`,
    );
  }
}

/** Booking, audit log and the card provider's refund agree with the record of a payment that was sent back. */
function checkRefund(state: ShopState, { id, fields }: StoredDocument, report: Report): void {
  const sent = state.refunds.filter(
    ({ payment_intent, status }) => payment_intent === id && status === 'succeeded',
  );
  const ids = sent.map((refund) => refund.id);
  const back = sum(sent.map(({ amount }) => amount));
  // A part may be back while the rest could not go: check-money.ts says whether that may be, and the record how much it is.
  const isPartSaid =
    fields.refundDue === false && fields.refundFailure !== undefined && fields.amountRefunded === back;
  const isNamed = ids.some((refundId) => refundId === fields.refundId);
  if (sent.length > 0 && !isNamed && !isPartSaid) {
    const { status, refundId, refundDue, refundFailure, amountRefunded, partRefund } = fields;
    const said = JSON.stringify({ status, refundId, refundDue, refundFailure, amountRefunded, partRefund });
    report('refund-differs', `the record says ${said}; sent was ${ids.join(' and ')}, ${back} cents`);
  }
  const due = Number(fields.amount) - Number(fields.cardFeeKept ?? 0);
  const isWhole = isNamed && fields.amountRefunded !== undefined && fields.amountRefunded !== due;
  if (isWhole) report('refund-differs', `all went, but amountRefunded is ${String(fields.amountRefunded)}`);
  // A side of the order may end it themselves.
  const isBySide = fields.refundedBy === fields.buyerId || fields.refundedBy === fields.sellerId;
  const isByStaff = (fields.refundedBy !== undefined && !isBySide) || fields.refundReason === IN_DASHBOARD;
  // By what they did about the payment, or decided about its order.
  const isAudited = state.auditLog.some(
    ({ fields: { about } }) => about === `payments/${id}` || about === `orders/${id}`,
  );
  if (isByStaff && !isAudited) report('refund-not-audited', `refunded by ${String(fields.refundedBy)}`);
  const booking = byId(state.bookings, fields.bookingsId);
  const isOfAnotherPayment = booking?.paid === true && booking.transactionId !== id;
  if (booking && booking.refunded !== true && !isOfAnotherPayment) {
    report('refund-not-shown', `the booking ${String(fields.bookingsId)} does not say refunded`);
  }
}

/** Each payment record says what was charged, and its booking and item agree with it. */
export function checkRecords(state: ShopState): Violation[] {
  return state.payments.flatMap((payment) => {
    const problems: Violation[] = [];
    const report: Report = (rule, detail) => void problems.push({ rule, subject: payment.id, detail });
    const { status } = payment.fields;
    const intent = state.intents.find(({ id }) => id === payment.id);
    if (intent === undefined) {
      report('record-of-nothing', 'the card provider knows no such intent');
      return problems;
    }
    checkCharge(state, payment.fields, intent, report);
    if (status === 'recorded') checkSale(state, payment, intent, report);
    else if (status === 'refunded') checkRefund(state, payment, report);
    else report('record-differs', `status is ${String(status)}`);
    return problems;
  });
}
