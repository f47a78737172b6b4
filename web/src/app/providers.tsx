import { lazy, type ReactNode, Suspense } from 'react';
import { ReportedErrors } from '@/components/states/reported-errors.tsx';
import { wantsPublishing } from '@/features/products/publishing/wants-publishing.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { useOnline } from '@/lib/connection/connection.ts';
import { OutboxRunner } from '@/outbox/components/outbox-runner.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { Toasts } from './toasts.tsx';

// Few have drafts that are to be published.
const DraftPublisher = lazy(async () => ({
  default: (await import('./draft-publisher.tsx')).DraftPublisher,
}));

/** Publishes drafts where there are any to be: looked at when somebody comes, and when the network does. */
function IfDraftsWait() {
  const { status, uid } = useCurrentUser();
  const online = useOnline();
  if (!online || status !== 'signedIn' || uid === null || !wantsPublishing(uid)) return null;
  return (
    <Suspense>
      <DraftPublisher />
    </Suspense>
  );
}

/** What every screen stands on: toasts and the session. Material UI and Firebase come with the routes that need them. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <ReportedErrors />
      <SessionKeeper />
      <OutboxRunner />
      <IfDraftsWait />
      {children}
      <Toasts />
    </>
  );
}
