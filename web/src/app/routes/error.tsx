import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { EmptyPicture } from '@/components/empty-picture.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/config/paths.ts';

/** The browser's words when a part of the app cannot be loaded: offline, or replaced by a newer version. */
const MISSING_PART = /dynamically imported module|module script failed|Unable to preload/i;

function explain(error: unknown): { status: string; message: string } {
  if (isRouteErrorResponse(error)) {
    return { status: String(error.status), message: error.statusText || 'This page could not be shown.' };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (MISSING_PART.test(message)) {
    return {
      status: 'Not loaded',
      message: 'Part of the page could not be loaded. Check your connection and reload.',
    };
  }
  return { status: 'Error', message };
}

/** Any routing error: the status text or message, and a way home. */
export function ErrorRoute() {
  const error = useRouteError();
  const { status, message } = explain(error);
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);

  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 2,
        py: { xs: 6, md: 10 },
        px: 2,
      }}
    >
      <PageTitle title={status} />
      <EmptyPicture />
      <Typography variant="h1">{status}</Typography>
      <Typography color="textSecondary" role="alert">
        {message}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" component={Link} to={paths.home.href()}>
          Back Home
        </Button>
        {!isRouteErrorResponse(error) && (
          <Button variant="outlined" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )}
      </Box>
    </Box>
  );
}
