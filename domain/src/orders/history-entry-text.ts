import { msg, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { OrderEntry } from './order.ts';
import type { OrderDispute } from './order-dispute-texts.ts';
import type { OrderActor, OrderState } from './order-machine.ts';

type Deed = Exclude<OrderEntry['act'], 'lapse'>;
type Doer = Exclude<OrderEntry['by'], 'clock'>;

const RUN_OUT: Partial<Record<OrderState, string>> = lookedUp({
  refunded: msg`Deadline passed: payment refunded`,
  released: msg`Deadline passed: marked as received`,
  escalated: msg`Deadline passed: an admin takes over`,
});

/** What whoever did it reads. */
const YOU: Readonly<Partial<Record<Deed, string>>> = lookedUp({
  pay: msg`You paid`,
  ship: msg`You sent the item`,
  handOver: msg`You handed over the item`,
  receive: msg`You confirmed receipt`,
  cancel: msg`You canceled the order: payment refunded`,
  report: msg`You reported a problem`,
  answer: msg`You responded`,
  withdraw: msg`You marked the problem as resolved`,
  refund: msg`You refunded the payment`,
  split: msg`You split the payment`,
  release: msg`You decided in the seller’s favor`,
  resume: msg`You resumed the order`,
});

/** What everybody else reads. */
const THEY: Readonly<Record<Doer, Readonly<Partial<Record<Deed, string>>>>> = {
  buyer: lookedUp({
    pay: msg`The buyer paid`,
    receive: msg`The buyer confirmed receipt`,
    cancel: msg`The buyer canceled the order: payment refunded`,
    report: msg`The buyer reported a problem`,
    withdraw: msg`The buyer marked the problem as resolved`,
  }),
  seller: lookedUp({
    ship: msg`The seller sent the item`,
    handOver: msg`The seller handed over the item`,
    cancel: msg`The seller canceled the order: payment refunded`,
    answer: msg`The seller responded`,
    refund: msg`The seller refunded the payment`,
  }),
  admin: lookedUp({
    refund: msg`An admin refunded the payment`,
    split: msg`An admin split the payment`,
    release: msg`An admin decided in the seller’s favor`,
    resume: msg`An admin resumed the order`,
  }),
  shop: lookedUp({
    stop: msg`We suspended the seller and stopped the order: an admin decides`,
    sendBack: msg`We refunded the payment`,
  }),
};

/** An entry of the timeline, in words for one of the sides or an admin; `dispute` is the order's, if it had one. */
export function historyEntryText(entry: OrderEntry, reader: OrderActor, dispute?: OrderDispute): string {
  if (entry.act === 'sendBack' && dispute === 'lost') {
    return reader === 'buyer' ? t`Your bank reversed the payment` : t`The buyer’s bank reversed the payment`;
  }
  const { act, by, state } = entry;
  if (act === 'lapse' || by === 'clock') return RUN_OUT[state] ?? t`Deadline passed`;
  // No side does what the table of moves doesn't give it.
  return (by === reader ? YOU[act] : THEY[by][act]) ?? t`The order changed`;
}
