import { dateFormat } from '@thriftline/domain/base/locale/locale';

const day = dateFormat({ dateStyle: 'medium' });
const month = dateFormat({ month: 'long', year: 'numeric' });

/** A stored ISO text as the day it was, where the reader is: `Jan 31, 2026`. A text that is no time gives ''. */
export function formatDay(utcDate: string): string {
  const time = Date.parse(utcDate);
  return Number.isNaN(time) ? '' : day(time);
}

/** The month a moment lies in: `January 2026`. */
export function formatMonth(moment: Date): string {
  return month(moment);
}

const utcDay = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** A day in UTC, wherever the reader is: `Jan 31, 2026`. */
export function formatUtcDay(moment: Date): string {
  return utcDay(moment);
}
