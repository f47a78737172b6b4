import { CURRENCY } from './locale/format-money.ts';
import { chargeBounds } from './shop/currencies.ts';

const OWN = chargeBounds(CURRENCY);

/** The lowest price that the shop allows, in cents: the least that Stripe charges. Its operator may ask for more: `minPrice` of the settings. */
export const MIN_PRICE_CENTS = OWN.least;

/** The highest price that the shop allows, in cents. */
export const MAX_PRICE_CENTS = OWN.most;
