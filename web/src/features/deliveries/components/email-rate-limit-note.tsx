import Alert from '@mui/material/Alert';
import { currentLocale } from '@thriftline/domain/base/locale/locale';
import type { LetterRoomReport } from '@thriftline/domain/notifications/delivery-report';
import { formatMoment } from '@/lib/texts/format-moment.ts';

const count = (number: number) => number.toLocaleString(currentLocale());

/** `37 of 100 e-mails in the last hour`, of each limit that is set. */
function usedUp({ limits, sent }: LetterRoomReport): string[] {
  const { hour, day } = limits;
  return [
    ...(hour === undefined ? [] : [`${count(sent.hour)} of ${count(hour)} e-mails in the last hour`]),
    ...(day === undefined ? [] : [`${count(sent.day)} of ${count(day)} e-mails in the last day`]),
  ];
}

/** How much the mail provider still takes, and whether it wants to be left alone. */
export function EmailRateLimitNote(report: LetterRoomReport) {
  const { pausedUntil } = report;
  const used = usedUp(report);
  return (
    <Alert severity={pausedUntil === undefined ? 'info' : 'warning'} sx={{ mb: 3 }}>
      {pausedUntil !== undefined && (
        <>
          The mail provider has paused our e-mails. We try again after {formatMoment(new Date(pausedUntil))}.{' '}
        </>
      )}
      {used.length > 0 && `The mail provider has accepted ${used.join(', ')}. `}
      The rest is sent later: account and payment e-mails first, daily e-mails last.
    </Alert>
  );
}
