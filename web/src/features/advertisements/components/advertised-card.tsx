import { paths } from '@thriftline/domain/base/paths';
import type { HomeItem } from '@thriftline/domain/pages/home-content';
import { ListedItem } from '@/components/cards/listed-item.tsx';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';

interface AdvertisedCardProps {
  item: HomeItem;
  /** Whether its picture is seen without scrolling. */
  eager: boolean;
}

/** An advertised item, leading strangers to its public page and others straight to where it is booked. */
export function AdvertisedCard({ item, eager }: AdvertisedCardProps) {
  const signedIn = useLikelySignedIn();
  const page = signedIn ? paths.product : paths.advertisement;
  return <ListedItem to={page.href(item._id)} item={item} eager={eager} />;
}
