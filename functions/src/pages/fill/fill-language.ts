import { invariant } from '@thriftline/domain/base/invariant';
import { DIRECTIONS, type Language } from '@thriftline/domain/base/locale/languages';
import { SOURCE_LANGUAGE } from '@thriftline/domain/base/shop/known-languages';
import { escapeMarkup } from '../../platform/escape.ts';

const ROOT = `<html lang="${SOURCE_LANGUAGE}">`;
const FIRST_SCRIPT = '<script src=';
const NAMED_SCRIPTS = /(<meta name="scripts" content="[^"]*)"/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*"/;

/** What a page in a language has besides its content. */
export interface InLanguage {
  language: Language;
  /** Elements of its head, escaped already. They come before its first script, which goes by them. */
  tags: readonly string[];
  /** What the shop is, in the language. */
  description: string;
  /** Addresses of the scripts with the language's texts. */
  scripts: readonly string[];
}

/**
 * A page of the build, nothing filled in yet, in a language: where its lines begin, what it says of itself, and which scripts it
 * needs. In the language that it was built in it only gets the tags.
 */
export function fillLanguage(page: string, { language, tags, description, scripts }: InLanguage): string {
  invariant(page.includes(ROOT) && page.includes(FIRST_SCRIPT), 'a built page has a language and a script');
  const isBuiltIn = language === SOURCE_LANGUAGE;
  // A page that names its scripts has them fetched by the first one.
  const named = NAMED_SCRIPTS.test(page);
  const ahead = named ? [] : scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`);
  const head = [...tags, ...(isBuiltIn ? [] : ahead)].join('');
  const filled = page.replace(FIRST_SCRIPT, () => `${head}${FIRST_SCRIPT}`);
  if (isBuiltIn) return filled;
  return filled
    .replace(ROOT, `<html lang="${language}" dir="${DIRECTIONS[language]}">`)
    .replace(NAMED_SCRIPTS, (_, start: string) => `${[start, ...scripts].join(' ')}"`)
    .replace(DESCRIPTION, (_, start: string) => `${start}${escapeMarkup(description)}"`);
}
