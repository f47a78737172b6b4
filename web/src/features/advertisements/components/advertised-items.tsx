import { useLingui } from '@lingui/react/macro';
import type { HomeItem } from '@thriftline/domain/pages/home-content';
import { WaitingItems } from '@/components/cards/item-card.tsx';
import { ItemGrid, WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { SectionTitle } from '@/components/plain/section-title.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useServed } from '@/hooks/use-served.ts';
import { momentText } from '@/lib/texts/moment-text.ts';
import { fetchAdvertisements } from '../api/fetch-advertisements.ts';
import { AdvertisedCard } from './advertised-card.tsx';

/** So many pictures are fetched at once: those of a first row, but the last on the widest windows. */
const EAGER = 4;

/** The newest advertised items. Not there at all when there are none. */
export function AdvertisedItems() {
  const { t } = useLingui();
  const list = useFetched<readonly HomeItem[]>(fetchAdvertisements, useServed('advertisements'));
  if (list.status === 'ready' && list.data.length === 0) return null;
  const asOf = list.status === 'ready' ? list.asOf : undefined;
  const moment = asOf === undefined ? '' : momentText(asOf);
  return (
    <section aria-labelledby="advertised" aria-busy={list.status === 'loading'}>
      <SectionTitle id="advertised" note={asOf === undefined ? undefined : t`As of ${moment}`}>
        {t`Advertised items`}
      </SectionTitle>
      {list.status === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {/* Most days there are some: their place is kept free, so that nothing in sight moves when they come. */}
      {list.status === 'loading' && (
        <ItemGrid oneRow>
          <WaitingItems count={WIDEST_ROW} />
        </ItemGrid>
      )}
      {list.status === 'ready' && (
        <ItemGrid>
          {list.data.map((item, index) => (
            <PartBoundary key={item._id} as="li">
              <AdvertisedCard item={item} eager={index < EAGER} />
            </PartBoundary>
          ))}
        </ItemGrid>
      )}
    </section>
  );
}
