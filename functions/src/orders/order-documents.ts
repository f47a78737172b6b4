import { COLLECTIONS, deliveryAddressPath, pickupCodePath } from '@thriftline/domain/base/collections';
import type { DeliveryAddress } from '@thriftline/domain/catalogue/chosen-delivery';
import type { DeliveryWay } from '@thriftline/domain/catalogue/delivery';
import type { Order, PickupCode } from '@thriftline/domain/orders/order';
import { problemPicturePath } from '@thriftline/domain/orders/problem-picture';
import type { MessagePictureFile, MessagePictureSize } from '@thriftline/domain/pictures/message-picture';
import type { Query } from 'firebase-admin/firestore';
import { collection, documentIn } from '../firestore/collection.ts';

/** What becomes of what is paid; a document's id is its payment's. */
export const orders = () => collection<Order>(COLLECTIONS.orders);

/** The order that was paid by one payment intent. */
export const orderDocument = (orderId: string) => documentIn(orders(), orderId);

/** What somebody had delivered to them. */
export function deliveredTo(buyerId: string): Query<Order> {
  const delivery: DeliveryWay = 'delivery';
  return orders().where('buyerId', '==', buyerId).where('delivery', '==', delivery);
}

/** A document below an order, by its path. */
function belowOrder<T extends object>(path: string) {
  const [, id = '', below = '', name = ''] = path.split('/');
  return collection<T>(`${COLLECTIONS.orders}/${id}/${below}`).doc(name);
}

/** The code by which its buyer gets the item. */
export const pickupDocument = (orderId: string) => belowOrder<PickupCode>(pickupCodePath(orderId));

/** A size of a picture of what is wrong, by its place. */
export const problemPictureDocument = (orderId: string, place: number, size: MessagePictureSize) =>
  belowOrder<MessagePictureFile<Uint8Array>>(problemPicturePath(orderId, place, size));

/** Where the item is delivered to. */
export const deliveryAddressDocument = (orderId: string) =>
  belowOrder<DeliveryAddress>(deliveryAddressPath(orderId));
