const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** A stored ISO text as the day it was, where the reader is: `Jan 31, 2026`. A text that is no time gives ''. */
export function formatDay(utcDate: string): string {
  const time = Date.parse(utcDate);
  return Number.isNaN(time) ? '' : day.format(time);
}
