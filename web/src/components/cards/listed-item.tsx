import { choiceLabel } from '@thriftline/domain/catalogue/attributes/choice-labels';
import { useLingui } from '@/lib/language/lingui.tsx';
import { ItemCard } from './item-card.tsx';

/** What it shows of an item, and where to. */
export interface ListedItemProps {
  /** The page it leads to. */
  to: string;
  /** True where its picture is seen without scrolling. */
  eager?: boolean;
  /** A word on the photo: reserved. */
  mark?: string | undefined;
  item: {
    productname: string;
    resaleprice: number;
    originalprice: number;
    condition: string;
    location: string;
    img: string;
    thumb?: string | undefined;
    placeholder?: string | undefined;
    /** How many wish lists it is on; unset if not counted. */
    wishes?: number;
  };
}

/** An item in short, in an ItemGrid. */
export function ListedItem({ to, item, eager = false, mark }: ListedItemProps) {
  // The condition's label is looked up while it is drawn.
  useLingui();
  return (
    <li>
      <ItemCard
        to={to}
        name={item.productname}
        price={item.resaleprice}
        original={item.originalprice}
        picture={{ img: item.img, thumb: item.thumb }}
        placeholder={item.placeholder}
        facts={[choiceLabel(item.condition), item.location]}
        wishes={item.wishes}
        mark={mark}
        eager={eager}
      />
    </li>
  );
}
