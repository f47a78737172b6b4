import { dateFormat } from '@thriftline/domain/base/locale/locale';
import { formatMoment } from './format-moment.ts';

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** A moment in short, where the reader is: of today its time alone. */
export function momentText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? clock(at) : formatMoment(new Date(at));
}
