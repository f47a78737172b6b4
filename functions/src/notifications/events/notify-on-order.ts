import { type AnyNews, notificationId } from '@thriftline/domain/notifications/notification';
import type { Order } from '@thriftline/domain/orders/order';
import { read } from '../../firestore/collection.ts';
import { orderDocument } from '../../orders/order-documents.ts';
import { noticesOfOrder } from '../notices/notices-of-order.ts';
import { notifyAndSend } from '../notify-and-send.ts';

function newsSince(orderId: string, before: Order | undefined, order: Order): AnyNews[] {
  const nameOf = (news: AnyNews) => `${news.to}/${notificationId(news)}`;
  const known = new Set((before ? noticesOfOrder(orderId, before) : []).map(nameOf));
  return noticesOfOrder(orderId, order).filter((news) => !known.has(nameOf(news)));
}

/**
 * Tells both sides of an order what has happened to it since it was as before, by what is stored now: so events that come late, twice
 * or in another order tell the same.
 */
export async function notifyOnOrder(
  orderId: string,
  { before, after }: { before: Order | undefined; after: Order },
): Promise<void> {
  if (newsSince(orderId, before, after).length === 0) return;
  const order = await read(orderDocument(orderId));
  if (order === undefined) return;
  for (const news of newsSince(orderId, before, order)) await notifyAndSend(news);
}
