import type { Advertisement } from '../catalogue/advertisement.ts';
import type { Category } from '../catalogue/categories/category.ts';
import type { OpenSettings } from '../settings/open-settings.ts';

/** What a card of an advertised item shows; `_id` as in the documented calls. */
export type HomeItem = { _id: string } & Pick<
  Advertisement,
  'productname' | 'resaleprice' | 'originalprice' | 'condition' | 'location' | 'img' | 'thumb' | 'placeholder'
>;

/** What a card of a category shows. */
export type HomeCategory = { _id: string } & Pick<Category, 'categoryname' | 'img'>;

/** What the home page shows to somebody signed out: its markup is made of this on the server and once more in the browser. */
export interface HomeContent {
  /** When it was read, in milliseconds since 1970. */
  at: number;
  /** Without the synonyms, which only searches need. */
  settings: Omit<OpenSettings, 'synonyms'>;
  advertisements: readonly HomeItem[];
  categories: readonly HomeCategory[];
}

/** A page drawn on the server, by the website's own components. */
export interface DrawnPage {
  /** Elements of the head: the title, and what fetches the first pictures ahead. */
  head: string;
  /** The root element's content. */
  root: string;
}

/** How many categories the home page shows. */
export const HOME_CATEGORIES = 12;

/** The element that holds the HomeContent a page was drawn of, as JSON. */
export const HOME_CONTENT_ID = 'home-content';

/** Where in a page's frame each part goes that the server fills in. */
export const HOME_PLACES = {
  head: '<!--home:head-->',
  root: '<!--home:root-->',
  content: '<!--home:content-->',
} as const;
