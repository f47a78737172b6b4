import type { Person } from '../../environment.ts';
import { idOfSearch, THEN } from '../../world/stored-documents.ts';
import { STRANGER } from './row.ts';

/** The report that somebody made, one of others, and one about whoever asks. */
export const MY_REPORT = ({ uid }: Person) => `reports/mine_stranger_${uid}`;
export const OTHERS_REPORT = 'reports/others_stranger_stranger';
export const REPORT_ABOUT_ME = 'reports/mine_stranger_stranger';
/** What a report brought of a conversation. */
export const EVIDENCE = { bookingId: 'others', productname: 'Chair', messages: [] };

/** The search that somebody saved, and that of another. */
export const MY_SEARCH = (me: Person) => idOfSearch('q=mine', me);
export const OTHERS_SEARCH = idOfSearch('q=mine', STRANGER);

/** What an account was told. */
export const TOLD = { kind: 'booked', params: { productname: 'Oak chair' }, at: THEN };
/** Until when it has seen what it was told. */
export const SEEN = { seenUntil: THEN };
