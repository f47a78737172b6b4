import { dateFormat } from '@thriftline/domain/base/locale/locale';

const moment = dateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment where the reader is, with the zone it is told in: `Jan 31, 2026, 9:05 AM UTC`. */
export function formatTime(time: Date): string {
  return moment(time);
}
