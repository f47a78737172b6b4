import { productState } from '@thriftline/domain/catalogue/product-state';
import type { AdvertisedItem } from '@thriftline/domain/pages/ad-content';
import { asOldAs, fetchJson } from '@/lib/calls/fetch-json.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';

/** Where they are asked for; the home page without content asks before any script has come. */
export const ADVERTISEMENTS_CALL = '/api/home/advertisements';

/** Whether the item can still be had. */
export function isUnsold({ availability, paid }: AdvertisedItem): boolean {
  const flags = {
    ...(availability === undefined ? {} : { availability }),
    ...(paid === undefined ? {} : { paid }),
  };
  return productState(flags, serverNow()).name !== 'sold';
}

/** The advertisements whose turn it is on the home page, at most two of a seller. Throws AppError. */
export async function fetchAdvertisements(): Promise<AdvertisedItem[]> {
  const items = await fetchJson<AdvertisedItem[]>(ADVERTISEMENTS_CALL);
  return asOldAs(items, items.filter(isUnsold));
}
