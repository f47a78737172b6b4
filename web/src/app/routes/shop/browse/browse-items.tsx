import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { FoundCount, SearchEngine } from '@thriftline/domain/search/search-engine';
import { isNarrowed, type SearchQuery } from '@thriftline/domain/search/search-query';
import { type ComponentProps, lazy, type ReactNode, useState } from 'react';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { SaveSearchButton } from '@/features/saved-searches/components/save-search-button.tsx';
import { SearchBar } from '@/features/search/components/search-bar.tsx';
import { summaryText } from '@/features/search/found-text.ts';
import { useFoundCount } from '@/features/search/hooks/use-found-count.ts';
import { type FoundItems, useFoundItems } from '@/features/search/hooks/use-found-items.ts';
import type { ChangeSearch } from '@/features/search/hooks/use-search-query.ts';
import { shownSearchKey } from '@/features/search/search-key.ts';
import { useUnreachable } from '@/hooks/use-online.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { Checkout } from '../checkout/checkout.tsx';
import { FoundCards } from './found-cards.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { Shopper } from './shopper.ts';

/** Loaded for those who look at a saved search. */
const NewFinds = lazy(async () => ({
  default: (await import('@/features/saved-searches/components/new-finds.tsx')).NewFinds,
}));

const NONE: ReadonlySet<string> = new Set();

interface BrowseItemsProps {
  engine: SearchEngine;
  query: SearchQuery;
  onChange: ChangeSearch;
  shopper: Shopper;
  /** The id of the saved search that is looked at, if it is one. */
  saved?: string | undefined;
  /** Whether it is one category's page. */
  inCategory?: boolean;
  /** What is said of all that can be found here. */
  above?: ReactNode;
  /** What stands there when there is nothing although nothing is filtered by. */
  empty?: ReactNode;
  /** What stands below the items, given those that are shown. */
  after?: (shown: ReadonlySet<string>) => ReactNode;
}

/** How many there are, and what was looked for where that is not what was typed. */
function Summary({
  typed,
  found,
  count,
}: {
  typed: SearchQuery;
  found: FoundItems;
  count: FoundCount | undefined;
}) {
  const why = useUnreachable('auth');
  const { t } = useLingui();
  const typedWords = typed.words;
  const words = found.query.words;
  const mended = words !== typedWords;
  const instead = t`No results for “${typedWords}”. Showing “${words}”.`;
  return (
    // With room for a number before it is known, so that nothing after it moves to another line when that comes.
    <Typography role="status" color="textSecondary" sx={{ minHeight: '1.6em', minWidth: '6em', mr: 0.5 }}>
      {mended && `${instead} `}
      {summaryText({ count, asOf: found.asOf, isOfDevice: found.isOfDevice, why })}
    </Typography>
  );
}

/**
 * What was found, page by page, and booking one of it. Stands here because a file of its own would part what searches load into
 * two, which is more to load.
 */
export function BookableCards(props: Omit<ComponentProps<typeof FoundCards>, 'onBook'>) {
  const [booking, setBooking] = useState<Stored<Product> | null>(null);
  return (
    <>
      <FoundCards {...props} onBook={setBooking} />
      {props.shopper.buyer !== null && <Checkout product={booking} onClose={() => setBooking(null)} />}
    </>
  );
}

/** Looking for items, and what was found. */
export function BrowseItems({
  engine,
  query,
  onChange,
  shopper,
  saved,
  inCategory = false,
  above,
  empty,
  after,
}: BrowseItemsProps) {
  const { pages, showMore } = useShownPages();
  const found = useFoundItems(engine, query, pages);
  const count = useFoundCount(engine, found);
  const [newIds, setNewIds] = useState(NONE);
  const narrowed = isNarrowed(inCategory ? { ...query, categoryId: undefined } : query);
  const shown = new Set(found.pages.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return (
    <>
      <PartBoundary>
        <SearchBar
          engine={engine}
          query={query}
          searched={found.query.words}
          inCategory={inCategory}
          count={count}
          summary={<Summary typed={query} found={found} count={count} />}
          end={
            isNarrowed(query) &&
            saved === undefined && (
              <PartBoundary>
                <SaveSearchButton query={found.query} />
              </PartBoundary>
            )
          }
          onChange={onChange}
        />
      </PartBoundary>
      {above}
      {saved !== undefined && shopper.isMember && (
        <LazySection>
          <NewFinds key={saved} searchId={saved} onFound={setNewIds} />
        </LazySection>
      )}
      <PartBoundary>
        <BookableCards
          key={shownSearchKey(query)}
          found={found}
          shopper={shopper}
          newIds={saved === undefined ? NONE : newIds}
          empty={narrowed || empty === undefined ? <NothingFound query={query} onChange={onChange} /> : empty}
          onShowMore={showMore}
        />
      </PartBoundary>
      {found.status === 'ready' && !found.hasMore && after?.(shown)}
    </>
  );
}
