import { paths } from '@thriftline/domain/base/paths';
import { cardAttributes } from '@thriftline/domain/catalogue/card-attributes';
import { shortDeliveryLine } from '@thriftline/domain/catalogue/delivery';
import type { FoundListing, FoundPage } from '@thriftline/domain/search/search-engine';
import { useEffect, useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { ItemCard } from '@/components/cards/item-card.tsx';
import { WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { WaitingResults } from '../browse/waiting-results.tsx';
import type { BegunCategory } from './begun-category.ts';
import styles from './first-cards.module.css';

function FirstCard({ found: { id, listing }, eager }: { found: FoundListing; eager: boolean }) {
  return (
    <li>
      <ItemCard
        to={paths.product.href(id)}
        name={listing.productname}
        heading="h2"
        price={listing.resaleprice}
        original={listing.originalprice}
        picture={listing}
        placeholder={listing.placeholder}
        facts={cardAttributes(listing)}
        place={shortDeliveryLine(listing)}
        eager={eager}
      >
        {/* The room of what takes over. */}
        <div className={styles.room} />
      </ItemCard>
    </li>
  );
}

/**
 * What a tap on a category is answered with: the cards that were asked for with the tap itself, in the places of those that can be
 * booked, which take over; until they come, those of an earlier visit (`kept`). Where nothing was asked for, or it failed, there are
 * places alone: the page asks by itself, and says why.
 */
export function FirstCards({ kept }: { kept?: FoundPage | undefined }) {
  const { id } = useParams();
  const begun = useLoaderData<BegunCategory | null>();
  const page = begun?.id === id ? begun?.page : undefined;
  const [asked, setAsked] = useState<readonly FoundListing[]>();
  const rows = asked ?? kept?.rows;
  useEffect(() => {
    let isCurrent = true;
    page
      ?.then((found) => {
        if (isCurrent) setAsked(found?.rows);
      })
      .catch((error: unknown) => console.debug(error));
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return (
    <WaitingResults>
      {rows?.map((found, index) => (
        <PartBoundary key={found.id} as="li">
          <FirstCard found={found} eager={index < WIDEST_ROW} />
        </PartBoundary>
      ))}
    </WaitingResults>
  );
}
