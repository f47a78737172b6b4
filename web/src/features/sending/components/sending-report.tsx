import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { SENDING_DAYS } from '@thriftline/domain/notifications/sending';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { readDeliveries } from '../api/read-sending.ts';
import { retryDeliveries } from '../api/retry-sending.ts';
import { EmailRateLimitNote } from './email-rate-limit-note.tsx';
import { SendingTable } from './sending-table.tsx';

/** What could not be sent to people, and what waits to be. */
export function SendingReport() {
  const { t } = useLingui();
  const report = useFetched(readDeliveries);
  const { busy, run } = useAct();
  const notify = useNotify();
  if (report.status === 'error') return <ErrorState error={report.error} onRetry={report.retry} />;
  if (report.status === 'loading') return <RecordSkeletons count={2} />;
  const retry = async (ids: string[]) => {
    await run(async () => {
      const count = await retryDeliveries(ids);
      notify.success(
        plural(count, {
          0: 'Already sent',
          one: 'We’ll try # again within five minutes',
          other: 'We’ll try # again within five minutes',
        }),
      );
      report.retry();
    });
  };
  const days = SENDING_DAYS;
  const { channels, letters, failed, waiting } = report.data;
  return (
    <>
      {!channels.includes('email') && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t`No e-mails are sent because LETTERS_FROM isn’t set. Members only see notifications.`}
        </Alert>
      )}
      {letters && <EmailRateLimitNote {...letters} />}
      <SendingTable
        title={(count) => t`Failed: ${count}`}
        label={t`Failed`}
        {...failed}
        busy={busy}
        onRetry={retry}
      >
        {plural(days, {
          one: 'Nothing failed in the last # day.',
          other: 'Nothing failed in the last # days.',
        })}
      </SendingTable>
      <SendingTable
        title={(count) => t`Waiting: ${count}`}
        label={t`Waiting`}
        {...waiting}
        busy={busy}
        onRetry={retry}
      >
        {waiting.count === 0
          ? t`Nothing is waiting.`
          : t`None of these have failed. They’re being sent, or wait for the morning, the end of quiet hours or the mail provider’s limit.`}
      </SendingTable>
    </>
  );
}
