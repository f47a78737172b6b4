import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { compiled, isolated } from './compile.mjs';
import { pseudo } from './pseudo.mjs';

/** Where the translations are: a folder for each concern, in it a file for each language. The same seen from a bundle in a workspace's `dist/`. */
export const CATALOGS = fileURLToPath(new URL('../../texts/catalogs/', import.meta.url));

/** The language that no one speaks: English with accents, brackets and more length, for tests of the layout. */
export const PSEUDO_LANGUAGE = 'en-XA';

/** Whether a language's lines begin on the right. */
const isRightToLeft = (/** @type {string} */ language) => /^(ar|fa|he|ur)\b/.test(language);

/** Catalogs are written without lines, which would change with every edit of a source. */
export const format = formatter({ lineNumbers: false });

/**
 * A text of a catalogue.
 * @typedef {object} Entry
 * @property {string} message In English, as ICU.
 * @property {string} translation '' while there is none.
 * @property {string | undefined} context
 * @property {string[]} comments
 * @property {string[]} origins The files that have it, below the root.
 * @property {Record<string, string[]>} placeholders
 */

/**
 * The texts of one file, by their ids; none where there is no file.
 * @param {string} path
 * @returns {Map<string, Entry>}
 */
export function readCatalog(path) {
  if (!existsSync(path)) return new Map();
  const parsed = format.parse(readFileSync(path, 'utf8'), {
    locale: null,
    sourceLocale: 'en',
    filename: path,
  });
  const entries = /** @type {Record<string, import('@lingui/conf').MessageType>} */ (parsed);
  return new Map(
    Object.entries(entries).map(([id, { message, translation, context, comments = [], origin = [] }]) => [
      id,
      {
        message: message ?? id,
        translation: translation ?? '',
        context: context || undefined,
        comments,
        origins: origin.map(([file]) => file),
        placeholders: {},
      },
    ]),
  );
}

/** The concerns that have texts, in the order of their names. */
export function concerns(folder = CATALOGS) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * The files of a language's catalogues; of the pseudo-language's those of any, for it is made from the English in them.
 * @param {string} language
 */
export function filesOf(language, folder = CATALOGS) {
  return concerns(folder).flatMap((concern) => {
    const names = readdirSync(join(folder, concern)).filter((name) => name.endsWith('.po'));
    const wanted = language === PSEUDO_LANGUAGE ? names[0] : `${language}.po`;
    return wanted !== undefined && names.includes(wanted) ? [join(folder, concern, wanted)] : [];
  });
}

/** Files that name texts, to be worded elsewhere, import this macro. */
const NAMES_TEXTS = /\bmsg\b[^;]*from '@lingui\/core\/macro'/;

/**
 * Whether a file of functions/ has texts that it sends to be worded by the website, as those of its errors are. What a file words
 * itself, in letters, it never sends.
 * @param {string} path
 * @param {string} folder
 */
function sendsTexts(path, folder) {
  return NAMES_TEXTS.test(readFileSync(join(folder, '../..', path), 'utf8'));
}

/**
 * What a part of the shop (`web` or `functions`) needs of a language: compiled texts by id, those that `domain/` shares
 * included, and on the website those that functions send. Texts without a translation are left out, and shown in English.
 * @param {string} part
 * @param {string} language
 */
export function compiledCatalog(part, language, folder = CATALOGS) {
  /** @type {Map<string, boolean>} */
  const sent = new Map();
  const isSent = (/** @type {string} */ path) => {
    if (!sent.has(path)) sent.set(path, sendsTexts(path, folder));
    return sent.get(path) === true;
  };
  const isOfPart = (/** @type {string} */ origin) =>
    origin.startsWith(`${part}/`) ||
    origin.startsWith('domain/') ||
    (part === 'web' && origin.startsWith('functions/') && isSent(origin));
  const entries = filesOf(language, folder)
    .flatMap((file) => [...readCatalog(file)])
    .filter(([, { origins }]) => origins.some(isOfPart));
  /** @type {Record<string, unknown>} */
  const texts = {};
  for (const [id, { message, translation }] of entries) {
    if (language === PSEUDO_LANGUAGE) texts[id] = pseudo(compiled(message));
    else if (translation !== '')
      texts[id] = isRightToLeft(language) ? isolated(compiled(translation)) : compiled(translation);
  }
  return texts;
}
