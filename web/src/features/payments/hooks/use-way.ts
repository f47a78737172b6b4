import { type DeliveryWay, deliveryWays } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import { useState } from 'react';
import { type ChosenWay, chosenWay } from '../chosen-ways.ts';
import { usePaymentSession } from '../session/session-context.tsx';

interface Way {
  /** Of the ways an item's seller offers, the one that is chosen now, or was before, or else the first; undefined where none is offered. */
  wayOf: (product: Product | undefined) => DeliveryWay | undefined;
  /** What this device kept of an earlier choice for the booking. */
  before: ChosenWay;
}

/** How the item of a booking comes over, as its buyer chose. */
export function useWay(uid: string, bookingsId: string): Way {
  const { session } = usePaymentSession();
  const [before] = useState(() => chosenWay(uid, bookingsId));
  const chosen = session.way ?? before.way;
  const wayOf = (product: Product | undefined) => {
    const ways = product === undefined ? [] : deliveryWays(product);
    return ways.find((one) => one === chosen) ?? ways[0];
  };
  return { wayOf, before };
}
