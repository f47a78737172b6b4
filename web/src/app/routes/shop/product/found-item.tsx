import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { AsOf, productKey } from '@/components/states/as-of.tsx';
import { ProductSheet } from '@/features/products/components/product-sheet.tsx';
import { useUnreachable } from '@/hooks/use-online.ts';

/** What a search found of an item, while there is no network to ask for the rest. */
export function FoundItem({ found: { id, listing } }: { found: FoundListing }) {
  const { t } = useLingui();
  const { createdAt, sellerSince, ...item } = listing;
  const away = navigator.onLine
    ? t`We can’t connect right now. The description appears once you have a connection.`
    : t`You’re offline. The description appears once you have a connection.`;
  const moment = t`One moment. The description appears once you have a connection.`;
  const description = useUnreachable() === undefined ? moment : away;
  return (
    <>
      <PageTitle title={listing.productname} />
      <ProductSheet
        item={{ ...item, description }}
        listed={createdAt.toDate().toISOString()}
        sold={false}
        sellerSince={sellerSince?.toDate()}
        sellerPage={paths.seller.href(item.sellerId)}
        corner={null}
        actions={<AsOf of={productKey(id)} confirmed={false} />}
      />
    </>
  );
}
