import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** Stands where an item would be that was deleted, is no longer advertised, or never was. */
export function NoSuchItem() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Item not found`} />
      <EmptyState
        picture={<SearchPicture />}
        heading
        title={t`This item doesn’t exist`}
        action={
          <Button component={Link} to={paths.home.href()} variant="contained">
            {t`Browse items`}
          </Button>
        }
      >
        {t`It may have been removed, or the link is wrong.`}
      </EmptyState>
    </>
  );
}
