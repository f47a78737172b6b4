import type { Advertisement } from '@thriftline/domain/advertisement';
import { productState } from '@thriftline/domain/product-state';
import { fetchList } from '@/lib/fetch-list.ts';
import type { Stored } from '@/lib/stored.ts';

/** How many advertised items the home page shows. */
const MOST = 24;

/** Where they are asked for; index.html asks before any script has come. */
export const ADVERTISEMENTS_CALL = `/api/advertisement?limit=${MOST}` as const;

/** An advertisement as the documented call gives it: its time is a text. */
export type AdvertisedItem = Omit<Stored<Advertisement>, 'createdAt'> & { createdAt: string };

/** The newest advertisements of unsold products. Throws AppError. */
export async function fetchAdvertisements(): Promise<AdvertisedItem[]> {
  const items = await fetchList<AdvertisedItem>(ADVERTISEMENTS_CALL);
  return items.filter(({ availability, paid }) => {
    const flags = {
      ...(availability === undefined ? {} : { availability }),
      ...(paid === undefined ? {} : { paid }),
    };
    return productState(flags, Date.now()).name !== 'sold';
  });
}
