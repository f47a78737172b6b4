import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { reportError } from '@/lib/notices/report-error.ts';
import { takeInHand } from '@/outbox/drafts/drafts.ts';
import type { Draft } from '@/outbox/journal/draft.ts';

interface DraftInHandProps {
  draft: Draft | undefined;
  /** Its form. */
  children: ReactNode;
}

/** Shows a draft's form once nothing publishes it by itself any more; or says that it is on its way. */
export function DraftInHand({ draft, children }: DraftInHandProps) {
  const [wasToBePublished] = useState(draft?.publish !== undefined);
  const [hand, setHand] = useState<'asking' | Awaited<ReturnType<typeof takeInHand>>>('asking');
  const id = draft?.id;
  useEffect(() => {
    if (!wasToBePublished || id === undefined) return;
    takeInHand(id).then(setHand, (error: unknown) => {
      reportError(error);
      setHand('sending');
    });
  }, [wasToBePublished, id]);

  if (!wasToBePublished) return children;
  if (hand === 'asking') return <LoadingBlock height={480} maxWidth={640} />;
  if (hand !== 'yours') {
    return (
      <Alert severity="info">
        <Trans>This draft is being published. Find the item under My Products.</Trans>
      </Alert>
    );
  }
  return (
    <>
      <Alert severity="info" sx={{ mb: 2.5, maxWidth: '40rem' }}>
        <Trans>We won’t publish this draft while you edit it. Publish it below when it’s ready.</Trans>
      </Alert>
      {children}
    </>
  );
}
