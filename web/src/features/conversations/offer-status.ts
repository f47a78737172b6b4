import { t } from '@lingui/core/macro';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Side } from '@thriftline/domain/base/side';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';
import { formatMoment } from '@/lib/texts/format-moment.ts';

/** Where an offer stands at `now`, in a sentence for one side; undefined before there is one. */
export function offerStatus(offer: Offer | undefined, side: Side, now: number): string | undefined {
  if (offer === undefined) return undefined;
  const price = formatPrice(offer.amount);
  const until = offer.until ? formatMoment(offer.until.toDate()) : '';
  const buys = side === 'buyer';
  switch (offerState(offer, now)) {
    case 'open':
      return buys
        ? t`You offered ${price}. The seller can respond until ${until}.`
        : t`The buyer offers ${price}. Respond by ${until}.`;
    case 'countered':
      return buys
        ? t`The seller asks for ${price} instead. Respond by ${until}.`
        : t`You asked for ${price} instead. The buyer can respond until ${until}.`;
    case 'accepted':
      return buys
        ? t`You agreed on ${price}. Pay by ${until}. Until then, the item is reserved for you.`
        : t`You agreed on ${price}. The item is reserved for the buyer until ${until}.`;
    case 'declined':
      return t`The ${price} offer was declined or withdrawn.`;
    case 'expired':
      return t`The ${price} offer expired without a response.`;
    case 'lapsed':
      return buys
        ? t`You agreed on ${price} but didn’t pay in time. You can still buy the item at its listed price.`
        : t`You agreed on ${price}, but the buyer didn’t pay. The item is for sale again.`;
    case 'ordered':
      return t`Sold for ${price}.`;
    case 'refunded':
      return buys
        ? t`We refunded you ${price}. You can agree on a new price.`
        : t`We refunded the buyer ${price}. You can agree on a new price.`;
    default:
      return undefined;
  }
}
