import { ItemCard } from '@/components/item-card.tsx';
import { paths } from '@/config/paths.ts';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import type { AdvertisedItem } from '../api/fetch-advertisements.ts';

/** An advertised item, leading strangers to its public page and others straight to where it is booked. */
export function AdvertisedCard({ item }: { item: AdvertisedItem }) {
  const signedIn = useLikelySignedIn();
  const page = signedIn ? paths.product : paths.advertisement;
  return <ItemCard to={page.href(item._id)} item={item} />;
}
