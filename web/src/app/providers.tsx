import type { ReactNode } from 'react';
import { ReportedErrors } from '@/components/reported-errors.tsx';
import { OutboxRunner } from '@/outbox/components/outbox-runner.tsx';
import { DraftPublisher } from './draft-publisher.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { Toasts } from './toasts.tsx';

/** What every screen stands on: toasts and the session. Material UI and Firebase come with the routes that need them. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <ReportedErrors />
      <SessionKeeper />
      <OutboxRunner />
      <DraftPublisher />
      {children}
      <Toasts />
    </>
  );
}
