import type { StoredTime } from '../base/stored-time.ts';
import { PICKUP_SECRET } from './order-act.ts';

/**
 * `handovers/{paymentIntentId}`: that the seller has read the buyer's QR code, which they see where the item changes hands. The rules
 * hold the secret against the order's; a function then ends the order. A write, so that it waits on a phone without a network.
 */
export interface Handover {
  sellerId: string;
  secret: string;
  createdAt: StoredTime;
}

const QR = /^thriftline:([A-Za-z0-9_-]{1,128}):([0-9a-f]{32})$/;

/** What the QR code of an order says. */
export function pickupQrText(orderId: string, secret: string): string {
  return `thriftline:${orderId}:${secret}`;
}

/** Of which order a QR code is, and what it says of it; undefined for any other code. */
export function readPickupQr(text: string): { orderId: string; secret: string } | undefined {
  const [, orderId, secret] = QR.exec(text) ?? [];
  return orderId !== undefined && secret !== undefined && PICKUP_SECRET.test(secret)
    ? { orderId, secret }
    : undefined;
}
