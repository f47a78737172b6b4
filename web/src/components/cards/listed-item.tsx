import { ItemCard } from './item-card.tsx';

interface ListedItemProps {
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

/** An item in short, in an ItemGrid. */
export function ListedItem({ to, item, eager = false }: ListedItemProps) {
  return (
    <li>
      <ItemCard
        to={to}
        name={item.productname}
        price={item.resaleprice}
        original={item.originalprice}
        picture={{ img: item.img, thumb: item.thumb }}
        placeholder={item.placeholder}
        facts={[item.condition, item.location]}
        eager={eager}
      />
    </li>
  );
}
