import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { EmptyPicture } from '@/components/empty-picture.tsx';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlainButton, PlainButtonLink } from '@/components/plain-button.tsx';
import { paths } from '@/config/paths.ts';
import { isLeaving, isMissingChunk, missingChunkText, onceConnected } from '@/lib/missing-chunk.ts';
import styles from './error.module.css';

function explain(error: unknown): { status: string; message: string } {
  if (isRouteErrorResponse(error)) {
    return { status: String(error.status), message: error.statusText || 'This page could not be shown.' };
  }
  if (isMissingChunk(error)) {
    return { status: 'Not loaded', message: missingChunkText(true) };
  }
  return { status: 'Error', message: error instanceof Error ? error.message : String(error) };
}

/** Any routing error: the status text or message, and a way home. */
export function ErrorRoute() {
  const error = useRouteError();
  const { status, message } = explain(error);
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  // Nothing that could be lost stands here. On a line that comes and goes people would find themselves at this page all the time.
  const isMissing = isMissingChunk(error);
  useEffect(() => {
    if (isMissing) return onceConnected(() => window.location.reload());
  }, [isMissing]);

  if (isLeaving()) return <PageSkeleton />;
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
