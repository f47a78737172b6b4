import type { DeliveryWay } from '../catalogue/delivery.ts';

/** How the buyer wants it, what of the amount that is in cents, and where to. */
export interface Delivered {
  delivery?: DeliveryWay;
  deliveryPrice?: number;
  address?: string;
}
