import { lazy, type ReactNode, Suspense } from 'react';
import { ReportedErrors } from '@/components/reported-errors.tsx';
import { useCurrentUser } from '@/lib/current-user.ts';
import { OutboxRunner } from '@/outbox/components/outbox-runner.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { Toasts } from './toasts.tsx';

// Strangers have no drafts.
const DraftPublisher = lazy(async () => ({
  default: (await import('./draft-publisher.tsx')).DraftPublisher,
}));

/** What every screen stands on: toasts and the session. Material UI and Firebase come with the routes that need them. */
export function Providers({ children }: { children: ReactNode }) {
  const { status } = useCurrentUser();
  return (
    <>
      <ReportedErrors />
      <SessionKeeper />
      <OutboxRunner />
      {status === 'signedIn' && (
        <Suspense>
          <DraftPublisher />
        </Suspense>
      )}
      {children}
      <Toasts />
    </>
  );
}
