import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { EmptyPicture } from '@/components/empty-picture.tsx';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlainButton, PlainButtonLink } from '@/components/plain-button.tsx';
import { paths } from '@/config/paths.ts';
import { whyNot } from '@/lib/connection.ts';
import { isReloading } from '@/lib/reload-on-missing-chunk.ts';
import styles from './error.module.css';

/** The browser's words when a part of the app cannot be loaded: offline, or replaced by a newer version. */
const MISSING_PART = /dynamically imported module|module script failed|Unable to preload/i;

const REPLACED =
  'Part of the page could not be loaded: a new version may have replaced it. Reload to get it.';
const NOT_HERE = 'this page is not on this device yet. Open it again once there is a connection.';

function explain(error: unknown): { status: string; message: string } {
  if (isRouteErrorResponse(error)) {
    return { status: String(error.status), message: error.statusText || 'This page could not be shown.' };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (MISSING_PART.test(message)) {
    const why = whyNot('firestore') ?? whyNot('hosting');
    return {
      status: 'Not loaded',
      message: why === undefined ? REPLACED : `${why}, and ${NOT_HERE}`,
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

  if (isReloading()) return <PageSkeleton />;
  return (
    <div className={styles.error}>
      <PageTitle title={status} />
      <EmptyPicture />
      <h1>{status}</h1>
      <p role="alert">{message}</p>
      <div className={styles.ways}>
        <PlainButtonLink to={paths.home.href()}>Back Home</PlainButtonLink>
        {!isRouteErrorResponse(error) && (
          <PlainButton look="outlined" onClick={() => window.location.reload()}>
            Reload
          </PlainButton>
        )}
      </div>
    </div>
  );
}
