import { dateFormat } from '@thriftline/domain/base/locale/locale';

const PARTS = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const moment = dateFormat(PARTS);
const momentOfYear = dateFormat({ ...PARTS, year: 'numeric' });

/** A moment where the reader is, with its year where that is not this one: `Jan 31, 9:05 AM`, `Jan 31, 2025, 9:05 AM`. */
export function formatMoment(time: Date): string {
  return time.getFullYear() === new Date().getFullYear() ? moment(time) : momentOfYear(time);
}
