import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { PlainButton, PlainButtonLink } from '@/components/plain/plain-button.tsx';
import { EmptyPicture } from '@/components/states/empty-picture.tsx';
import { isLeaving, isMissingChunk, missingChunkText, onceConnected } from '@/lib/reload/missing-chunk.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import styles from './error.module.css';

function explain(error: unknown): { status: string; message: string } {
  if (isRouteErrorResponse(error)) {
    const isUnknown = error.status === 404;
    const message = isUnknown ? t`Page not found` : error.statusText || t`We can’t show this page.`;
    return { status: String(error.status), message };
  }
  if (isMissingChunk(error)) {
    return { status: t`Not loaded`, message: missingChunkText(true) };
  }
  return { status: t`Error`, message: errorMessage(error) };
}

/** Any routing error: the status text or message, and a way home. */
export function ErrorRoute() {
  const { t } = useLingui();
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
        <PlainButtonLink to={paths.home.href()}>{t`Back Home`}</PlainButtonLink>
        {!isRouteErrorResponse(error) && (
          <PlainButton look="outlined" onClick={() => window.location.reload()}>
            {t`Reload`}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
