import { DELIVERY_WAYS, type DeliveryWay } from '@thriftline/domain/catalogue/delivery';
import { accountStore } from '@/lib/device/store.ts';

const NAME = 'chosen-ways';

/** So many bookings are remembered. */
const MOST = 20;

/** How and where to the item of a booking shall come, as the buyer chose. */
export interface ChosenWay {
  way?: DeliveryWay;
  address?: string;
}

interface OfBooking extends ChosenWay {
  bookingsId: string;
}

const isOfBooking = (kept: unknown): kept is OfBooking =>
  typeof kept === 'object' &&
  kept !== null &&
  'bookingsId' in kept &&
  (!('way' in kept) || DELIVERY_WAYS.some((way) => way === kept.way)) &&
  (!('address' in kept) || typeof kept.address === 'string');

function chosenWays(uid: string): OfBooking[] {
  const kept = accountStore(uid).read(NAME);
  return Array.isArray(kept) ? kept.filter(isOfBooking) : [];
}

/** What was chosen for a booking on this device, before it was booked or since; empty where nothing was. */
export function chosenWay(uid: string, bookingsId: string): ChosenWay {
  return chosenWays(uid).find((one) => one.bookingsId === bookingsId) ?? {};
}

/** Keeps what was chosen for a booking until it is paid for, which may be days later. */
export function keepChosenWay(uid: string, bookingsId: string, chosen: ChosenWay): void {
  const others = chosenWays(uid).filter((one) => one.bookingsId !== bookingsId);
  const next: OfBooking = { ...chosenWay(uid, bookingsId), ...chosen, bookingsId };
  accountStore(uid).keep(NAME, [next, ...others].slice(0, MOST));
}
