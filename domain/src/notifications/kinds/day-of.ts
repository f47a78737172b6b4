import { dateFormat } from '../../base/locale/locale.ts';

/** A moment as a day, in UTC: `March 3`. */
export const dayOf = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
