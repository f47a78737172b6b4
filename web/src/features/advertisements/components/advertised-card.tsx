import { ItemCard } from '@/components/item-card.tsx';
import { paths } from '@/config/paths.ts';
import type { AdvertisedItem } from '../api/fetch-advertisements.ts';

/** An advertised item, leading to its public page. */
export function AdvertisedCard({ item }: { item: AdvertisedItem }) {
  return <ItemCard to={paths.advertisement.href(item._id)} item={item} />;
}
