import { PageTitle } from '@/components/page-title.tsx';

/** The buyer's wish list. */
export function WishlistRoute() {
  return <PageTitle title="WishList" />;
}
