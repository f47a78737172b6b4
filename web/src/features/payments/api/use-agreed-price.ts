import { offerState } from '@thriftline/domain/conversations/offer-state';
import { useNow } from '@/hooks/use-now.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

interface AgreedPrice {
  /** Whether nobody knows yet. */
  loading: boolean;
  /** What buyer and seller agreed on, while the buyer can pay it. */
  price: number | undefined;
}

/**
 * The price that was agreed on in the conversation about what a booking is for: they have the same id. Live, and gone when its time
 * is over. What is being paid with it stays so (`paying`), whoever records it first.
 */
export function useAgreedPrice(bookingsId: string, paying: boolean): AgreedPrice {
  const found = useLiveDocument(documentOf('conversations', bookingsId));
  const offer = found.row?.data.offer;
  const state = offerState(offer, useNow(offer?.until?.toMillis()));
  const stands = state === 'accepted' || (paying && state === 'ordered');
  return { loading: found.status === 'loading', price: stands ? offer?.amount : undefined };
}
