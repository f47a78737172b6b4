import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** Stands where an item would be that was deleted, is no longer advertised, or never was. */
export function NoSuchItem() {
  return (
    <>
      <PageTitle title="Item not found" />
      <EmptyState
        picture={<SearchPicture />}
        heading
        title="This item doesn’t exist"
        action={
          <Button component={Link} to={paths.home.href()} variant="contained">
            Browse items
          </Button>
        }
      >
        It may have been removed, or the link is wrong.
      </EmptyState>
    </>
  );
}
