import { bookingDocumentId } from '@thriftline/domain/base/collections';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { offerState } from '@thriftline/domain/conversations/offer-state';
import { useNow } from '@/hooks/use-now.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

/** The booking whose price may be agreed on: what two agree on is held for the buyer. Null where nobody holds the item. */
export function heldBookingId(product: Stored<Product>, uid: string): string | null {
  return productState(product, serverNow()).name === 'held' ? bookingDocumentId(product._id, uid) : null;
}

/** What the address of a payment is told by who pressed Pay on a price they agreed on: it is booked without another question. */
export interface PaysAgreed {
  paysAgreed: true;
}

interface AgreedPrice {
  /** Whether this isn't known yet. */
  loading: boolean;
  /** What buyer and seller agreed on, while the buyer can pay it. */
  price: number | undefined;
  /** Until when, in milliseconds since 1970; undefined where nothing is agreed on. */
  until: number | undefined;
}

/**
 * The price that was agreed on in the conversation about what a booking is for: they have the same id. Live, and gone when its time
 * is over. What is being paid with it stays so (`paying`), whoever records it first. Nothing is asked for while the id is null.
 */
export function useAgreedPrice(bookingsId: string | null, paying: boolean): AgreedPrice {
  const found = useLiveDocument(bookingsId === null ? null : documentOf('conversations', bookingsId));
  const offer = found.row?.data.offer;
  const state = offerState(offer, useNow(offer?.until?.toMillis()));
  const agreed = state === 'accepted' || (paying && state === 'ordered') ? offer : undefined;
  return {
    loading: bookingsId !== null && found.status === 'loading',
    price: agreed?.amount,
    until: agreed?.until?.toMillis(),
  };
}
