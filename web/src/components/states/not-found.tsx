import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../plain/page-title.tsx';
import { SearchPicture } from './empty-pictures.tsx';
import { EmptyState } from './empty-state.tsx';

interface NotFoundProps {
  /** The page's title. */
  page: string;
  title: string;
  /** Where to go from here. */
  to: string;
  way: string;
  children: ReactNode;
}

/** Stands where a page would be about something that is gone or never was. */
export function NotFound({ page, title, to, way, children }: NotFoundProps) {
  return (
    <>
      <PageTitle title={page} />
      <EmptyState
        picture={<SearchPicture />}
        heading
        title={title}
        action={
          <Button component={Link} to={to} variant="contained">
            {way}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
