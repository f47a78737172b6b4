import { PriceTag } from '../texts/price-tag.tsx';
import { UserText } from '../texts/user-text.tsx';
import { ImageFrame } from './image-frame.tsx';
import { ITEM_WIDTHS } from './item-grid.tsx';
import { LinkCard } from './link-card.tsx';

interface ItemCardProps {
  /** The page it leads to. */
  to: string;
  /** True where its picture is seen without scrolling. */
  eager?: boolean;
  item: {
    productname: string;
    resaleprice: number;
    originalprice: number;
    condition: string;
    location: string;
    img: string;
    thumb?: string | undefined;
    placeholder?: string | undefined;
  };
}

/** An item in short, one link as a whole. Stands in an ItemGrid. */
export function ItemCard({ to, item, eager = false }: ItemCardProps) {
  return (
    <LinkCard
      to={to}
      picture={
        <ImageFrame
          src={item.img}
          thumb={item.thumb}
          placeholder={item.placeholder}
          sizes={ITEM_WIDTHS}
          alt=""
          eager={eager}
        />
      }
    >
      <PriceTag price={item.resaleprice} original={item.originalprice} />
      <h3>
        <UserText>{item.productname}</UserText>
      </h3>
      <p>
        {item.condition} · <UserText>{item.location}</UserText>
      </p>
    </LinkCard>
  );
}
