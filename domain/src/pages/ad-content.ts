import type { Advertisement } from '../catalogue/advertisement.ts';
import type { HomeContent } from './home-content.ts';

/** An advertisement as the documented calls give it: its times are texts. */
export type AdvertisedItem = Omit<Advertisement, 'productId' | 'createdAt' | 'sellerSince'> & {
  _id: string;
  createdAt: string;
  sellerSince?: string;
};

/** What the public page of an advertised item shows: drawn of this on the server and once more in the browser. */
export interface AdContent extends Pick<HomeContent, 'at' | 'settings'> {
  advertisement: AdvertisedItem;
}

/** The element that holds the AdContent a page was drawn of, as JSON. */
export const AD_CONTENT_ID = 'ad-content';
