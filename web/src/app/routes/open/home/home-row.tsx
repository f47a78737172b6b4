import { paths } from '@thriftline/domain/base/paths';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { WaitingItems } from '@/components/cards/item-card.tsx';
import { ItemGrid, WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { LiveItem } from '@/components/cards/live-item.tsx';
import { SectionTitle } from '@/components/plain/section-title.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { expectedRows, type HomeRowId, noteRow } from './expected-rows.ts';

interface HomeRowProps {
  uid: string;
  id: HomeRowId;
  title: string;
  /** Undefined until known; empty if there is no row. */
  items: readonly (ComponentProps<typeof LiveItem>['item'] & { _id: string })[] | undefined;
}

/**
 * A row of items on the home page that comes after the rest. It moves nothing that is being read: its place is kept free where it
 * was there before, and else it is put in at the top of the page, or below what is in sight.
 */
export function HomeRow({ uid, id, title, items }: HomeRowProps) {
  const [isExpected] = useState(() => expectedRows(uid).includes(id));
  const [hasPlace, setHasPlace] = useState(isExpected);
  const anchor = useRef<HTMLDivElement>(null);
  const isThere = items === undefined ? undefined : items.length > 0;

  useEffect(() => {
    if (isThere !== undefined) noteRow(uid, id, isThere);
  }, [uid, id, isThere]);

  useEffect(() => {
    if (!isThere || hasPlace || anchor.current === null) return;
    if (window.scrollY === 0) {
      setHasPlace(true);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top >= window.innerHeight) setHasPlace(true);
    });
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [isThere, hasPlace]);

  if (isThere === false || (isThere === undefined && !isExpected)) return null;
  if (!hasPlace) return <div ref={anchor} />;
  return (
    <section data-row aria-labelledby={id} aria-busy={items === undefined}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ItemGrid oneRow>
        {items === undefined ? (
          <WaitingItems count={WIDEST_ROW} />
        ) : (
          items.slice(0, WIDEST_ROW).map((item) => (
            <PartBoundary key={item._id} as="li">
              <LiveItem to={paths.product.href(item._id)} item={item} />
            </PartBoundary>
          ))
        )}
      </ItemGrid>
    </section>
  );
}
