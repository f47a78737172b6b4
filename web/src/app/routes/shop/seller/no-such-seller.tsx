import { useLingui } from '@lingui/react/macro';
import { sellerGone } from '@thriftline/domain/accounts/seller-facts';
import { paths } from '@thriftline/domain/base/paths';
import { NotFound } from '@/components/states/not-found.tsx';

/** Stands where a seller would be who has left, was shut out, or never was. */
export function NoSuchSeller() {
  const { t } = useLingui();
  return (
    <>
      <meta name="robots" content="noindex" />
      <NotFound
        page={t`Seller not found`}
        title={sellerGone()}
        to={paths.search.href()}
        way={t`Search the shop`}
      >
        {t`Find your orders from them in My Orders.`}
      </NotFound>
    </>
  );
}
