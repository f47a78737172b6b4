import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { SearchPicture } from '@/components/empty-pictures.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { NotOnDevice } from '@/components/not-on-device.tsx';
import { paths } from '@/config/paths.ts';
import { useOnline } from '@/hooks/use-online.ts';

interface NoProductsProps {
  /** Whether filters are set, which may be why. */
  filtered: boolean;
}

/** Stands where a category's products would be when there are none. */
export function NoProducts({ filtered }: NoProductsProps) {
  const online = useOnline();
  if (!online) return <NotOnDevice />;
  if (filtered) {
    return (
      <EmptyState picture={<SearchPicture />} title="Nothing matches">
        Try other words, or take back one of the filters above.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing here yet"
      action={
        <Button component={Link} to={paths.home.href()} variant="contained">
          See other categories
        </Button>
      }
    >
      Nobody sells anything in this category right now. Have a look at the others.
    </EmptyState>
  );
}
