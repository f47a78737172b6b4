import Button from '@mui/material/Button';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { DraftRow } from '@/features/products/components/drafts/draft-row.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { keepsSiteData } from '@/lib/device/site-data/site-data.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { useKeptCharges } from '@/lib/saved/kept-charges.ts';
import { useDrafts } from '@/outbox/drafts/drafts.ts';
import { isWaiting } from '@/outbox/journal/act.ts';
import { useActs } from '@/outbox/journal/acts-store.ts';
import { noteDone } from '@/outbox/journal/journal.ts';
import { ActCard } from './outbox/act-card.tsx';
import { KeptPayments } from './outbox/kept-payments.tsx';
import { LastAnswerNote } from './outbox/last-answer-note.tsx';
import { OutboxSection } from './outbox/outbox-section.tsx';
import { RefusedAct } from './outbox/refused-act.tsx';
import { WaitingAct } from './outbox/waiting-act.tsx';

const KEPT_HERE = 'Changes you make offline wait here until they’re sent.';
const FORGOTTEN =
  'Changes you make offline wait here until they’re sent. Your browser doesn’t store them, so they’re lost if you leave this site.';

/** What this device has of an account that the server does not: what waits, what was refused, payments, drafts; and what was sent lately. */
export function OutboxRoute() {
  const { uid } = useSignedInUser();
  const acts = useActs();
  const drafts = useDrafts(uid) ?? [];
  const charges = useKeptCharges(uid);
  const waiting = acts.filter(isWaiting);
  const refused = acts.filter(({ state }) => state === 'refused');
  const sent = acts.filter(({ state }) => state === 'sent');
  const isEmpty = waiting.length + refused.length + charges.length === 0;
  const clear = () => void Promise.all(sent.map((act) => noteDone(act))).catch(reportError);
  return (
    <DashboardPage title="Waiting to send">
      <LastAnswerNote uid={uid} />
      {isEmpty && (
        <EmptyState picture={<ParcelPicture />} title="Nothing is waiting on this device">
          {keepsSiteData() ? KEPT_HERE : FORGOTTEN}
        </EmptyState>
      )}
      <KeptPayments charges={charges} />
      <OutboxSection title="Refused" count={refused.length}>
        {refused.map((act) => (
          <RefusedAct key={act.id} act={act} />
        ))}
      </OutboxSection>
      <OutboxSection title="Waiting" count={waiting.length}>
        {waiting.map((act) => (
          <WaitingAct key={act.id} act={act} />
        ))}
      </OutboxSection>
      <OutboxSection title="Drafts" count={drafts.length}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </OutboxSection>
      <OutboxSection
        title="Sent in the last day"
        count={sent.length}
        action={
          <Button size="small" onClick={clear}>
            Clear
          </Button>
        }
      >
        {sent.map((act) => (
          <ActCard key={act.id} act={act} when="Sent" at={act.sentAt ?? act.at} />
        ))}
      </OutboxSection>
    </DashboardPage>
  );
}
