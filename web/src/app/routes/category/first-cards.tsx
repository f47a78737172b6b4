import { deliveryLine } from '@thriftline/domain/catalogue/delivery';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { useEffect, useState } from 'react';
import { Link, useLoaderData, useParams } from 'react-router-dom';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { paths } from '@/config/paths.ts';
import type { BegunCategory } from './begun-category.ts';
import styles from './first-cards.module.css';

/** As many as fill a screen until they are there. */
const WAITING = 8;

/** Cards that are seen without scrolling, on most screens. */
const SEEN_AT_ONCE = 4;

/** As product-card.tsx has it, which would bring Material UI: the same picture is not fetched twice. */
const CARD_WIDTHS = '(max-width: 599px) 46vw, 340px';

function FirstCard({ found: { id, listing }, eager }: { found: FoundListing; eager: boolean }) {
  const delivery = deliveryLine(listing);
  return (
    <article aria-label={listing.productname} className={styles.card}>
      <Link to={paths.product.href(id)}>
        <ImageFrame
          src={listing.img}
          thumb={listing.thumb}
          placeholder={listing.placeholder}
          sizes={CARD_WIDTHS}
          alt=""
          eager={eager}
        />
        <div className={styles.text}>
          <PriceTag price={listing.resaleprice} original={listing.originalprice} />
          <h2>
            <UserText>{listing.productname}</UserText>
          </h2>
          {delivery !== undefined && <p>{delivery}</p>}
          {!delivery?.endsWith(listing.location) && (
            <p className={styles.place}>
              <UserText>{listing.location}</UserText>
            </p>
          )}
        </div>
      </Link>
    </article>
  );
}

/**
 * What a tap on a category is answered with: the cards that were asked for with the tap itself, in the places of those that can be
 * booked, which take over. Where nothing was asked for, or it failed, there are places alone: the page asks by itself, and says why.
 */
export function FirstCards() {
  const { id } = useParams();
  const begun = useLoaderData<BegunCategory | null>();
  const page = begun?.id === id ? begun?.page : undefined;
  const [rows, setRows] = useState<readonly FoundListing[]>();
  useEffect(() => {
    let isCurrent = true;
    page
      ?.then((found) => {
        if (isCurrent) setRows(found?.rows);
      })
      .catch((error: unknown) => console.debug(error));
    return () => {
      isCurrent = false;
    };
  }, [page]);
  const places = Array.from({ length: WAITING }, (_, index) => `card-${index}`);
  return (
    <div aria-busy>
      <div role="status" aria-label="Loading" className={styles.bar} />
      <div className={styles.grid}>
        {rows?.map((found, index) => (
          <FirstCard key={found.id} found={found} eager={index < SEEN_AT_ONCE} />
        ))}
        {rows === undefined &&
          places.map((key) => <div key={key} className={`${styles.card} ${styles.waiting}`} />)}
      </div>
    </div>
  );
}
