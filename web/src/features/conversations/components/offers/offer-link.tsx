import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { conversationDocumentId } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { offerBounds } from '@thriftline/domain/conversations/offer';
import { Link } from 'react-router-dom';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** The way to offer another price for an item, in the conversation about it; nothing where no offers are taken. */
export function OfferLink({ product, uid }: { product: Stored<Product>; uid: string }) {
  const settings = useShopSettings();
  const isFree = productState(product, serverNow()).name === 'available';
  if (!isFree || offerBounds(product, settings) === undefined) return null;
  return (
    <Button
      component={Link}
      to={paths.dashboard.messages.with(conversationDocumentId(product._id, uid))}
      state={{ offer: true }}
      variant="outlined"
      size="large"
      fullWidth
    >
      <Trans>Make an offer</Trans>
    </Button>
  );
}
