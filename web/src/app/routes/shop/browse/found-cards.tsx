import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { ReactNode } from 'react';
import { WaitingItems } from '@/components/cards/item-card.tsx';
import { ItemGrid } from '@/components/cards/item-grid.tsx';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { FOUND_PER_PAGE } from '@/features/search/found.ts';
import type { FoundItems } from '@/features/search/hooks/use-found-items.ts';
import { useUnreachable } from '@/hooks/use-online.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { FoundPage } from './found-page.tsx';
import type { Shopper } from './shopper.ts';

interface FoundCardsProps {
  found: FoundItems;
  shopper: Shopper;
  /** What came for a saved search since it was last looked at. */
  newIds: ReadonlySet<string>;
  /** What stands there when nothing was found. */
  empty: ReactNode;
  onBook: (product: Stored<Product>) => void;
  onShowMore: () => void;
}

/** What was found, page by page. As tall as the window from the start, so that nothing in sight moves when it comes. */
export function FoundCards({ found, shopper, newIds, empty, onBook, onShowMore }: FoundCardsProps) {
  const { t } = useLingui();
  // Without Auth there may be no token to ask with: then this device was searched, too.
  const online = useUnreachable('auth') === undefined;
  const loading = found.status === 'loading' || found.loadingMore;
  const none = found.status === 'ready' && found.pages.every(({ rows }) => rows.length === 0);
  if (found.status === 'error') {
    return online ? <ErrorState error={found.error} onRetry={found.retry} /> : <NotOnDevice />;
  }
  return (
    <Box sx={{ minHeight: '100dvh' }} aria-busy={loading}>
      {none && (online ? empty : <NotOnDevice />)}
      <ItemGrid results>
        {found.pages.map(({ key, rows }, index) => (
          <FoundPage
            key={key}
            rows={rows}
            first={index === 0}
            shopper={shopper}
            newIds={newIds}
            onBook={onBook}
          />
        ))}
        {loading && <WaitingItems count={FOUND_PER_PAGE} />}
      </ItemGrid>
      <LoadMore
        label={t`Show more`}
        hasMore={found.hasMore}
        loading={found.loadingMore}
        onLoadMore={onShowMore}
      />
    </Box>
  );
}
