import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPrice } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Side } from '@thriftline/domain/base/side';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { offerActs, offerBounds } from '@thriftline/domain/conversations/offer';
import { offerState } from '@thriftline/domain/conversations/offer-state';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import type { PaysAgreed } from '@/hooks/deals/use-agreed-price.ts';
import { useNow } from '@/hooks/use-now.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { formatCountdown } from '@/lib/texts/format-countdown.ts';
import { offerStatus } from '../../offer-status.ts';
import { OfferButtons } from './offer-buttons.tsx';

const PAYS_AGREED: PaysAgreed = { paysAgreed: true };

interface OfferPanelProps {
  conversationId: string;
  /** The conversation; undefined before its first message. */
  conversation: Conversation | undefined;
  side: Side;
  /** Whether the account can book what it agrees on: admins can't. */
  canBuy: boolean;
  /** The item as it is now, as far as it is known. */
  product: Product | undefined;
  /** Whether one side hears nothing from the other, or is gone: what stands can still be ended. */
  closed: boolean;
  /** Whether an amount is asked for at once. */
  asking: boolean;
  onDone: () => void;
}

/** Where the two stand about the price, and what this side can do about it. */
export function OfferPanel(props: OfferPanelProps) {
  const { conversationId, conversation, side, canBuy, product, closed, asking, onDone } = props;
  const { t } = useLingui();
  const offer = conversation?.offer;
  const [asks, setAsks] = useState(asking);
  const settings = useShopSettings();
  const now = useNow(offer?.until?.toMillis());
  const state = offerState(offer, now);
  const item = product && productState(product, now).name;
  const deals = item === 'available' || item === 'held';
  const bounds = product && deals ? offerBounds(product, settings) : undefined;
  const acts = offerActs(offer, side, now).filter((act) => {
    if (act === 'decline' || act === 'withdraw') return true;
    if (closed || (side === 'buyer' && !canBuy)) return false;
    return act === 'accept' ? deals : bounds !== undefined;
  });
  const status = offerStatus(offer, side, now);
  const pays = state === 'accepted' && side === 'buyer' && deals;
  const price = formatPrice(offer?.amount ?? 0);
  const left = formatCountdown((offer?.until?.toMillis() ?? now) - now);
  // Of what is sold, gone or taken down nobody deals any more.
  if (!(deals || state === 'ordered') || (status === undefined && acts.length === 0)) return null;
  return (
    <Box
      component="section"
      aria-label={t`Offer`}
      sx={{ px: 2, py: 1.5, borderRadius: 2, bgcolor: 'surface.sunken' }}
    >
      <div>
        {status !== undefined && (
          <Box component="p" role="status" sx={{ m: 0 }}>
            {status}
          </Box>
        )}
        <OnlineOnly act="offer" instead={t`Offers are binding, so we can’t send them later.`} />
      </div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          '&:not(:empty)': { mt: status === undefined ? 0 : 1.5 },
        }}
      >
        {pays && offer?.until && (
          <>
            <Button
              variant="contained"
              component={Link}
              to={paths.dashboard.payment.href(conversationId)}
              state={PAYS_AGREED}
            >
              <Trans>Pay {price}</Trans>
            </Button>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              <Trans>{left} left</Trans>
            </Box>
          </>
        )}
        {acts.length > 0 && (
          <OfferButtons
            key={state}
            conversationId={conversationId}
            side={side}
            offer={offer}
            acts={acts}
            bounds={bounds}
            asking={asks}
            onDone={() => {
              setAsks(false);
              onDone();
            }}
          />
        )}
      </Box>
    </Box>
  );
}
