import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../base/locale/languages.ts';

const HOME: ReadonlySet<string> = new Set(['/', ...LANGUAGES.flatMap((tag) => [`/${tag}`, `/${tag}/`])]);

/** Whether the home page stands at a path, in whatever language. By itself for the service worker, which needs no other page's address. */
export const isHomePath = (path: string): boolean => HOME.has(path);

/** The home page's path in a language. */
export const homePathIn = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '/' : `/${language}/`;
