import { fromCents } from '../base/locale/format-money.ts';
import { MIN_PRICE_CENTS } from '../base/price-bounds.ts';
import type { CancelFeePayer } from './cancel-fee.ts';
import { DEFAULT_DESCRIPTION } from './default-description.ts';
import { SITE_NAME } from './site.ts';

/**
 * What holds where the operator has set nothing, of all settings that everybody's app reads. The texts are no part of it:
 * they are long, and each page asks for its own. Apart from the schema, because the first page comes without its library.
 */
export const DEFAULT_OPEN_SETTINGS = {
  /** Counts the changes; 0 before the first. */
  version: 0,
  name: SITE_NAME,
  description: DEFAULT_DESCRIPTION,
  minPrice: fromCents(MIN_PRICE_CENTS),
  openBrowsing: false,
  offers: true,
  offerFloor: 50,
  feePercent: 0,
  feeFixed: 0,
  cancelFee: 'shop' as CancelFeePayer,
  subscribeBox: true,
  paymentElement: false,
  synonyms: [] as string[][],
};

/** What everybody's app reads of the operator's settings; shop-settings.ts says what each may be. */
export type OpenSettings = typeof DEFAULT_OPEN_SETTINGS;
