import { readCatalog } from '../build/catalogs.mjs';
import { faultsOf } from './arguments-of.ts';
import { catalogPaths } from './plan-catalogs.ts';

/** A text that a language lacks: its readers see the English. */
export interface MissingText {
  language: string;
  concern: string;
  message: string;
}

/** What the catalogues lack, and what is wrong in them. */
export interface CatalogReport {
  missing: MissingText[];
  /** Each with its file and what to mend. */
  faults: string[];
}

/** Looks through the catalogues of the languages. */
export function checkCatalogs(languages: readonly string[], folder: string): CatalogReport {
  const missing: MissingText[] = [];
  const faults: string[] = [];
  /** The first translation of a text in a language, and where it is. */
  const first = new Map<string, { translation: string; path: string }>();
  for (const path of catalogPaths(languages, folder)) {
    const [concern = '', language = ''] = path.replace(/\.po$/, '').split('/');
    for (const [id, { message, translation }] of readCatalog(folder + path)) {
      if (translation === '') {
        missing.push({ language, concern, message });
        continue;
      }
      faults.push(
        ...faultsOf(message, translation, language).map((fault) => `${path}: “${message}” ${fault}`),
      );
      const known = first.get(`${language} ${id}`);
      if (known === undefined) first.set(`${language} ${id}`, { translation, path });
      else if (known.translation !== translation)
        faults.push(
          `${path}: “${message}” is said otherwise in ${known.path}: say it the same, or give one a context`,
        );
    }
  }
  return { missing, faults };
}
