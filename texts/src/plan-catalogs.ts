import { concerns, filesOf, format, readCatalog } from '../build/catalogs.mjs';
import type { Texts } from './extract.ts';

/** The files that catalogues should be, by their paths below the folder of catalogues. */
export type Files = Map<string, string>;

/** Every translation of a language by the text's id: the same text is said the same everywhere. */
function translationsOf(language: string, folder: string): Map<string, string> {
  const known = new Map<string, string>();
  for (const file of filesOf(language, folder)) {
    for (const [id, { translation }] of readCatalog(file))
      if (translation !== '' && !known.has(id)) known.set(id, translation);
  }
  return known;
}

/** Headers that say nothing that changes by itself. */
const headersOf = (language: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n`;

async function fileOf(language: string, texts: Texts, translations: (id: string) => string): Promise<string> {
  const catalog = Object.fromEntries(
    [...texts].map(([id, { message, context, comments, origins, placeholders }]) => [
      id,
      {
        message,
        translation: translations(id),
        comments: [...comments],
        origin: origins.map((path): [string] => [path]),
        placeholders,
        ...(context === undefined ? {} : { context }),
      },
    ]),
  );
  const text = await format.serialize(catalog, {
    locale: language,
    sourceLocale: 'en',
    filename: '',
    existing: headersOf(language),
  });
  // Those that say nothing.
  return text.replace(/^"[\w-]+: \\n"\n/gm, '');
}

/**
 * What the catalogues should be for the texts that the sources have: translations stay, texts that are gone go, and a new
 * one is translated already where another concern has it.
 */
export async function planCatalogs(
  extracted: ReadonlyMap<string, Texts>,
  languages: readonly string[],
  folder: string,
): Promise<Files> {
  const files: Files = new Map();
  for (const language of languages) {
    const anywhere = translationsOf(language, folder);
    for (const [concern, texts] of extracted) {
      const path = `${concern}/${language}.po`;
      const own = readCatalog(folder + path);
      const translations = (id: string) => own.get(id)?.translation || anywhere.get(id) || '';
      files.set(path, await fileOf(language, texts, translations));
    }
  }
  return files;
}

/** The catalogues that are there, by their paths below the folder. */
export function catalogPaths(languages: readonly string[], folder: string): string[] {
  const wanted = languages.flatMap((language) => filesOf(language, folder));
  return wanted.map((path) => path.slice(folder.length)).filter(() => concerns(folder).length > 0);
}
