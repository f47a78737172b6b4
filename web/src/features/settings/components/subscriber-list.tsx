import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { consentWords } from '@thriftline/domain/settings/consent';
import type { Subscriber } from '@thriftline/domain/settings/subscriber';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { type RecordColumn, RecordRows } from '@/components/records/record-rows.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { EmailText } from '@/components/texts/email-text.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { toCsv } from '@/lib/browser/csv.ts';
import { BYTE_ORDER_MARK, downloadText } from '@/lib/browser/download-text.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { readAllSubscribers } from '../api/read-all-subscribers.ts';
import { removeSubscriber } from '../api/remove-subscriber.ts';
import { useSubscribers } from '../api/use-subscribers.ts';

const COLUMNS: readonly RecordColumn<Stored<Subscriber>>[] = [
  {
    get title() {
      return t`Email`;
    },
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    get title() {
      return t`Since`;
    },
    cell: ({ createdAt }) => formatTime(createdAt.toDate()),
  },
  {
    get title() {
      return t`Confirmed`;
    },
    cell: ({ confirmedAt }) => confirmedAt && formatTime(confirmedAt.toDate()),
  },
  {
    get title() {
      return t`Agreed to`;
    },
    cell: ({ consent }) => <UserText>{consentWords(consent)}</UserText>,
  },
  {
    get title() {
      return t`Actions`;
    },
    bare: true,
    cell: ({ email }) => <RemoveButton email={email} />,
  },
];

function RemoveButton({ email }: { email: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const remove = () => removeSubscriber(email).catch(notify.error);
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)} {...needsNetwork}>
        {t`Remove`}
      </Button>
      <ConfirmDialog
        open={open}
        title={t`Remove ${email}?`}
        confirmLabel={t`Remove`}
        destructive
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        {t`The address is deleted. Its owner can subscribe again.`}
      </ConfirmDialog>
    </>
  );
}

function ExportButton() {
  const { t } = useLingui();
  const { busy, run } = useAct();
  const needsNetwork = useNeedsNetwork();
  const save = async () => {
    await run(async () => {
      const rows = (await readAllSubscribers()).map(({ email, createdAt, confirmedAt, consent }) => [
        email,
        createdAt.toDate().toISOString(),
        confirmedAt?.toDate().toISOString() ?? '',
        consent,
      ]);
      const day = new Date().toISOString().slice(0, 10);
      const csv = toCsv([[t`Email`, t`Since`, t`Confirmed`, t`Agreed to`], ...rows]);
      downloadText(`subscribers-${day}.csv`, 'text/csv', BYTE_ORDER_MARK + csv);
    });
  };
  return (
    <Button variant="outlined" onClick={save} loading={busy} {...needsNetwork} sx={{ mb: 2 }}>
      {t`Export all as CSV`}
    </Button>
  );
}

/** The addresses that were given for e-mails, to export and to remove. */
export function SubscriberList() {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const list = useSubscribers(pages);
  return (
    <>
      {list.pages.some(({ rows }) => rows.length > 0) && <ExportButton />}
      <PagedRecords
        list={list}
        label={t`Subscribers`}
        columns={COLUMNS}
        onLoadMore={showMore}
        empty={
          <EmptyState title={t`No subscribers yet`}>
            {t`Addresses from the box on the home page appear here once their owners confirm them by e-mail.`}
          </EmptyState>
        }
      >
        {({ key, rows }) => <RecordRows key={key} columns={COLUMNS} records={rows.map(({ data }) => data)} />}
      </PagedRecords>
    </>
  );
}
