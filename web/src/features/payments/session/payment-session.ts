import type { DeliveryWay } from '@thriftline/domain/catalogue/delivery';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import type { ChargingStep } from '../confirm-card.ts';

/** How far the paying of a booking has come on this page. */
export type ChargeState =
  | { status: 'idle' }
  | { status: 'charging'; step: ChargingStep }
  /** The item stays the buyer's until the hold's time is over: another card may be tried. */
  | { status: 'declined'; fault: string }
  | { status: 'charged'; paymentIntentId: string };

/** What a payment is doing on its page, from the choice of a delivery on. */
export interface PaymentSession {
  charge: ChargeState;
  /** How the item comes over; undefined until the buyer chose, as long as the first that the seller offers goes. */
  way: DeliveryWay | undefined;
  /** Where to, typed or chosen here; undefined as long as the address used last goes. */
  address: string | undefined;
  /** Another price or state of the item that the buyer agreed to, instead of what is booked. */
  agreed: ShownItem | undefined;
  /** Whether this device knew of a card that may have been charged, and it turned out that it was not. */
  wasNotCharged: boolean;
}

/** What happens to a payment on its page. */
export type PaymentEvent =
  /** The card is being charged, and has come so far. */
  | { type: 'charging'; step: ChargingStep }
  | { type: 'charged'; paymentIntentId: string }
  | { type: 'declined'; fault: string }
  /** The buyer begins again, or chose something else: what was said of the last card is over. */
  | { type: 'begunAgain' }
  | { type: 'wayChosen'; way: DeliveryWay }
  | { type: 'addressChosen'; address: string }
  | { type: 'agreed'; shown: ShownItem }
  /** What was agreed on was for this booking, and it is no longer shown. */
  | { type: 'bookingLeft' }
  /** Nothing was taken from a card that may have been charged at an earlier visit. */
  | { type: 'notCharged' };

/** A payment whose page has just been opened. */
export const NEW_SESSION: PaymentSession = {
  charge: { status: 'idle' },
  way: undefined,
  address: undefined,
  agreed: undefined,
  wasNotCharged: false,
};

/** What a payment is doing after an event. */
export function afterEvent(session: PaymentSession, event: PaymentEvent): PaymentSession {
  switch (event.type) {
    case 'charging':
      return { ...session, charge: { status: 'charging', step: event.step } };
    case 'charged':
      return { ...session, charge: { status: 'charged', paymentIntentId: event.paymentIntentId } };
    case 'declined':
      return { ...session, charge: { status: 'declined', fault: event.fault } };
    case 'begunAgain':
      // A card that is being charged stays so: only its own answer ends that.
      return session.charge.status === 'charging' ? session : { ...session, charge: NEW_SESSION.charge };
    case 'wayChosen':
      return { ...afterEvent(session, { type: 'begunAgain' }), way: event.way };
    case 'addressChosen':
      return { ...session, address: event.address };
    case 'agreed':
      return { ...session, agreed: event.shown };
    case 'bookingLeft':
      return { ...session, agreed: undefined };
    case 'notCharged':
      return { ...session, wasNotCharged: true };
  }
}

/** Whether a card is being charged on this page, or was. */
export function isUnderWay({ charge: { status } }: PaymentSession): boolean {
  return status === 'charging' || status === 'charged';
}
