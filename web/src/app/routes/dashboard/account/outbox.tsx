import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { DraftRow } from '@/features/products/components/drafts/draft-row.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { keepsSiteData } from '@/lib/device/site-data/site-data.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { usePendingCharges } from '@/lib/saved/pending-charges.ts';
import { useDrafts } from '@/outbox/drafts/drafts.ts';
import { noteDone } from '@/outbox/journal/journal.ts';
import { isWaiting } from '@/outbox/journal/mutation.ts';
import { useMutations } from '@/outbox/journal/mutations-store.ts';
import { LastAnswerNote } from './outbox/last-answer-note.tsx';
import { MutationCard } from './outbox/mutation-card.tsx';
import { OutboxSection } from './outbox/outbox-section.tsx';
import { PendingPayments } from './outbox/pending-payments.tsx';
import { RefusedMutation } from './outbox/refused-mutation.tsx';
import { WaitingMutation } from './outbox/waiting-mutation.tsx';

const KEPT_HERE = msg`Changes you make offline wait here until they’re sent.`;
const FORGOTTEN = msg`Changes you make offline wait here until they’re sent. Your browser doesn’t store them, so they’re lost if you leave this site.`;

/** What this device has of an account that the server does not: what waits, what was refused, payments, drafts; and what was sent lately. */
export function OutboxRoute() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const mutations = useMutations();
  const drafts = useDrafts(uid) ?? [];
  const charges = usePendingCharges(uid);
  const waiting = mutations.filter(isWaiting);
  const refused = mutations.filter(({ state }) => state === 'refused');
  const sent = mutations.filter(({ state }) => state === 'sent');
  const isEmpty = waiting.length + refused.length + charges.length === 0;
  const clear = () => void Promise.all(sent.map((mutation) => noteDone(mutation))).catch(reportError);
  return (
    <DashboardPage page="outbox">
      <LastAnswerNote uid={uid} />
      {isEmpty && (
        <EmptyState picture={<ParcelPicture />} title={t`Nothing is waiting to be sent`}>
          {t(keepsSiteData() ? KEPT_HERE : FORGOTTEN)}
        </EmptyState>
      )}
      <PendingPayments charges={charges} />
      <OutboxSection title={t`Refused`} count={refused.length}>
        {refused.map((mutation) => (
          <PartBoundary key={mutation.id} as="li">
            <RefusedMutation mutation={mutation} />
          </PartBoundary>
        ))}
      </OutboxSection>
      <OutboxSection title={t`Waiting`} count={waiting.length}>
        {waiting.map((mutation) => (
          <PartBoundary key={mutation.id} as="li">
            <WaitingMutation mutation={mutation} />
          </PartBoundary>
        ))}
      </OutboxSection>
      <OutboxSection title={t`Drafts`} count={drafts.length}>
        {drafts.map((draft) => (
          <PartBoundary key={draft.id} as="li">
            <DraftRow draft={draft} />
          </PartBoundary>
        ))}
      </OutboxSection>
      <OutboxSection
        title={t`Sent in the last day`}
        count={sent.length}
        action={
          <Button size="small" onClick={clear}>
            {t`Clear`}
          </Button>
        }
      >
        {sent.map((mutation) => (
          <PartBoundary key={mutation.id} as="li">
            <MutationCard mutation={mutation} when="sent" at={mutation.sentAt ?? mutation.at} />
          </PartBoundary>
        ))}
      </OutboxSection>
    </DashboardPage>
  );
}
