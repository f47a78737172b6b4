import { t } from '@lingui/core/macro';
import { readPickupQr } from '@thriftline/domain/orders/handover';
import type { Order } from '@thriftline/domain/orders/order';
import type { Stored } from '@/lib/firebase/stored.ts';

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a QR code that a camera saw is for an order: its secret, the code of something else, or of another order. */
export type ReadCode = { secret: string } | { fault: string };

/** Whether a QR code is the order's; found out on this device, so that no network is needed. */
export async function readCode(
  order: Pick<Stored<Order>, '_id' | 'secretHash'>,
  text: string,
): Promise<ReadCode> {
  const read = readPickupQr(text);
  if (read === undefined) return { fault: t`This isn’t a pick-up code from this shop.` };
  const isOurs = read.orderId === order._id && (await sha256(read.secret)) === order.secretHash;
  return isOurs ? { secret: read.secret } : { fault: t`This code belongs to another order.` };
}
