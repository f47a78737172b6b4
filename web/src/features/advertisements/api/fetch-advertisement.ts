import type { AdvertisedItem } from '@thriftline/domain/ad-content';
import { AppError } from '@thriftline/domain/errors';
import { fetchJson } from '@/lib/fetch-json.ts';

/** The advertisement of a product, sold or not; null when there is none. Throws AppError. */
export async function fetchAdvertisement(productId: string): Promise<AdvertisedItem | null> {
  try {
    return await fetchJson<AdvertisedItem>(`/api/advertisement/${encodeURIComponent(productId)}`);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
