import type { Language } from '@thriftline/domain/base/locale/languages';
import { ARTICLES as ar } from './ar.ts';
import type { Article } from './article.ts';
import { ARTICLES as de } from './de.ts';
import { ARTICLES as en } from './en.ts';

/**
 * The blog in each language, in the order it is read. All of them come with its page, which a server draws in one piece; no other page
 * loads any.
 */
export const ARTICLES: Readonly<Record<Language, readonly Article[]>> = { en, de, ar };
