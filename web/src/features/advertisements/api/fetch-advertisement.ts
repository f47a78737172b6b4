import { AppError } from '@thriftline/domain/base/errors';
import type { AdvertisedItem } from '@thriftline/domain/pages/ad-content';
import { fetchJson } from '@/lib/calls/fetch-json.ts';

/** Where the advertisement of a product is asked for. */
export function advertisementCall(productId: string): `/api/${string}` {
  return `/api/advertisement/${encodeURIComponent(productId)}`;
}

/** The advertisement of a product, sold or not; null when there is none. Throws AppError. */
export async function fetchAdvertisement(productId: string): Promise<AdvertisedItem | null> {
  try {
    return await fetchJson<AdvertisedItem>(advertisementCall(productId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
