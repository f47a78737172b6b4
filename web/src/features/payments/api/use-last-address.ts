import { deliveryAddressPath } from '@thriftline/domain/base/collections';
import type { DeliveryAddress } from '@thriftline/domain/catalogue/chosen-delivery';
import type { DeliveryWay } from '@thriftline/domain/catalogue/delivery';
import { doc, limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf, converter } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

/** Where a buyer had something delivered to last. */
export interface LastAddress {
  /** Whether this isn't known yet. */
  loading: boolean;
  address: string | undefined;
}

const DELIVERED: DeliveryWay = 'delivery';

/** The address of somebody's last order that was to be delivered; nothing is asked for while `wanted` is false. */
export function useLastAddress(uid: string, wanted: boolean): LastAddress {
  const delivered = query(
    collectionOf('orders'),
    where('buyerId', '==', uid),
    where('delivery', '==', DELIVERED),
    orderBy('createdAt', 'desc'),
    limit(1),
  );
  const list = useLiveQuery(wanted ? delivered : null);
  const orderId = list.rows[0]?.data._id;
  const last =
    orderId === undefined
      ? null
      : doc(firestore, deliveryAddressPath(orderId)).withConverter(converter<DeliveryAddress>());
  const found = useLiveDocument(last);
  const isAwaited = orderId !== undefined && found.status === 'loading';
  return {
    // What cannot be read is typed once more.
    loading: wanted && (list.status === 'loading' || isAwaited),
    address: found.row?.data.address,
  };
}
