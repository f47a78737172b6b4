import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';

/** What each role is called on screen. */
export const ROLE_LABELS = lookedUp({ Buyer: msg`Buyer`, Seller: msg`Seller`, Admin: msg`Admin` });

/** The same of each status. */
export const STATUS_LABELS = lookedUp({ Unverified: msg`Unverified`, Verified: msg`Verified` });
