import { dateFormat } from '@thriftline/domain/base/locale/locale';

const moment = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment of this year, where the reader is: `Jan 31, 9:05 AM`. */
export function formatMoment(time: Date): string {
  return moment(time);
}
