import { may } from '@thriftline/domain/permissions';
import { lazy, type ReactNode, Suspense } from 'react';
import { ReportedErrors } from '@/components/reported-errors.tsx';
import { useCurrentUser } from '@/lib/current-user.ts';
import { OutboxRunner } from '@/outbox/components/outbox-runner.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { Toasts } from './toasts.tsx';

// Whoever may sell nothing has no drafts.
const DraftPublisher = lazy(async () => ({
  default: (await import('./draft-publisher.tsx')).DraftPublisher,
}));

/** What every screen stands on: toasts and the session. Material UI and Firebase come with the routes that need them. */
export function Providers({ children }: { children: ReactNode }) {
  const { role } = useCurrentUser();
  const sells = role !== null && may(role, 'products', 'add');
  return (
    <>
      <ReportedErrors />
      <SessionKeeper />
      <OutboxRunner />
      {sells && (
        <Suspense>
          <DraftPublisher />
        </Suspense>
      )}
      {children}
      <Toasts />
    </>
  );
}
