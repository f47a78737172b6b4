import { isShown, productState } from '@thriftline/domain/catalogue/product-state';
import { useState } from 'react';
import { ItemGrid } from '@/components/cards/item-grid.tsx';
import { ListedItem } from '@/components/cards/listed-item.tsx';
import { SectionTitle } from '@/components/plain/section-title.tsx';
import { paths } from '@/config/paths.ts';
import { useProducts } from '@/features/products/api/use-products.ts';
import { itemsSeen } from '@/features/products/browsing/items-seen.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';

/** Items that somebody looked at last and that can still be had, at the price they have now. Nothing when there is none. */
export function RecentlyViewed({ uid }: { uid: string }) {
  const [ids] = useState(() => itemsSeen(uid));
  const productOf = useProducts(ids);
  const [now] = useState(serverNow);
  const items = ids.flatMap((id) => {
    const entry = productOf(id);
    if (entry.status !== 'ready') return [];
    const item = entry.row.data;
    return isShown(item, now) && productState(item, now).name !== 'sold' ? [item] : [];
  });
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="viewed">
      <SectionTitle id="viewed">Recently viewed</SectionTitle>
      <ItemGrid oneRow>
        {items.map((item) => (
          <ListedItem key={item._id} to={paths.product.href(item._id)} item={item} />
        ))}
      </ItemGrid>
    </section>
  );
}
