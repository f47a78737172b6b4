import { useSyncExternalStore } from 'react';
import { accountStore, onKeptElsewhere } from '../device/store.ts';

/**
 * What is known of a card: `asked`, the provider was asked to charge it and its answer is not here; `charged`, it was, and
 * the shop's record is not here; `recorded`, the shop has it.
 */
export type ChargeKnowledge = 'asked' | 'charged' | 'recorded';

/** A card that was, or may have been, charged for a booking: kept on this device until the shop's record is seen. */
export interface PendingCharge {
  bookingsId: string;
  paymentIntentId: string;
  /** What it is for. */
  productname: string;
  /** Cents. */
  amount: number;
  /** When the provider was asked, in milliseconds since 1970, by the clock of this device. */
  at: number;
  state: ChargeKnowledge;
}

const BEGINNING = 'charge.';

/** By then the shop has recorded the payment or sent it back, whatever became of this device. */
const LIFE_MS = 14 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

let stopElsewhere: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopElsewhere = onKeptElsewhere(changed);
    // Nobody listened until now.
    version += 1;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopElsewhere?.();
  };
}

const STATES: readonly unknown[] = ['asked', 'charged', 'recorded'] satisfies ChargeKnowledge[];

function isCharge(value: unknown): value is PendingCharge {
  const { bookingsId, paymentIntentId, productname, amount, at, state } = (value ??
    {}) as Partial<PendingCharge>;
  const texts = [bookingsId, paymentIntentId, productname];
  return (
    texts.every((text) => typeof text === 'string') &&
    [amount, at].every(Number.isFinite) &&
    STATES.includes(state)
  );
}

/** What is kept of the account's cards, the newest first. */
export function pendingCharges(uid: string): PendingCharge[] {
  const store = accountStore(uid);
  const found = store.names(BEGINNING).map((name) => store.read(name));
  return found
    .filter(isCharge)
    .filter(({ at }) => Math.abs(Date.now() - at) < LIFE_MS)
    .sort((a, b) => b.at - a.at);
}

/** What is kept of the card for a booking. */
export function pendingCharge(uid: string, bookingsId: string): PendingCharge | undefined {
  return pendingCharges(uid).find((charge) => charge.bookingsId === bookingsId);
}

/** Keeps what is known of a card, in the place of what was known before. */
export function savePendingCharge(uid: string, charge: PendingCharge): void {
  accountStore(uid).keep(BEGINNING + charge.bookingsId, charge);
  changed();
}

/** Notes that the shop has the payment; what it made of it may not be on this device yet. */
export function noteRecorded(uid: string, bookingsId: string): void {
  const charge = pendingCharge(uid, bookingsId);
  if (charge && charge.state !== 'recorded') savePendingCharge(uid, { ...charge, state: 'recorded' });
}

/** Forgets it: the card was not charged, or the shop's record is here. */
export function forgetCharge(uid: string, bookingsId: string): void {
  accountStore(uid).forget(BEGINNING + bookingsId);
  changed();
}

let read: { uid: string; version: number; charges: readonly PendingCharge[] } | undefined;

/** The same list as long as nothing has changed. */
function current(uid: string): readonly PendingCharge[] {
  if (read?.uid !== uid || read.version !== version) read = { uid, version, charges: pendingCharges(uid) };
  return read.charges;
}

/** What is kept of the account's cards, the newest first; the component renders again when that changes, in whatever tab. */
export function usePendingCharges(uid: string): readonly PendingCharge[] {
  return useSyncExternalStore(subscribe, () => current(uid));
}

/** What is kept of the card for a booking, likewise. */
export function usePendingCharge(uid: string, bookingsId: string): PendingCharge | undefined {
  return usePendingCharges(uid).find((charge) => charge.bookingsId === bookingsId);
}
