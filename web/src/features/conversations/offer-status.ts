import { formatPrice } from '@thriftline/domain/base/money';
import type { Side } from '@thriftline/domain/base/side';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';
import { formatMoment } from '@/lib/words/format-moment.ts';

/** Where an offer stands at `now`, in a sentence for one side; undefined before there is one. */
export function offerStatus(offer: Offer | undefined, side: Side, now: number): string | undefined {
  if (offer === undefined) return undefined;
  const price = formatPrice(offer.amount);
  const until = offer.until && formatMoment(offer.until.toDate());
  const buys = side === 'buyer';
  switch (offerState(offer, now)) {
    case 'open':
      return buys
        ? `You offered ${price}. The seller can answer until ${until}.`
        : `You are offered ${price}. You can answer until ${until}.`;
    case 'countered':
      return buys
        ? `The seller asks for ${price} instead. You can answer until ${until}.`
        : `You asked for ${price} instead. The buyer can answer until ${until}.`;
    case 'accepted':
      return buys
        ? `You agreed on ${price}. It is kept for you until ${until}: pay by then.`
        : `You agreed on ${price}. It is kept for the buyer until ${until}.`;
    case 'declined':
      return `Nothing came of ${price}: it was declined or taken back.`;
    case 'expired':
      return `Nobody answered ${price} in time.`;
    case 'lapsed':
      return buys
        ? `You agreed on ${price} and did not pay. You can still buy it at its price.`
        : `You agreed on ${price}, and the buyer did not pay. It is for sale again.`;
    case 'ordered':
      return `Sold for ${price}.`;
    case 'refunded':
      return buys
        ? `Refunded: the ${price} went back to you. You can agree on a price anew.`
        : `Refunded: the ${price} went back to the buyer. You can agree on a price anew.`;
    default:
      return undefined;
  }
}
