import { dialed } from '@thriftline/domain/base/shop/countries';
import { SHOP } from '@thriftline/domain/base/shop/shop';

/** The link that dials a telephone number, however it is written: one without its country's code is of the shop's country. */
export function telephoneHref(mobile: string): string {
  return `tel:${dialed(mobile, SHOP.country)}`;
}
