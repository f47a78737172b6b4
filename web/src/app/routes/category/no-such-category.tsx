import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { SearchPicture } from '@/components/empty-pictures.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { NotOnDevice } from '@/components/not-on-device.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/config/paths.ts';
import { useOnline } from '@/hooks/use-online.ts';

/** Stands where a category would be that was deleted or never was. */
export function NoSuchCategory() {
  const online = useOnline();
  if (!online) {
    return (
      <>
        <PageTitle title="Category" />
        <NotOnDevice />
      </>
    );
  }
  return (
    <>
      <PageTitle title="Category not found" />
      <EmptyState
        picture={<SearchPicture />}
        heading
        title="There is no such category"
        action={
          <Button component={Link} to={paths.home.href()} variant="contained">
            See all categories
          </Button>
        }
      >
        It may have been deleted, or the address has a mistake in it.
      </EmptyState>
    </>
  );
}
