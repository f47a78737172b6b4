import Alert from '@mui/material/Alert';
import { currentLocale } from '@thriftline/domain/base/locale/locale';
import type { LetterRoomReport } from '@thriftline/domain/notifications/delivery-report';
import { formatMoment } from '@/lib/words/format-moment.ts';

const count = (number: number) => number.toLocaleString(currentLocale());

/** `37 of 100 letters in the last hour`, of each limit that is set. */
function usedUp({ limits, sent }: LetterRoomReport): string[] {
  const { hour, day } = limits;
  return [
    ...(hour === undefined ? [] : [`${count(sent.hour)} of ${count(hour)} letters in the last hour`]),
    ...(day === undefined ? [] : [`${count(sent.day)} of ${count(day)} letters in the last day`]),
  ];
}

/** How much the mail provider still takes, and whether it wants to be left alone. */
export function LetterRoomNote(report: LetterRoomReport) {
  const { pausedUntil } = report;
  const used = usedUp(report);
  return (
    <Alert severity={pausedUntil === undefined ? 'info' : 'warning'} sx={{ mb: 3 }}>
      {pausedUntil !== undefined && (
        <>
          The mail provider says that it is too much. It is asked again after{' '}
          {formatMoment(new Date(pausedUntil))}.{' '}
        </>
      )}
      {used.length > 0 && `The mail provider has taken ${used.join(', ')}. `}
      What does not fit waits and goes out later: what is about accounts and money first, daily letters last.
    </Alert>
  );
}
