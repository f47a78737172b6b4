import { useLingui } from '@lingui/react/macro';
import { isShown } from '@thriftline/domain/catalogue/product-acts';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { useState } from 'react';
import { useProducts } from '@/features/products/api/use-products.ts';
import { itemsSeen } from '@/features/products/browsing/items-seen.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { HomeRow } from './home-row.tsx';

const NONE: readonly string[] = [];

/** Items that somebody looked at last and that can still be had, at the price they have now. */
export function RecentlyViewed({ uid, isIdle }: { uid: string; isIdle: boolean }) {
  const { t } = useLingui();
  const [ids] = useState(() => itemsSeen(uid));
  const productOf = useProducts(isIdle ? ids : NONE);
  const [now] = useState(serverNow);
  const entries = isIdle ? ids.map(productOf) : [];
  const isKnown = ids.length === 0 || (isIdle && entries.every(({ status }) => status !== 'loading'));
  const items = entries.flatMap((entry) => {
    if (entry.status !== 'ready') return [];
    const item = entry.row.data;
    return isShown(item, now) && productState(item, now).name !== 'sold' ? [item] : [];
  });
  return <HomeRow uid={uid} id="viewed" title={t`Recently viewed`} items={isKnown ? items : undefined} />;
}
