import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';

/** Stands where a category would be that this device lacks, while there is nobody to ask. */
export function CategoryNotHere() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Category`} />
      <NotOnDevice />
    </>
  );
}

/** Stands where a category would be that was deleted or never was. */
export function NoSuchCategory() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Category not found`} />
      <EmptyState
        picture={<SearchPicture />}
        heading
        title={t`This category doesn’t exist`}
        action={
          <Button component={Link} to={paths.categories.href()} variant="contained">
            {t`See all categories`}
          </Button>
        }
      >
        {t`It may have been deleted, or the link is wrong.`}
      </EmptyState>
    </>
  );
}
