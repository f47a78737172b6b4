import { ImageFrame } from '@/components/image-frame.tsx';
import { ITEM_WIDTHS } from '@/components/item-grid.tsx';
import { LinkCard } from '@/components/link-card.tsx';
import { PriceTag } from '@/components/price-tag.tsx';
import { paths } from '@/config/paths.ts';
import type { AdvertisedItem } from '../api/fetch-advertisements.ts';

/** An advertised item, leading to its category where it can be booked. */
export function AdvertisedCard({ item }: { item: AdvertisedItem }) {
  return (
    <LinkCard
      to={paths.category.href(item.categoryId)}
      picture={
        <ImageFrame
          src={item.img}
          thumb={item.thumb}
          placeholder={item.placeholder}
          sizes={ITEM_WIDTHS}
          alt=""
        />
      }
    >
      <PriceTag price={item.resaleprice} original={item.originalprice} />
      <h3>{item.productname}</h3>
      <p>
        {item.condition} · {item.location}
      </p>
    </LinkCard>
  );
}
