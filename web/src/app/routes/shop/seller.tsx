import { invariant } from '@thriftline/domain/base/invariant';
import { useParams } from 'react-router-dom';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { SellerPage } from './seller/seller-page.tsx';

/** Who somebody deals with: the seller, and what they sell; in an open shop for strangers, too. */
export function SellerRoute() {
  const { id } = useParams();
  invariant(id !== undefined, 'the address of a seller has their id');
  const { uid } = useCurrentUser();
  const { openBrowsing } = useShopSettings();
  return (
    <>
      {/* Nobody comes in from a search engine where strangers see nothing. */}
      {!openBrowsing && <meta name="robots" content="noindex" />}
      {/* Another seller starts over, although the route is the same; and what is said depends on who asks. */}
      <SellerPage key={`${id} ${uid}`} id={id} />
    </>
  );
}
