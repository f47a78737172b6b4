import { deliveryAddressPath, pickupCodePath } from '@thriftline/domain/base/collections';
import type { DeliveryAddress } from '@thriftline/domain/catalogue/chosen-delivery';
import type { Order, PickupCode } from '@thriftline/domain/orders/order';
import type { Payment } from '@thriftline/domain/payments/payment';
import { doc } from 'firebase/firestore';
import { converter, documentOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** What becomes of what was paid, live. */
export function useOrder(orderId: string): LiveDocument<Stored<Order>> {
  return useLiveDocument(documentOf('orders', orderId));
}

/** What paid for an order, live; for its two sides. Undefined while it is not known. */
export function useOrderPayment(orderId: string): Stored<Payment> | undefined {
  return useLiveDocument(documentOf('payments', orderId)).row?.data;
}

/** Where the item is delivered to; nothing is asked for while `wanted` is false. */
export function useDeliveryAddress(orderId: string, wanted: boolean): LiveDocument<DeliveryAddress> {
  const address = doc(firestore, deliveryAddressPath(orderId)).withConverter(converter<DeliveryAddress>());
  return useLiveDocument(wanted ? address : null);
}

/** The code by which its buyer gets the item; nothing is asked for while `wanted` is false. */
export function usePickupCode(orderId: string, wanted: boolean): LiveDocument<Stored<PickupCode>> {
  const code = doc(firestore, pickupCodePath(orderId)).withConverter(converter<PickupCode>());
  return useLiveDocument(wanted ? code : null);
}
