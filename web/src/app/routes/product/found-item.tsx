import { paths } from '@thriftline/domain/base/paths';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { AsOf, productKey } from '@/components/states/as-of.tsx';
import { ProductSheet } from '@/features/products/components/product-sheet.tsx';
import { useWhyNot } from '@/hooks/use-online.ts';

const LATER = '. The description appears once you have a connection.';

/** What a search found of an item, while there is no network to ask for the rest. */
export function FoundItem({ found: { id, listing } }: { found: FoundListing }) {
  const { createdAt, sellerSince, ...item } = listing;
  const description = (useWhyNot() ?? 'One moment') + LATER;
  return (
    <>
      <PageTitle title={listing.productname} />
      <ProductSheet
        item={{ ...item, utcDate: createdAt.toDate().toISOString(), description }}
        sold={false}
        sellerSince={sellerSince?.toDate()}
        sellerPage={paths.seller.href(item.sellerId)}
        corner={null}
        actions={<AsOf of={productKey(id)} confirmed={false} />}
      />
    </>
  );
}
