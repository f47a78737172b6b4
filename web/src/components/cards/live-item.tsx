import { useLingui } from '@lingui/react/macro';
import { type ProductFlags, productState } from '@thriftline/domain/catalogue/product-state';
import { useNow } from '@/hooks/use-now.ts';
import { ListedItem, type ListedItemProps } from './listed-item.tsx';

interface LiveItemProps extends Omit<ListedItemProps, 'mark'> {
  item: ListedItemProps['item'] & Pick<ProductFlags, 'hold'>;
}

/** An item in short, in an ItemGrid, with what became of it since on its photo. */
export function LiveItem({ item, ...props }: LiveItemProps) {
  const { t } = useLingui();
  // A hold that ends is noticed without any news from the server.
  const now = useNow(item.hold?.until.toMillis());
  const isHeld = productState({ hold: item.hold }, now).name === 'held';
  return <ListedItem item={item} mark={isHeld ? t`Reserved` : undefined} {...props} />;
}
