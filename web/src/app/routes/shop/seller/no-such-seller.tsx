import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { sellerGone } from '@thriftline/domain/accounts/seller-facts';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** Stands where a seller would be who has left, was shut out, or never was. */
export function NoSuchSeller() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Seller not found`} />
      <meta name="robots" content="noindex" />
      <EmptyState
        picture={<SearchPicture />}
        heading
        title={sellerGone()}
        action={
          <Button component={Link} to={paths.search.href()} variant="contained">
            {t`Search the shop`}
          </Button>
        }
      >
        {t`Find your orders from them in My Orders.`}
      </EmptyState>
    </>
  );
}
