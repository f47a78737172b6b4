import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { productState } from '@thriftline/domain/catalogue/product-state';
import {
  HOME_CATEGORIES,
  type HomeCategory,
  type HomeContent,
  type HomeItem,
} from '@thriftline/domain/pages/home-content';
import { homeAdvertisements } from '../catalogue/advertisements/home-advertisements.ts';
import { listCategories } from '../catalogue/categories/list-categories.ts';
import type { Stored } from '../firestore/collection.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { pageSettings } from './page-settings.ts';

/** What the card of an advertisement shows, and nothing else of it: all of this is sent with the page. */
function itemOf({ id, data }: Stored<Advertisement>): HomeItem {
  const { productname, resaleprice, originalprice, condition, location, img, thumb, placeholder } = data;
  const item = { _id: id, productname, resaleprice, originalprice, condition, location, img };
  return {
    ...item,
    ...(thumb === undefined ? {} : { thumb }),
    ...(placeholder === undefined ? {} : { placeholder }),
  };
}

/** What the home page shows to everybody who is signed out, at this moment. */
export async function readHomeContent(now = Date.now()): Promise<HomeContent> {
  const [stored, advertisements, categories] = await Promise.all([
    loadShopSettings(),
    homeAdvertisements(now),
    listCategories({ limit: HOME_CATEGORIES }),
  ]);
  return {
    at: now,
    settings: pageSettings(stored),
    advertisements: advertisements
      .filter(({ data }) => productState(data, now).name !== 'sold')
      .map((advertisement) => itemOf(advertisement)),
    categories: categories.items.map(
      ({ id, data: { categoryname, img } }): HomeCategory => ({ _id: id, categoryname, img }),
    ),
  };
}
