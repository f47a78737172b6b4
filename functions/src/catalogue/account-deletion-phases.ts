import { type AccountPhase, deleteFound } from '../jobs/account-phase.ts';
import { advertisements } from './advertisements.ts';

/** What of the catalogue goes with an account, beside its items. */
export const CATALOGUE_PHASES: readonly AccountPhase[] = [
  deleteFound('advertisements', ['advertisements'], (uid) => advertisements().where('sellerId', '==', uid)),
];
