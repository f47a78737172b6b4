import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../base/locale/languages.ts';
import { type PathName, pathNamed, paths } from '../base/paths.ts';
import { SHOP_TEXT_NAMES } from '../settings/shop-texts.ts';

/**
 * The pages that strangers may read, at least where the operator lets them: each has an address in every language,
 * `/de/ads/oak-chair`. All others are the app's and have one address for all.
 */
export const OPEN_PATHS = [
  'home',
  'search',
  'categories',
  'category',
  'product',
  'seller',
  'advertisement',
  'blog',
  'shopText',
] as const satisfies readonly PathName[];

/** What matches the addresses of routes, whatever stands in their changing parts. */
function matcherOf(routes: readonly string[]): RegExp {
  const patterns = routes.map((route) => route.replaceAll(/:\w+/g, '[^/]+').replace(/^\/$/, ''));
  return new RegExp(`^(?:${patterns.join('|')})/?$`);
}

const OPEN = matcherOf([
  ...OPEN_PATHS.map(pathNamed).filter((path) => path !== ''),
  ...SHOP_TEXT_NAMES.map(paths.shopText.href),
]);
const APP = matcherOf([
  ...[paths.login, paths.signup, paths.resetPassword, paths.unsubscribe].map(({ path }) => path),
  `${paths.dashboard.index.path}(?:/.*)?`,
]);

/** The languages whose addresses begin with their tag: all but the one that is read where an address names none. */
export const PREFIXES: readonly Language[] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** That one, too, may be named; such an address is another one of the page without. */
const NAMED = new RegExp(`^/(${LANGUAGES.join('|')})(?=/|$)`);

/** Whether a page that strangers may read stands at a path without prefix. */
export const isOpenPath = (path: string): boolean => OPEN.test(path);

/** Whether a page that has one address for all languages stands at a path without prefix. */
export const isAppPath = (path: string): boolean => APP.test(path);

/** What an address says. */
export interface Address {
  /** The language that it names; undefined where its reader's is meant. */
  language: Language | undefined;
  /** The path as routes and {@link paths} have it, without the language. */
  path: string;
}

/** Reads the path of an address, as browsers and servers have it: escaped. What has a prefix before no page of the shop is taken as it is. */
export function readAddress(pathname: string): Address {
  const prefix = NAMED.exec(pathname);
  const path = prefix === null ? pathname : pathname.slice(prefix[0].length) || paths.home.path;
  const language = LANGUAGES.find((one) => one === prefix?.[1]);
  return isOpenPath(path) || isAppPath(path) ? { language, path } : { language: undefined, path: pathname };
}

/** The path of a page in a language: `/ads/p1` gives `/de/ads/p1`, and where no stranger may read, the path itself. */
export function localizedPath(path: string, language: Language): string {
  return PREFIXES.includes(language) && isOpenPath(path) ? `/${language}${path}` : path;
}

/** Marks what a page's head says of its addresses: the server writes it, and the app keeps it right. */
export const ADDRESS_MARK = 'data-address';

/** A page's address in a language, as links of `rel="alternate"` name it; `x-default` is for readers of any other. */
export interface Alternate {
  hreflang: Language | 'x-default';
  path: string;
}

/** The addresses of an open page in all languages; none of any other page. */
export function alternatesOf(path: string): Alternate[] {
  if (!isOpenPath(path)) return [];
  const plain = path.replace(/(?<=.)\/$/, '');
  return [
    ...LANGUAGES.map((hreflang) => ({ hreflang, path: localizedPath(plain, hreflang) })),
    { hreflang: 'x-default', path: plain },
  ];
}
